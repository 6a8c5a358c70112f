import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent, type Report } from '../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../src/checker/dictionary.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { describeScheduled } from '../../../src/checker/scheduled.ts';
import { readMoves } from '../../../src/site/front-matter.ts';
import { createArticle } from '../../../tools/authoring/create-article.ts';
import { createPage } from '../../../tools/authoring/create-page.ts';
import { renameEntry } from '../../../tools/authoring/rename-entry.ts';
import { copySite } from '../../support/site-copy.ts';

// What editors do, by the steps of src/content/README.md and in its order: after each job the
// checker finds nothing. How a draft is shown to a colleague is tested with the preview.

let copy: Awaited<ReturnType<typeof copySite>>;
const content = 'src/content';
const dictionary = await loadDictionary();

beforeAll(async () => {
  copy = await copySite();
});

afterAll(() => copy[Symbol.asyncDispose]());

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(copy.folder, content, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, `${name} was to change`).not.toBe(before);
  writeFileSync(file, after);
}

async function check(): Promise<Report> {
  const report = await checkContent(copy.folder);
  expect(formatProblems(report.problems)).toBe('');
  return report;
}

/** What an author writes in place of the words of the template. */
function fillPage(text: string): string {
  return text
    .replace(
      /description: .*/,
      'description: How a team tests its telephone on an ordinary Monday.',
    )
    .replace(/lead: .*/, 'lead: What a team looks at before it lets the assistant answer a line.')
    .replace('draft: true\n', '')
    .replace(
      /## What the problem is[\s\S]*/,
      `## The scale on the wall

A printed copy hangs beside each desk, and the clinicians read from it.

<Figure caption="The five levels as the desk has them." isIllustration>

<LevelScale system="esi" marked={2} />

</Figure>
`,
    );
}

function fillArticle(text: string): string {
  const body = `A printed tag is older than any screen, and it still works in the rain.

<Picture
  file="triage-tag-front-and-back.png"
  isIllustration
  alt="The front and the back of a triage tag. Two strips hang at its foot, black and then red."
  caption="A tag, front and back."
  credit="Drawing: our own"
/>

<Comparison caption="Paper and screen beside each other">

| Question | Paper | Screen |
| --- | --- | --- |
| Works without power | yes | no |
| Keeps a history | no | yes |

</Comparison>

More on [disaster response](/disaster-response) and on [the levels](/what-is-triage).
`;
  return text
    .replace(
      /excerpt: .*/,
      'excerpt: Why a paper tag outlives the screens around it, and where it does not.',
    )
    .replace(/Write the article here[\s\S]*/, body);
}

const slow = { timeout: 240_000 };

test('a page with a figure', slow, async () => {
  expect(createPage(copy.folder, 'a-monday-of-tests', dictionary).isDone).toBe(true);
  edit('pages/a-monday-of-tests.mdx', fillPage);
  await check();
});

test('an article with a picture and a table, as a draft', slow, async () => {
  expect(
    createArticle(copy.folder, 'paper-tags-in-the-rain', '2026-11-20', dictionary).isDone,
  ).toBe(true);
  edit('articles/paper-tags-in-the-rain.mdx', fillArticle);
  await check();
});

test('a changed figure, which every page follows', slow, async () => {
  edit('claims.yaml', (text) =>
    text
      .replace(/(wait-reduction:\n[\s\S]*?value: )[^\n]*/, '$1up to 36%')
      .replace(/(wait-reduction:\n[\s\S]*?amount: )[^\n]*/, '$136'),
  );
  const { content: read } = await check();
  expect(read.claims.records.get('wait-reduction')?.value).toBe('up to 36%');
});

test('another address, to which the old one leads', slow, async () => {
  const names = { old: 'a-monday-of-tests', name: 'a-day-of-tests', promised: [], now: new Date() };
  expect(renameEntry(copy.folder, names).isDone).toBe(true);
  await check();
  expect(readMoves(copy.folder).redirects).toContainEqual(
    expect.objectContaining({ from: '/a-monday-of-tests', to: '/a-day-of-tests' }),
  );
});

test('a page for a day to come', slow, async () => {
  const day = `${new Date().getUTCFullYear() + 1}-01-15`;
  edit('pages/a-day-of-tests.mdx', (text) => text.replace('\n---\n', `\ndate: '${day}'\n---\n`));
  const { content: read } = await check();
  expect(describeScheduled(read, new Date())).toContain('a-day-of-tests');
});

test('another word on a button', slow, async () => {
  edit('words/footer.yaml', (text) => text.replace(/button: .*/, 'button: TALK TO US'));
  await check();
});
