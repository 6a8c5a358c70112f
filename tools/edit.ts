/**
 * `npm run edit`: opens the page for editing in the browser, which works on this folder with no
 * account, on the development server that runs, or else on one that it starts.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPath } from '../src/admin/admin-headers.ts';
import { findDevelopmentServer } from './authoring/development-server.ts';

const folder = process.cwd();

function startServer(): void {
  console.log('Preparing: the pages are made ready, the content is checked. Ctrl+C ends it.');
  const astro = 'node_modules/astro/bin/astro.mjs';
  const server = spawn(process.execPath, [astro, 'dev'], { stdio: 'inherit' });
  // The server ends by itself at Ctrl+C.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));
}

let running = findDevelopmentServer(folder);
if (running === undefined) startServer();
while (running === undefined) {
  await wait(200);
  running = findDevelopmentServer(folder);
}
const address = running + adminPath;
console.log(`Opening ${address}. Choose “Work with Local Repository” and this folder: ${folder}`);
const programs: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' };
spawn(programs[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore', detached: true })
  .on('error', () => {
    console.log('No browser was found here: open that address in yours.');
  })
  .unref();
