import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './check-worker.ts';
import { askGit } from './reading/read-published.ts';

const inputs = ['src/**', 'public/**', 'cspell.json', 'package-lock.json', '.env'];

/** What an outcome depends on: the files, what git knows of them, the settings and the day. */
function digestInputs(root: string): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  hash.update(process.env['PUBLIC_SITE_URL'] ?? '');
  hash.update(askGit(root, 'rev-parse', 'HEAD'));
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Checks the content on another processor, and nothing that was checked already: the outcome is kept
 * until something changes that it depends on.
 */
export async function checkBeside(root: string): Promise<Outcome> {
  const key = digestInputs(root);
  const kept = path.join(root, 'node_modules/.cache/content-check.json');
  try {
    const last = JSON.parse(readFileSync(kept, 'utf8')) as { key: string; outcome: Outcome };
    if (last.key === key) return last.outcome;
  } catch {
    // Nothing is kept yet.
  }
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: root });
  const [outcome] = (await once(worker, 'message')) as [Outcome];
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ key, outcome }));
  return outcome;
}
