/**
 * `npm start`: builds the site when something changed and serves the production output.
 * With `--no-build` it serves the output that is there.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { InvalidSettings, readSettings } from '../../config/environment.ts';
import { createPrintLog } from '../../contact/sending/log.ts';
import { openMailQueue } from '../../contact/sending/mail-service.ts';
import { startDelivering } from '../../contact/sending/scheduled-delivery.ts';
import { buildIfChanged, runAstroBuild } from './build.ts';
import {
  explainListenError,
  formatAddress,
  type ListeningAddress,
  readListeningAddress,
} from './listening-address.ts';
import { createProductionServer } from './server.ts';
import { closeWhenStopped } from './shutdown.ts';
import { describeStart } from './start-message.ts';
import { StartProblem } from './start-problem.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const outputFolder = path.join(root, '.vercel/output');

async function listen(server: Server, address: ListeningAddress): Promise<ListeningAddress> {
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    throw new StartProblem(explainListenError(code, address) ?? String(error));
  }
  const bound = server.address();
  return { ...address, port: typeof bound === 'object' && bound ? bound.port : address.port };
}

async function start(): Promise<void> {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const address = readListeningAddress(process.env);
  if (!process.argv.includes('--no-build')) {
    const isBuilt = await buildIfChanged(root, settings, runAstroBuild);
    if (!isBuilt) console.log('Nothing changed since the last build.');
  } else if (!existsSync(outputFolder)) {
    throw new StartProblem('There is no build to serve. Run npm start without --no-build first.');
  }
  const server = await createProductionServer({ outputFolder, reportError: console.error });
  const bound = await listen(server, address);
  const stopDelivering = startDelivering(openMailQueue(process.env, createPrintLog('mail')));
  closeWhenStopped(server, stopDelivering);
  console.log(describeStart(formatAddress(bound), settings, process.env));
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof InvalidSettings || error instanceof StartProblem;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
