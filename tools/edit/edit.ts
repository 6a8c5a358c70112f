/**
 * `npm run edit`: the development server with the page for editing in the browser, which works on
 * this folder with no account. `HOST` and `PORT` change the address; a port that is taken is left
 * to whoever has it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminPath, localAdmin } from '../../src/admin/admin-headers.ts';

console.log(
  `Opening ${adminPath}. Choose “Work with Local Repository” and this folder: ${process.cwd()}`,
);
const astro = 'node_modules/astro/bin/astro.mjs';
const server = spawn(process.execPath, [astro, 'dev', '--open', adminPath], {
  env: { ...process.env, PUBLIC_ADMIN: localAdmin },
  stdio: 'inherit',
});
// The server ends by itself at Ctrl+C.
process.on('SIGINT', () => undefined).on('SIGTERM', () => server.kill());
const [code] = (await once(server, 'exit')) as [number | null];
process.exitCode = code ?? 0;
