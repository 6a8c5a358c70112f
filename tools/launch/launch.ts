/**
 * Lists what the owner still has to decide or provide before the site goes live:
 *
 *   npm run launch
 *
 * Ends with exit code 1 while anything is open. Building and starting the site do not ask for it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings } from '../../src/config/settings.ts';
import { describeDefaults, formatOpen, listOpen } from './list-open.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const names = globSync('src/content/**/*.{mdx,yaml}').map((name) => name.replaceAll('\\', '/'));
const files = new Map(names.sort().map((name) => [name, readFileSync(name, 'utf8')]));
try {
  loadDotEnv();
  // `vercel link` leaves the folder's project, `vercel env pull` the name of its environment.
  const isForHost = existsSync('.vercel/project.json') || Boolean(process.env['VERCEL_ENV']);
  const open = listOpen(files, process.env, new Date(), isForHost);
  console.log(`${describeDefaults(process.env)}\n\n${formatOpen(open)}`);
  process.exitCode = open.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof InvalidSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
