import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMoves } from '../../../src/site/front-matter.ts';

const now = new Date('2026-11-22T12:00:00Z');
const folder = { root: '' };

function write(file: string, text: string): void {
  const place = path.join(folder.root, 'src/content', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

beforeEach(() => {
  folder.root = mkdtempSync(path.join(tmpdir(), 'front-matter-'));
  write('pages/index.mdx', '---\ntitle: Home\n---\n');
  write(
    'pages/virtual-wards.mdx',
    "---\r\ntitle: Wards\r\nupdated: '2026-11-01'\r\nformerly: [hospital-at-home, wards/home]\r\n---\r\n",
  );
  write('articles/heat.mdx', "---\ntitle: Heat\ndate: '2025-01-15'\nformerly: [hot-days]\n---\n");
  write(
    'articles/later.mdx',
    "---\ntitle: Later\ndate: '2027-01-15'\nformerly: [much-later]\n---\n",
  );
  write('articles/draft.mdx', '---\ndraft: true\nformerly: [sketch]\n---\n');
  write('articles/broken.mdx', '---\ntitle: "never closed\n---\n');
  write(
    'removed.yaml',
    "old-offer: { on: '2026-11-01' }\nold-story: { on: '2026-11-01', see: /virtual-wards }\n",
  );
});

afterEach(() => {
  rmSync(folder.root, { recursive: true });
});

it('old addresses of what is published lead to it, and removed ones are gone', () => {
  expect(readMoves(folder.root, now)).toEqual({
    redirects: [
      { from: '/hospital-at-home', to: '/virtual-wards' },
      { from: '/wards/home', to: '/virtual-wards' },
      { from: '/hot-days', to: '/heat' },
      { from: '/old-story', to: '/virtual-wards' },
    ],
    gone: ['/old-offer'],
  });
});

it('those of drafts and of scheduled entries begin with them, or with a preview', () => {
  const redirects = (moment: Date) =>
    readMoves(folder.root, moment).redirects.map(({ from }) => from);
  expect(redirects(new Date('2027-01-15T00:00:00Z'))).toContain('/much-later');
  vi.stubEnv('PUBLIC_DRAFTS', 'on');
  expect(redirects(now)).toEqual(expect.arrayContaining(['/much-later', '/sketch']));
  vi.unstubAllEnvs();
});
