import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkBeside } from './check-beside.ts';
import type { Problem } from './problem.ts';
import { createRefusal, describeProblems } from './refused-component.ts';

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const settleTime = 200;

/** Reports to the terminal, and says when the last problem is gone. */
function createReporter(root: string, logger: AstroIntegrationLogger) {
  let hadProblems = false;
  return async function report(): Promise<void> {
    // A build checks in a thread and would load the rules here for nothing.
    const { checkContent } = await import('./check-content.ts');
    const problems = await checkContent(root);
    if (problems.length > 0) logger.warn(describeProblems(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  };
}

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list before
 * any page is made; the development server prints the list and goes on, and prints it again when
 * content changes.
 */
export function contentChecker(): AstroIntegration {
  let report: () => Promise<void> = () => Promise.resolve();
  let found: Promise<readonly Problem[]> | undefined;
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, isRestart }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') {
          found = checkBeside(root);
          // Looked at when the build starts; a loader that fails before that ends the build first.
          found.catch(() => undefined);
        }
        if (command !== 'dev') return;
        report = createReporter(root, logger);
        if (!isRestart) await report();
      },
      'astro:build:start': async () => {
        const problems = await found;
        if (problems && problems.length > 0) throw createRefusal(problems);
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
