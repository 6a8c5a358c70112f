import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from './check-content.ts';
import { countOf, formatProblems, type Problem } from './problem.ts';

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const settleTime = 200;

function describe(problems: readonly Problem[]): string {
  const list = formatProblems(problems);
  return `The content has ${countOf(problems.length, 'problem')}.\n\n${list}\n`;
}

/** An error that shows the list alone: a stack would lead an editor into code. */
function refuseBuild(problems: readonly Problem[]): never {
  const error = new Error(describe(problems));
  delete error.stack;
  throw error;
}

/** Reports to the terminal, and says when the last problem is gone. */
function createReporter(root: string, logger: AstroIntegrationLogger) {
  let hadProblems = false;
  return async function report(): Promise<void> {
    const problems = await checkContent(root);
    if (problems.length > 0) logger.warn(describe(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  };
}

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list; the
 * development server prints the list and goes on, and prints it again when content changes.
 */
export function contentChecker(): AstroIntegration {
  let report: () => Promise<void> = () => Promise.resolve();
  return {
    name: 'content-checker',
    hooks: {
      // Not at astro:build:start: Astro reads the collections before that and stops at the first
      // entry that breaks a schema, so the editor would never see the list.
      'astro:config:setup': async ({ command, config, logger, isRestart }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') {
          const problems = await checkContent(root);
          if (problems.length > 0) refuseBuild(problems);
        }
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
