/**
 * `npm run preview`: builds the site with drafts and scheduled entries and serves it as
 * it would be deployed, each such page marked and all of it kept from search engines. Built in a
 * folder of its own, which goes with the server, so what is deployed never meets it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadDotEnv } from '../src/config/dot-env.ts';
import { InvalidSettings } from '../src/config/settings.ts';
import { buildIfChanged, StartProblem } from '../src/hosting/server/build.ts';
import { copySite } from './lib/site-copy.ts';

try {
  loadDotEnv();
  process.env['PUBLIC_DRAFTS'] = 'on';
  await using copy = await copySite();
  await buildIfChanged(copy.folder);
  const server = spawn(process.execPath, ['src/hosting/server/start.ts', '--no-build'], {
    cwd: copy.folder,
    stdio: 'inherit',
  });
  // The server ends by itself at Ctrl+C, and what was copied goes after it.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => server.kill());
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 0;
} catch (error) {
  const isExpected = error instanceof StartProblem || error instanceof InvalidSettings;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
