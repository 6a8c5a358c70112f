import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { contentChecker } from '../../../src/checker/integration.ts';

type SetupOptions = HookParameters<'astro:config:setup'>;

test('a build with mistakes is refused with the whole list and no stack, and one with dead links when there are pages', async () => {
  const root = path.join(import.meta.dirname, 'fixtures/broken-site');
  const updateConfig = vi.fn<SetupOptions['updateConfig']>();
  const { hooks } = contentChecker();
  await hooks['astro:config:setup']?.({
    ...{ command: 'build', config: { root: pathToFileURL(`${root}/`) }, updateConfig },
  } as unknown as SetupOptions);
  const [plugin] = updateConfig.mock.lastCall?.[0].vite?.plugins ?? [];
  const { buildApp } = plugin as Plugin & { buildApp: { handler: () => Promise<void> } };
  const error: unknown = await buildApp.handler().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('stack');
  expect(error).toHaveProperty(
    'message',
    expect.stringContaining('src/content/pages/index.mdx:15  footer.labl: '),
  );

  await using built = await mkdtempDisposable(path.join(tmpdir(), 'built-'));
  const folder = path.join(built.path, 'contact');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<main><h2 id="address">Address</h2></main>');
  const dir = pathToFileURL(`${built.path}/`);
  const done = hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
  await expect(done).rejects.toThrow(
    'index.mdx:23  link: found a link to #adress, which /contact does not have; write #address.',
  );
});
