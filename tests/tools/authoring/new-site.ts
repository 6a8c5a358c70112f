import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const brokenSite = path.join(import.meta.dirname, '../../unit/checker/fixtures/broken-site');

/** A folder of its own for one test: claims, scales, components and one article. */
export function newSite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'authoring-'));
  for (const folder of ['src/kit', 'src/figures', 'src/pages', 'src/content/articles']) {
    cpSync(path.join(brokenSite, folder), path.join(root, folder), { recursive: true });
  }
  return root;
}
