import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import packageFile from '../../../package.json' with { type: 'json' };
import type { RunningSite } from '../../../tests/support/project.ts';
import { serveFolder } from './serve-folder.ts';

const starlight = '0.42.4';

/**
 * The starter as `npm create astro -- --template starlight` writes it, without its picture.
 * @see https://github.com/withastro/starlight/tree/main/examples/basics
 */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
    import starlight from '@astrojs/starlight';
    const sidebar = [{ label: 'Guides', items: [{ label: 'Example Guide', slug: 'guides/example' }] }];
    export default defineConfig({ integrations: [starlight({ title: 'My Docs', sidebar })] });`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
    import { docsLoader } from '@astrojs/starlight/loaders';
    import { docsSchema } from '@astrojs/starlight/schema';
    export const collections = {
      docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
    };`,
  'src/content/docs/guides/example.md': [
    '---',
    'title: Example Guide',
    'description: A guide in my new Starlight docs site.',
    '---',
    'Guides lead a user through a specific task they want to accomplish, often with a sequence of',
    'steps. Writing a good guide requires thinking about what your users are trying to do.',
    '## Further reading',
    '- Read [about how-to guides](https://diataxis.fr/how-to-guides/) in the Diátaxis framework',
  ].join('\n\n'),
};

/**
 * Makes a starter of Starlight from the registry in a folder of its own, builds and serves it.
 * @returns the site, and the path of its page of text
 * @throws {Error} when the registry does not have it, or its build fails
 */
export async function startStarlight(): Promise<RunningSite & { readonly path: string }> {
  await using made = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'starlight-'));
  made.defer(() => rm(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const run = async (command: string, ...options: readonly string[]) =>
    promisify(execFile)(command, options, { cwd: folder });
  const packages = [`astro@${packageFile.dependencies.astro}`, `@astrojs/starlight@${starlight}`];
  await run('npm', 'install', '--no-audit', '--no-fund', ...packages);
  await run(join(folder, 'node_modules/.bin/astro'), 'build');
  const { origin } = made.use(await serveFolder(join(folder, 'dist')));
  const running = made.move();
  return {
    origin,
    path: '/guides/example',
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
