import { copyFile, glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import {
  builtContactPage,
  deliveryPath,
  functionAddress,
  knownPathsFile,
} from '../../config/routes.ts';
import { type Environment, readPublicSettings, readSettings } from '../../config/settings.ts';
import type { KnownPaths } from '../../blog-host/find-redirect.ts';
import type { Moves } from '../../site/front-matter.ts';
import { describeBuildSettings } from '../settings-report.ts';
import { composeRoutes } from './compose-routes.ts';
import { finishPages } from './pages/finish-pages.ts';
import { parseOutputConfig } from './output-config.ts';

/**
 * Serves the script that all pages share as one file, which browsers keep; scripts of single pages
 * stay in them, where they cost no request.
 */
function isScriptInlined(file: string): false | undefined {
  return file.includes('BaseLayout.astro') ? false : undefined;
}

/** Notes what the bundler makes for browsers: Astro puts small scripts into the pages as they are. */
function noteScripts(bundled: Set<string>): Plugin {
  return {
    name: 'note-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') bundled.add(chunk.code.trim());
        }
      },
    },
  };
}

/**
 * Has the host's scheduler deliver the mail that waits, where there is a place for it: a plan that
 * allows one call a day refuses the whole deployment when it asks for more.
 * @see https://vercel.com/docs/cron-jobs
 */
export function scheduleMail(environment: Environment) {
  const { MAIL_SCHEDULE: schedule } = readSettings(environment, ['MAIL_SCHEDULE']);
  return environment['REDIS_URL']?.trim() ? [{ path: deliveryPath, schedule }] : [];
}

/**
 * Finishes the pages after the build and completes the configuration of the build output. Stands
 * after the adapter, which writes that configuration and later copies the pages to the output.
 * @param readMoves where pages moved to, asked when the pages have been built
 */
export function deployedOutput(readMoves: (root: string) => Moves): AstroIntegration {
  let root: URL;
  const bundled = new Set<string>();
  return {
    name: 'deployed-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { build: { assetsInlineLimit: isScriptInlined }, plugins: [noteScripts(bundled)] },
        });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const output = new URL('./.vercel/output/', root);
        const folder = fileURLToPath(dir);
        const pages = await finishPages(folder, bundled, (advice) => {
          logger.warn(advice);
        });
        for (const name of ['contact', 'newsletter'] as const) {
          const bundle = new URL(`./functions${functionAddress(name)}.func/`, output);
          await copyFile(new URL('./contact/index.html', dir), new URL(builtContactPage, bundle));
        }
        const settings = readPublicSettings();
        // Written only when another host has the articles.
        const known = settings.PUBLIC_BLOG_HOST
          ? await readFile(new URL(`.${knownPathsFile}`, dir), 'utf8')
          : '{ "articles": [] }';
        const { articles } = JSON.parse(known) as KnownPaths;
        const configFile = new URL('./config.json', output);
        const config = parseOutputConfig(await readFile(configFile, 'utf8'));
        const moves = readMoves(fileURLToPath(root));
        const twins = await Array.fromAsync(glob('**/*.md', { cwd: folder }));
        const paths = twins.map((file) => `/${file.split(path.sep).join('/').slice(0, -3)}`);
        const texts = paths.map((file) => (file === '/index' ? '/' : file)).toSorted();
        const routes = composeRoutes(config.routes, { settings, pages, texts, moves, articles });
        const completed = { ...config, routes, crons: scheduleMail(process.env) };
        for (const line of describeBuildSettings(process.env)) logger.warn(line);
        await writeFile(configFile, `${JSON.stringify(completed, undefined, 2)}\n`);
      },
    },
  };
}
