import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { checkBeside } from './check-beside.ts';
import type { Report } from './check-content.ts';
import { serveReports } from './development/server.ts';
import { countOf, describeProblems, formatProblems } from './problem.ts';

/**
 * Checks the content on another processor while the build goes on, for as long as no page is made of
 * it.
 */
async function refuseProblems(root: string): Promise<void> {
  const { problems } = await checkBeside(root);
  if (problems.length === 0) return;
  const error = new Error(describeProblems(problems));
  // The list alone: a stack would lead an editor into code.
  delete error.stack;
  throw error;
}

/** Has a build wait for the check when all is bundled: it ends with the whole list of problems. */
function checkInWorker(root: string): Plugin {
  const check = refuseProblems(root);
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

/** Loaded when it is asked: a build, which has its check in a thread of its own, goes on meanwhile. */
async function check(root: string): Promise<Report> {
  const { checkContent } = await import('./check-content.ts');
  return checkContent(root);
}

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const debounceTime = 200;

/** An editor may empty a file before it fills it: a file is read when it is quiet, in milliseconds. */
const whenWritten = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list before
 * any page is made; the development server prints the list, shows it in the browser and goes on,
 * again whenever content changes.
 */
export function contentChecker(): AstroIntegration {
  let hadProblems = false;
  let latest: Promise<Report> | undefined;
  /** Reports to the terminal, and says when the last problem is gone. */
  async function report(root: string, logger: AstroIntegrationLogger): Promise<void> {
    latest = check(root);
    const { problems, advice } = await latest;
    if (advice.length > 0) {
      logger.info(`${formatProblems(advice)}\n\nAdvice: ${countOf(advice.length, 'line')}.`);
    }
    if (problems.length > 0) logger.warn(describeProblems(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  }
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': async (options) => {
        const { command, config, logger, isRestart, updateConfig, injectScript } = options;
        const root = fileURLToPath(config.root);
        if (command === 'build') updateConfig({ vite: { plugins: [checkInWorker(root)] } });
        if (command !== 'dev') return;
        updateConfig({ vite: { server: { watch: { awaitWriteFinish: whenWritten } } } });
        injectScript('page', "import '/src/checker/development/notice.ts';");
        if (!isRestart) await report(root, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const { root } = server.config;
        const content = path.join(root, 'src', 'content') + path.sep;
        serveReports(server, () => (latest ??= check(root)));
        const refresh = async () => {
          await report(root, logger).catch((error: unknown) => {
            logger.error(String(error));
          });
          server.ws.send('content-problems:changed');
        };
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, file) => {
          if (!path.resolve(root, file).startsWith(content)) return;
          clearTimeout(timer);
          timer = setTimeout(() => void refresh(), debounceTime);
        });
      },
    },
  };
}
