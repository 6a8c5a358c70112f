import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from './check-content.ts';
import { describeProblems } from './problem.ts';

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const settleTime = 200;

/** Ends the build with the list alone: a stack would lead an editor into code. */
async function refuseProblems(root: string): Promise<void> {
  const { problems } = await checkContent(root);
  if (problems.length === 0) return;
  const error = new Error(describeProblems(problems));
  delete error.stack;
  throw error;
}

/** Reports to the terminal, and says when the last problem is gone. */
function createReporter(root: string, logger: AstroIntegrationLogger) {
  let hadProblems = false;
  return async function report(): Promise<void> {
    const { problems } = await checkContent(root);
    if (problems.length > 0) logger.warn(describeProblems(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  };
}

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list before
 * any collection is read, as Astro itself would stop at the first entry that breaks a schema; the
 * development server prints the list and goes on, and prints it again when content changes.
 */
export function contentChecker(): AstroIntegration {
  let report: () => Promise<void> = () => Promise.resolve();
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, isRestart }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') await refuseProblems(root);
        if (command !== 'dev') return;
        report = createReporter(root, logger);
        if (!isRestart) await report();
      },
      'astro:server:setup': ({ server }) => {
        const content = path.join(server.config.root, 'src', 'content') + path.sep;
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, file) => {
          if (!path.resolve(server.config.root, file).startsWith(content)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            report().catch((error: unknown) => {
              server.config.logger.error(String(error));
            });
          }, settleTime);
        });
      },
    },
  };
}
