import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { mdxComponents } from '../../../src/mdx/mdx-components.ts';

function createProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'mdx-components-'));
  mkdirSync(join(root, 'src/components'), { recursive: true });
  writeFileSync(join(root, 'src/components/Steps.astro'), '');
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

it('leaves out the words of a draft where nobody is shown it', async () => {
  const draft = '---\ntitle: Kit\ndraft: true\n---\n\n<Steps>\n\n</Steps>\n';
  const other = `---\ntitle: Kit\n---\n\n---\n\ndraft: true\n\n---\n\n<Steps>\n\n</Steps>\n`;
  expect(await transform(draft, 'build')).toBe('---\ntitle: Kit\ndraft: true\n---\n');
  expect(await transform(draft)).toContain('import Steps');
  expect(await transform(other, 'build')).toContain('import Steps');
  vi.stubEnv('PUBLIC_DRAFTS', 'on');
  expect(await transform(draft, 'build')).toContain('import Steps');
});
