/**
 * `npm start`: builds the site when something changed and serves the production output.
 * With `--no-build` it serves the output that is there. Everything wrong with the settings is said at
 * once: what keeps the site from running before the build, the rest beside its address.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { loadDotEnv } from '../../config/dot-env.ts';
import { InvalidSettings, readSettings } from '../../config/settings.ts';
import { findMailProblems } from '../../contact/health.ts';
import { createPrintLog, printLine, printUnforeseen } from '../../contact/log.ts';
import { openQueue } from '../../contact/stores.ts';
import { startDelivering } from '../../contact/queue/scheduled-delivery.ts';
import {
  collectProblems,
  describeMissingSettings,
  describeOtherBuild,
  describeStart,
  findMisspeltSettings,
  findSettingProblems,
  readBuildId,
  readBuiltSettings,
} from '../settings-report.ts';
import { buildIfChanged, StartProblem } from './build.ts';
import {
  explainListenError,
  formatAddress,
  type ListeningAddress,
  readListeningAddress,
} from './listening-address.ts';
import { createProductionServer } from './server.ts';

const builtSettings = '.astro/build-settings.json';
const root = path.resolve(import.meta.dirname, '../../..');
const parentCheckMilliseconds = 500;
/** Longer than a visitor's message may take with all that is beside it, in milliseconds. */
const shutdownTime = 32_000;

async function listen(server: Server, address: ListeningAddress): Promise<ListeningAddress> {
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartProblem(explainListenError(error, address));
  }
  const bound = server.address();
  return { ...address, port: typeof bound === 'object' && bound ? bound.port : address.port };
}

/**
 * Tells when the process is to end: on SIGINT, SIGTERM or the end of the npm that started it, which
 * passes a signal to its shell alone (https://github.com/npm/cli/issues/5776); a new parent process
 * shows that this has happened. A second signal ends the process at once.
 */
function whenStopped(stop: () => void): void {
  process.once('SIGINT', stop).once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentCheckMilliseconds);
  timer.unref();
}

/**
 * Ends the process once every request under way is answered and what is being delivered is over, or
 * has had the time that it may take.
 */
function endWhenDone(server: Server, delivering: () => Promise<void>): void {
  const closed = new Promise((resolve) => server.close(resolve));
  // Those that were answered meanwhile are kept open by their clients.
  setInterval(() => {
    server.closeIdleConnections();
  }, 200).unref();
  void Promise.all([closed, delivering()]).then(() => process.exit(0));
  setTimeout(() => process.exit(0), shutdownTime).unref();
}

/** Any other word is a mistake, which would otherwise start a build of minutes. */
function readIsBuilt(words: readonly string[]): boolean {
  if (process.env['npm_config_build'] !== undefined && words.length === 0) {
    throw new StartProblem('npm kept --no-build for itself. Write npm start -- --no-build.');
  }
  const unknown = words.find((word) => word !== '--no-build');
  if (unknown === undefined) return words.length > 0;
  throw new StartProblem(
    `${unknown}: npm start knows no such option. Write npm start, or npm start -- --no-build to serve the build that is there.`,
  );
}

async function start(): Promise<void> {
  const isBuilt = readIsBuilt(process.argv.slice(2));
  process.chdir(root);
  loadDotEnv();
  const otherBuild = isBuilt ? describeOtherBuild(builtSettings, process.env) : [];
  if (isBuilt) Object.assign(process.env, readBuiltSettings(builtSettings, process.env));
  const misspelt = findMisspeltSettings(process.env);
  const problems = [
    ...findSettingProblems(process.env),
    ...collectProblems(() => readListeningAddress(process.env)),
  ];
  if (problems.length > 0) throw new InvalidSettings([...problems, ...misspelt].join('\n'));
  const settings = readSettings(process.env);
  const address = readListeningAddress(process.env);
  // While nothing is served there is nothing to finish.
  let stop = (): void => process.exit(0);
  whenStopped(() => {
    stop();
  });
  if (!isBuilt) await buildIfChanged(root);
  // In a bundle of the server the id stands in the code.
  Object.assign(process.env, { SITE_VERSION: readBuildId(builtSettings) });
  const { hostname } = new URL(settings.PUBLIC_SITE_URL);
  const outputFolder = path.join(root, '.vercel/output');
  if (!existsSync(path.join(outputFolder, 'config.json'))) {
    throw new StartProblem('There is no build to serve. Run npm start without --no-build first.');
  }
  const server = await createProductionServer({
    outputFolder,
    reportError: (error) => {
      printUnforeseen('server', error, process.env);
    },
    // Only when somebody says that there is a proxy: anybody else could write what they like.
    proxyHeader: settings.CLIENT_ADDRESS_HEADER.toLowerCase(),
    ownNames: [address.host.toLowerCase(), hostname],
    reportForeignName: (name) => {
      const reason = `asked for ${name}, goes by ${hostname}: a proxy has to pass the name on (docs/hosting.md)`;
      printLine('info', 'server', { outcome: 'misdirected', reason });
    },
  });
  const bound = await listen(server, address);
  const stopDelivering = startDelivering(openQueue(process.env, createPrintLog('mail')));
  stop = () => {
    endWhenDone(server, stopDelivering);
  };
  for (const line of [
    ...misspelt,
    ...otherBuild,
    ...describeMissingSettings(process.env, 'THIS SITE HAS A PUBLIC ADDRESS'),
  ]) {
    console.error(line);
  }
  console.log(describeStart(formatAddress(bound), settings));
  // Said when it is known: a mail server that does not answer takes its time.
  for (const line of await findMailProblems(process.env)) console.error(line);
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof InvalidSettings || error instanceof StartProblem;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
