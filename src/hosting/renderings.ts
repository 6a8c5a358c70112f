import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { markdownPath } from '../config/routes.ts';
import { listDerivedFiles } from '../rendering/derived-files.ts';
import { type Entries, entriesFile } from '../rendering/entries.ts';
import { readBuiltPage, readRenderedPage } from '../rendering/rendered-page.ts';

const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.xml': 'application/xml',
  '.json': 'application/json',
};
const typeOf = (file: string) => `${types[path.extname(file)] ?? 'text/plain'}; charset=utf-8`;

/** In development, where this server answers. */
const originOf = ({ headers: { host = '' } }: IncomingMessage) => `http://${host}`;

/**
 * Makes what says the pages again (Markdown, feeds, the files of the search) from the pages
 * themselves: from the built ones at the end of a build, and in development from the page that is
 * asked for.
 */
export function renderings(): AstroIntegration {
  return {
    name: 'renderings',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const ask = async (origin: string, route: string) => {
          const response = await fetch(origin + route);
          if (response.status >= 500) throw new Error(`${route} could not be rendered.`);
          return response.text();
        };
        server.middlewares.use((request, response, next) => {
          const { pathname: asked } = new URL(request.url ?? '/', 'http://localhost');
          const { accept = '' } = request.headers;
          const isMarkdown = accept.includes('text/markdown') && !accept.includes('text/html');
          const pathname = isMarkdown ? markdownPath(asked) : asked;
          if (!/\.(?:md|xml|txt|json)$/.test(pathname) || pathname === entriesFile) {
            next();
            return;
          }
          const origin = originOf(request);
          const answer = async () => {
            const entries = JSON.parse(await ask(origin, entriesFile)) as Entries;
            const files = listDerivedFiles(entries, async (route) =>
              readRenderedPage(await ask(origin, route)),
            );
            const make = files.get(pathname);
            if (!make) next();
            else response.setHeader('content-type', typeOf(pathname)).end(await make());
          };
          answer().catch(next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const file = path.join(folder, entriesFile);
        const entries = JSON.parse(await readFile(file, 'utf8')) as Entries;
        await rm(file);
        const files = listDerivedFiles(entries, (route) =>
          Promise.resolve(readBuiltPage(folder, route)),
        );
        for (const [name, make] of files) {
          const target = path.join(folder, name);
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, await make());
        }
        logger.info(`${files.size} files were made from the pages.`);
      },
    },
  };
}
