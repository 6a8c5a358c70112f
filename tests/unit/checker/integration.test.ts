import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { contentChecker } from '../../../src/checker/integration.ts';

type Hook = NonNullable<ReturnType<typeof contentChecker>['hooks']['astro:config:setup']>;
type SetupOptions = Parameters<Hook>[0];

test('a build with mistakes is refused with the whole list and no stack', async () => {
  const root = path.join(import.meta.dirname, 'fixtures/broken-site');
  const updateConfig = vi.fn<SetupOptions['updateConfig']>();
  await contentChecker().hooks['astro:config:setup']?.({
    ...{ command: 'build', config: { root: pathToFileURL(`${root}/`) }, updateConfig },
    logger: { warn: vi.fn(), info: vi.fn() },
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
});
