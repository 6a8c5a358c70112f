import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMoves } from '../../../../src/site/front-matter.ts';
import { renameEntry } from '../../../../tools/authoring/rename-entry.ts';
import { articleWith, pageWith } from '../../checker/content-fixture.ts';

const site = { root: '' };
const now = new Date('2026-11-22T12:00:00Z');

function write(file: string, text: string): void {
  const place = path.join(site.root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const read = (file: string) => readFileSync(path.join(site.root, file), 'utf8');

const rename = (old: string, name: string) => renameEntry(site.root, { old, name, now });

const folder = 'src/content';
const wards = `${folder}/pages/wards.mdx`;
const linking = `[A](/wards), [b](/wards#beds), [c](/wards-2), [d](/wards/x), <Card href="/wards" />, see /wards.
Not \`https://example.com/wards\` nor the wards themselves.`;

beforeEach(() => {
  site.root = mkdtempSync(path.join(tmpdir(), 'rename-'));
  write(wards, pageWith('On [itself](/wards#beds).'));
  write(`${folder}/pages/contact.mdx`, pageWith(''));
  write(
    `${folder}/pages/other.mdx`,
    pageWith(
      linking,
      'Other',
      'related:\n  - page: wards\n    why: x\n  - page: wards-2\n    why: x\n',
    ),
  );
  write(
    `${folder}/articles/first.mdx`,
    articleWith('[A](/wards).', 1, '2025-01-15', 'related: [other, wards]'),
  );
  write(`${folder}/removed.yaml`, "old-offer: { on: '2026-01-01', see: /wards }\n");
  write(`${folder}/synonyms.yaml`, 'beds: { words: [bed], pages: [first,\n    wards, wards-2] }\n');
  write('src/config/navigation.ts', "export const links = [{ label: 'Wards', path: '/wards' }];\n");
  write('tests/e2e/wards.spec.ts', "await page.goto('/wards');\n");
});

afterEach(() => {
  rmSync(site.root, { recursive: true });
});

it('moves the file, notes the old address and mends every link and field that names it', () => {
  const answer = rename('wards', 'beds-at-home');
  expect(answer).toMatchObject({ isDone: true });
  expect(answer.message.split('\n')).toEqual([
    `Moved ${wards} to ${folder}/pages/beds-at-home.mdx.`,
    'Mended what named it in:',
    'src/config/navigation.ts',
    `${folder}/articles/first.mdx`,
    `${folder}/pages/other.mdx`,
    `${folder}/removed.yaml`,
    `${folder}/synonyms.yaml`,
    'Look at these, which name it too:',
    'tests/e2e/wards.spec.ts',
    'Next: npm run check, and see http://127.0.0.1:4321/beds-at-home with npm run dev.',
  ]);
  expect(existsSync(path.join(site.root, wards))).toBe(false);
  expect(read(`${folder}/pages/beds-at-home.mdx`)).toBe(
    pageWith('On [itself](/beds-at-home#beds).', undefined, 'formerly: [wards]\n'),
  );
  expect(read(`${folder}/pages/other.mdx`)).toBe(
    pageWith(
      `[A](/beds-at-home), [b](/beds-at-home#beds), [c](/wards-2), [d](/wards/x), <Card href="/beds-at-home" />, see /beds-at-home.
Not \`https://example.com/wards\` nor the wards themselves.`,
      'Other',
      'related:\n  - page: beds-at-home\n    why: x\n  - page: wards-2\n    why: x\n',
    ),
  );
  expect(read(`${folder}/articles/first.mdx`)).toContain('related: [other, beds-at-home]');
  expect(read(`${folder}/synonyms.yaml`)).toContain('[first,\n    beds-at-home, wards-2]');
  expect(read('src/config/navigation.ts')).toContain("path: '/beds-at-home'");
  expect(readMoves(site.root, now).redirects).toEqual([
    { from: '/wards', to: '/beds-at-home' },
    { from: '/old-offer', to: '/beds-at-home' },
  ]);
});

it('the drawings of a page and the cover of an article go with them', () => {
  const drawings = 'src/illustrations';
  write(wards, pageWith('<Drawing name="wards.beds" />'));
  for (const file of ['wards.svg', 'wards.beds.svg', 'covers/first.svg', 'wards-2.svg'])
    write(`${drawings}/${file}`, '<path id="wards-wide-bed"/>');
  rename('wards', 'beds');
  rename('first', 'fourth');
  expect(read(`${folder}/pages/beds.mdx`)).toContain('<Drawing name="beds.beds" />');
  expect(read(`${drawings}/beds.svg`)).toBe('<path id="beds-wide-bed"/>');
  expect(globSync('**/*.svg', { cwd: path.join(site.root, drawings) }).sort()).toEqual([
    'beds.beds.svg',
    'beds.svg',
    'covers/fourth.svg',
    'wards-2.svg',
  ]);
});

it('a second name keeps both old ones, each one step away, and the first may come back', () => {
  rename('wards', 'beds');
  rename('beds', 'rounds');
  const line = (file: string) => /^formerly:.*$/m.exec(read(`${folder}/pages/${file}.mdx`))?.[0];
  expect(line('rounds')).toBe('formerly: [wards, beds]');
  rename('rounds', 'wards');
  expect(line('wards')).toBe('formerly: [beds, rounds]');
});

it('a list of lines, Windows line ends and an article are written as well', () => {
  const text = articleWith('', 2, '2025-01-14', 'formerly:\n  - one\n  - two\nrelated: []');
  write(`${folder}/articles/second.mdx`, text.replaceAll('\n', '\r\n'));
  rename('second', 'third');
  rename('first', 'fourth');
  expect(read(`${folder}/synonyms.yaml`)).toContain('[fourth,');
  expect(read(`${folder}/articles/third.mdx`)).toBe(
    articleWith('', 2, '2025-01-14', 'formerly: [one, two, second]\nrelated: []').replaceAll(
      '\n',
      '\r\n',
    ),
  );
});

it.each([
  ['ward', 'beds', 'There is no page or article "ward". Give the name of its file: wards.'],
  ['contact', 'beds', '/contact is an address that the site’s code knows by name'],
  ['wards', 'other', 'src/content/pages/other.mdx is there already.'],
  ['wards', 'old-offer', 'Readers still use /old-offer, which was taken away.'],
  ['wards', 'Beds at Home', 'Type: npm run rename -- wards beds-at-home'],
])('from "%s" to "%s" is refused: %s', (old, name, message) => {
  const answer = rename(old, name);
  expect(answer.isDone).toBe(false);
  expect(answer.message).toContain(message);
  expect(existsSync(path.join(site.root, wards))).toBe(true);
});
