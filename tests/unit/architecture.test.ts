import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findArchitectureProblems, type SourceFile } from '../support/architecture/architecture.ts';
import { hostExemptions, rooms } from '../support/architecture/rooms.ts';
import { projectFolder } from '../support/project.ts';

// Words that visitors read are not code: src/content has a checker of its own.
const patterns = [
  'src/**/*.{astro,css,js,mjs,ts,tsx}',
  'functions/**/*.ts',
  'tests/**/*.{ts,tsx,js}',
  'tools/**/*.{ts,css}',
  'astro.config.mjs',
];
const files = (await Array.fromAsync(glob(patterns, { cwd: projectFolder }))).map(
  (name): SourceFile => ({
    path: name.split(path.sep).join('/'),
    text: readFileSync(path.join(projectFolder, name), 'utf8'),
  }),
);

/** In one folder: more are sorted into subfolders, by what they are about. */
const mostFiles = 15;

function problemsOf(name: string, text: string): string {
  return findArchitectureProblems({ path: name, text }).join('\n');
}

const roomOf = (name: string) =>
  Object.keys(rooms).find((room) => name === room || name.startsWith(`${room}/`)) ?? 'no room';

test.each(Object.entries(Object.groupBy(files, ({ path: name }) => roomOf(name))))(
  'the project keeps its architecture in %s',
  (_room, inRoom = []) => {
    expect(inRoom.flatMap(findArchitectureProblems).join('\n')).toBe('');
  },
);

test('no folder holds more files than a reader sees at a glance', () => {
  const folders = Object.groupBy(files, ({ path: name }) => path.posix.dirname(name));
  const crowded = Object.entries(folders).map(([folder, inIt = []]) => [folder, inIt.length]);
  expect(crowded.filter(([, count]) => Number(count) > mostFiles)).toEqual([]);
});

test('no exemption and no room is kept that is not needed any more', () => {
  const naming = files.filter(({ text }) => /vercel/i.test(text)).map(({ path: name }) => name);
  expect(naming).toEqual(expect.arrayContaining(Object.keys(hostExemptions)));
  const used = new Set(files.map(({ path: name }) => roomOf(name)));
  expect(Object.keys(rooms).filter((room) => !used.has(room))).toEqual([]);
});

const inAstro = (code: string) => `---\n${code}\n---\n<p>Hello</p>\n`;
const handed = 'take what they hand over, by props or Astro.locals';

test.each([
  [
    'src/site/page.ts',
    `import Card from '../kit/Card.astro';`,
    'src/site/page.ts imports src/components/Card.astro. src/site holds what turns content and config ' +
      'into the page object and imports src/config/, src/schemas/, src/messages/, src/art/. What needs ' +
      'src/components/Card.astro belongs in src/figures or src/news or src/contact or src/video or ' +
      'src/call-player ' +
      'or src/pages.',
  ],
  [
    'src/layouts/Footer.astro',
    inAstro(`import type { PageData } from '../schemas/page.ts';`),
    'What needs src/schemas/page.ts belongs in src/words or src/site or src/kit or src/figures or src/news',
  ],
  [
    'src/components/Form.astro',
    `---\n---\n<script>\n  import '../hosting/output/headers.ts';\n</script>\n`,
    'src/hosting/output/headers.ts',
  ],
  ['src/news/listing.ts', `await import('../video/video-modal.store.ts');`, 'src/video'],
  ['functions/send.ts', `import { site } from '../src/config/site.ts';`, 'imports src/contact/, '],
  [
    'src/pages/index.astro',
    inAstro(`import { getEntry } from 'astro:content';`),
    'reads the content. Only src/site/content.ts does: take what it hands over.',
  ],
  ['src/components/Claim.astro', inAstro(`import { load } from '../site/content.ts';`), handed],
  ['src/layouts/Footer.astro', inAstro(`import { load } from '../site/page-paths.ts';`), handed],
  ['src/news/Stats.astro', inAstro(`import { a } from './listing/listing-paths.ts';`), handed],
  ['src/site/page.ts', `import { a } from './route';`, 'extension'],
  ['src/site/page.ts', '// on Vercel', 'belongs in src/hosting'],
  ['src/site/index.ts', '', 'is a barrel'],
  ['src/site/utils/date.ts', '', 'lies in "utils"'],
  ['src/features/date.ts', '', 'is in no room'],
  ['src/site/page.ts', '//\n'.repeat(251), 'has 251 lines'],
])('whoever breaks it is told where the line belongs: %s, %j', (name, text, told) => {
  expect(problemsOf(name, text)).toContain(told);
});

test.each([
  ['src/news/a-paths.ts', `import '../site/content.ts';`],
  ['src/pages/rss.xml.ts', `import '../site/content.ts';`],
  ['src/site/page.ts', '//\n'.repeat(250)],
  [
    'src/layouts/BaseLayout.astro',
    inAstro(`import { site } from '../config/site.ts';\nimport '../styles/site.css';`),
  ],
])('nobody is told of what is in its place: %s, %j', (name, text) => {
  expect(problemsOf(name, text)).toBe('');
});
