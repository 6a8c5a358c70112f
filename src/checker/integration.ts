import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readBuiltPage } from '../rendering/rendered-page.ts';
import { checkBeside } from './check-beside.ts';
import type { Outcome } from './check-worker.ts';
import { watchContent } from './development/server.ts';
import { checkFragments } from './fragments.ts';
import { describeProblems, type Problem } from './problem.ts';

/** Ends a build with the whole list. */
function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const error = new Error(describeProblems(problems));
  // The list alone: a stack would lead an editor into code.
  delete error.stack;
  throw error;
}

/** Has a build wait for the check when all is bundled: no page is made of what is wrong. */
function waitForCheck(outcome: Promise<Outcome>): Plugin {
  const check = outcome.then(({ problems }) => {
    refuseProblems(problems);
  });
  // Looked at later; a build that ends before that has said why.
  check.catch(() => undefined);
  globalThis.contentCheck = check;
  return {
    name: 'content-checker',
    apply: 'build',
    buildEnd: (error) => (error ? check : undefined),
    // Before Astro's own of that order, which makes the pages.
    buildApp: { order: 'post', handler: () => check },
  };
}

/** An editor may empty a file before it fills it: a file is read when it is quiet, in milliseconds. */
const whenWritten = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list before
 * any page is made, and one whose pages lack what is linked to when they are; the development server
 * prints the list, shows it in the browser and goes on, again whenever content changes.
 */
export function contentChecker(): AstroIntegration {
  let outcome: Promise<Outcome> | undefined;
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectScript }) => {
        if (command === 'build') {
          outcome = checkBeside(fileURLToPath(config.root));
          updateConfig({ vite: { plugins: [waitForCheck(outcome)] } });
        }
        if (command !== 'dev') return;
        updateConfig({ vite: { server: { watch: { awaitWriteFinish: whenWritten } } } });
        injectScript('page', "import '/src/checker/development/notice.ts';");
      },
      'astro:server:setup': ({ server, logger }) => {
        watchContent(server, logger);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { links = [] } = (await outcome) ?? {};
        const isBuilt = (route: string) => existsSync(path.join(folder, route, 'index.html'));
        const dead = await checkFragments(links, (route) =>
          isBuilt(route) ? readBuiltPage(folder, route).ids : undefined,
        );
        refuseProblems(dead);
      },
    },
  };
}
