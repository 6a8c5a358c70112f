/**
 * Writes what a machine with Node alone needs to serve the last build, the server and the mail tool
 * without a package:
 *
 *   node src/hosting/server/write-bundle.ts FOLDER
 */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { standalone } from '../output/function-bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const parts = ['.vercel/output', '.astro/build-settings.json'];
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Which folder? node src/hosting/server/write-bundle.ts FOLDER');
  process.exitCode = 1;
} else if (!parts.every((part) => existsSync(path.join(root, part)))) {
  console.error('There is no build to write: npm run build comes first.');
  process.exitCode = 1;
} else if (parts.some((part) => existsSync(path.join(folder, part)))) {
  // What is no longer published would stay in it, and be served.
  console.error(`${folder} holds a version already. Name a new folder for this one.`);
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
  for (const part of parts) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  console.log(`Written to ${folder}. In that folder: node src/hosting/server/start.mjs --no-build`);
}
