import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findEditorComponents } from '../../../src/mdx/editor-components.ts';
import { mdxComponents } from '../../../src/mdx/mdx-components.ts';

function createProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'mdx-components-'));
  for (const [room, file] of [
    ['components', 'Section.astro'],
    ['components', 'helper.ts'],
    ['components/lists', 'Steps.astro'],
    ['components/lists', 'Step.astro'],
    ['components/parts', 'Bar.astro'],
    ['components/levels', 'LevelTable.astro'],
    ['components/levels/parts', 'LevelChip.astro'],
    ['news', 'NewsListing.astro'],
    ['news/article', 'ArticleLayout.astro'],
  ] as const) {
    mkdirSync(join(root, 'src', room), { recursive: true });
    writeFileSync(join(root, 'src', room, file), '');
  }
  return root;
}

async function transform(code: string, command = 'serve'): Promise<string | undefined> {
  const { transform: hook, configResolved } = mdxComponents(createProject());
  const handler = hook && typeof hook === 'object' ? (hook.handler as unknown) : undefined;
  if (typeof handler !== 'function') throw new Error('The plugin has no transform.');
  if (typeof configResolved !== 'function') throw new Error('The plugin asks for no command.');
  Reflect.apply(configResolved, undefined, [{ command }]);
  const result = (await Reflect.apply(handler, undefined, [code])) as { code: string } | undefined;
  return result?.code;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds what editors are offered and no part of it', () => {
  expect([...findEditorComponents(createProject()).keys()]).toEqual([
    'LevelTable',
    'NewsListing',
    'Section',
    'Step',
    'Steps',
  ]);
});

it('imports what a page uses, after its last line', async () => {
  const code = await transform('<Steps>\n\n</Steps>\n\n<LevelTable system="esi" />');
  expect(code).toMatch(/^<Steps>/);
  expect(code).toContain("import Steps from '/src/components/lists/Steps.astro';");
  expect(code).toContain("import LevelTable from '/src/components/levels/LevelTable.astro';");
  expect(code).not.toContain('import Step from');
});

it('leaves out the words of a draft where nobody is shown it', async () => {
  const draft = '---\ntitle: Kit\ndraft: true\n---\n\n<Steps>\n\n</Steps>\n';
  const other = `---\ntitle: Kit\n---\n\n---\n\ndraft: true\n\n---\n\n<Steps>\n\n</Steps>\n`;
  expect(await transform(draft, 'build')).toBe('---\ntitle: Kit\ndraft: true\n---\n');
  expect(await transform(draft)).toContain('import Steps');
  expect(await transform(other, 'build')).toContain('import Steps');
  vi.stubEnv('PUBLIC_DRAFTS', 'on');
  expect(await transform(draft, 'build')).toContain('import Steps');
});
