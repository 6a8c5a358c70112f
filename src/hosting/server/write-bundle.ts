/**
 * Writes what a machine with Node alone needs to serve the last build, the server and the mail tool
 * without a package:
 *
 *   npm run bundle -- FOLDER
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { standalone } from '../output/function-bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Which folder? npm run bundle -- FOLDER');
  process.exitCode = 1;
} else {
  await build({
    ...standalone,
    absWorkingDir: root,
    // At the places of their sources, from which the server finds the output.
    entryPoints: ['src/hosting/server/start.ts', 'tools/mail/mail.ts'],
    outbase: '.',
    outdir: path.resolve(folder),
    outExtension: { '.js': '.mjs' },
  });
  for (const kept of ['.vercel/output', '.astro/build-settings.json']) {
    await cp(path.join(root, kept), path.join(folder, kept), { recursive: true });
  }
}
