import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkBeside } from './check-build.ts';
import type { Report } from './check-content.ts';
import { reportPage } from './development/page-report.ts';
import { readAgain } from './development/read-again.ts';
import { refreshStore } from './development/refresh-store.ts';
import { changedEvent, serveReports } from './development/serve-reports.ts';
import { describeProblems } from './problem.ts';

/** Loaded when it is asked: a build, which has its check in a thread of its own, goes on meanwhile. */
async function check(root: string): Promise<Report> {
  const { checkContent } = await import('./check-content.ts');
  return checkContent(root);
}

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const settleTime = 200;

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
    const { problems } = await latest;
    if (problems.length > 0) logger.warn(describeProblems(problems));
    else if (hadProblems) logger.info('The content is in order again.');
    hadProblems = problems.length > 0;
  }
  return {
    name: 'content-checker',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, isRestart, updateConfig }) => {
        const root = fileURLToPath(config.root);
        if (command === 'build') updateConfig({ vite: { plugins: [checkBeside(root)] } });
        if (command === 'dev' && !isRestart) await report(root, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const { root } = server.config;
        const content = path.join(root, 'src', 'content') + path.sep;
        const isContent = (file: string) => path.resolve(root, file).startsWith(content);
        serveReports(server, async (route) => {
          const { content: read, problems } = await (latest ??= check(root));
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
