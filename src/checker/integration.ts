import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent, type Report } from './check-content.ts';
import { reportPage } from './development/page-report.ts';
import { readAgain } from './development/read-again.ts';
import { refreshStore } from './development/refresh-store.ts';
import { changedEvent, serveReports } from './development/serve-reports.ts';
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

/**
 * Runs the content checker with Astro: a build with problems is refused with the whole list before
 * any collection is read, as Astro itself would stop at the first entry that breaks a schema; the
 * development server prints the list, shows it in the browser and goes on, again whenever content
 * changes.
 */
export function contentChecker(): AstroIntegration {
  let hadProblems = false;
  let latest: Promise<Report> | undefined;
  /** Reports to the terminal, and says when the last problem is gone. */
  async function report(root: string, logger: AstroIntegrationLogger): Promise<void> {
    latest = checkContent(root);
    const { problems } = await latest;
    if (problems.length > 0) logger.warn(describeProblems(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  }
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, isRestart }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') await refuseProblems(root);
        if (command === 'dev' && !isRestart) await report(root, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const { root } = server.config;
        const content = path.join(root, 'src', 'content') + path.sep;
        const isContent = (file: string) => path.resolve(root, file).startsWith(content);
        serveReports(server, async (route) => {
          const { content: read, problems } = await (latest ??= checkContent(root));
          return reportPage(read, problems, route);
        });
        readAgain(server.watcher, isContent);
        refreshStore(server);
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, file) => {
          if (!isContent(file)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            report(root, logger).then(
              () => {
                server.ws.send(changedEvent);
              },
              (error: unknown) => {
                logger.error(String(error));
              },
            );
          }, settleTime);
        });
      },
    },
  };
}
