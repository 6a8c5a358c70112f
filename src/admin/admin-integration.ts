import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import { readPublicSettings } from '../config/settings.ts';
import { wordTexts } from '../schemas/word-texts.ts';
import { adminHeaders, adminPath, localAdmin } from './admin-headers.ts';

/** The files of the editing page by their address; the page itself is at `adminPath`. */
type AdminFiles = ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;

/** Puts the texts of the words where a module reads their files. */
const wordTextsInBrowser: EsbuildPlugin = {
  name: 'word-texts',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]schemas[\\/]word-texts\.ts$/ }, () => ({
      contents: `export const wordTexts = ${JSON.stringify(wordTexts)};`,
    }));
  },
};

async function bundleScript(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'admin.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [wordTextsInBrowser],
    // What colors code, draws maps and rewrites SVG is loaded for fields that no form here has.
    external: ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** The fonts of Sveltia CMS, which it asks for beside its script, and elsewhere if they are not there. */
async function readFonts(): Promise<[string, Buffer][]> {
  const folder = fileURLToPath(new URL('assets/', import.meta.resolve('@sveltia/cms')));
  const names = await Array.fromAsync(glob('*.woff2', { cwd: folder }));
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [
      `${adminPath}/assets/${name}`,
      await readFile(path.join(folder, name)),
    ]),
  );
}

function writePage(repository: string, script: string, integrity: string): string {
  return `<!doctype html>
<html lang="en" data-repository="${repository}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Edit the site – TRIAGE</title>
    <script type="module" src="${script}" integrity="${integrity}"></script>
  </head>
  <body>
    <noscript><p>Editing in the browser needs JavaScript. Without it, edit the files in src/content.</p></noscript>
  </body>
</html>
`;
}

/**
 * Makes the editing page: a page that holds nothing, the one script that it loads, which is Sveltia
 * CMS with the forms and the files of this site, and its fonts.
 * @param admin PUBLIC_ADMIN: `github:owner/name`, or `local`
 */
export async function makeAdminPage(admin: string): Promise<AdminFiles> {
  const [script, fonts] = await Promise.all([bundleScript(), readFonts()]);
  const digest = (encoding: 'hex' | 'base64') =>
    createHash('sha256').update(script).digest(encoding);
  const address = `${adminPath}/editor.${digest('hex').slice(0, 8)}.js`;
  const repository = admin.replace(/^github:/, '');
  const html = writePage(repository, address, `sha256-${digest('base64')}`);
  return new Map([
    [adminPath, { type: 'text/html; charset=utf-8', body: Buffer.from(html) }],
    [address, { type: 'text/javascript; charset=utf-8', body: script }],
    ...fonts.map(([name, body]) => [name, { type: 'font/woff2', body }] as const),
  ]);
}

/**
 * Adds the page for editing in the browser: in development for the folder of this machine, in a
 * build where PUBLIC_ADMIN asks for it. Stands before what finishes the built pages.
 */
export function contentEditor(): AstroIntegration {
  const { PUBLIC_ADMIN: admin } = readPublicSettings();
  return {
    name: 'content-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let made: Promise<AdminFiles> | undefined;
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname !== adminPath && !pathname.startsWith(`${adminPath}/`)) {
            next();
            return;
          }
          made ??= makeAdminPage(localAdmin);
          made.then((files) => {
            const file = files.get(pathname);
            if (file === undefined) {
              next();
              return;
            }
            response.removeHeader('content-security-policy-report-only');
            response.setHeaders(new Headers(adminHeaders(localAdmin)));
            response.setHeader('content-type', file.type);
            response.end(file.body);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (admin === '') return;
        for (const [address, { body }] of await makeAdminPage(admin)) {
          const name = address === adminPath ? `${adminPath}/index.html` : address;
          const file = new URL(`.${name}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, body);
        }
        logger.info(`Made ${adminPath} for ${admin}`);
      },
    },
  };
}
