import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

const brokenSite = path.join(import.meta.dirname, '../../unit/checker/fixtures/broken-site');

/** What each test of a file may write into: claims, scales, components and one article. */
export const site = { root: '' };

beforeEach(() => {
  site.root = mkdtempSync(path.join(tmpdir(), 'authoring-'));
  for (const folder of ['src/components', 'src/pages', 'src/content/articles']) {
    cpSync(path.join(brokenSite, folder), path.join(site.root, folder), { recursive: true });
  }
});

afterEach(() => {
  rmSync(site.root, { recursive: true });
});
