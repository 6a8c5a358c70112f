import { expect, test } from 'vitest';
import { articleWith, pageWith, readingProblems, report } from '../content-fixture.ts';

const page = pageWith('Text.');
const where = 'src/content/pages/virtual-wards.mdx';

function reportPage(source: string): string {
  return report(readingProblems, { pages: { 'virtual-wards': source } });
}

test('says nothing of pages, articles, claims and scales that are in order', () => {
  const articles = { first: articleWith('Text.', 1, '2025-01-15', 'featured: true') };
  expect(report(readingProblems, { pages: { 'virtual-wards': page }, articles })).toBe('');
});

test('says what belongs into a field that is missing', () => {
  expect(reportPage(page.replace(/title: .*\n/, ''))).toBe(
    `${where}:1  title: found nothing; write a value: the title in the browser tab and in search results, at most 50 characters.`,
  );
});

test('points at the line of the parent when an inner field is missing', () => {
  expect(reportPage(page.replace(/ {2}lead: .*\n/, ''))).toBe(
    `${where}:4  hero.lead: found nothing; write a value: one to three sentences under the heading.`,
  );
});

test('lists all fields when a name is like none of them', () => {
  expect(reportPage(page.replace('---\nText', 'zzzzzz: 1\n---\nText'))).toBe(
    `${where}:7  zzzzzz: found a field that does not exist; write one of title, description, kind, hero, footer, related, date, checked, reviewed, due, updated, formerly, draft.`,
  );
});

test('offers the nearest value, counts a list and repeats the advice of a field', () => {
  const sound = articleWith('Text.', 1, '2025-01-15', 'related: [Virtual Wards]');
  const first = sound.replace('Research', 'Reserach').replace(', telephone, safety', '');
  const file = 'src/content/articles/first.mdx';
  expect(report(readingProblems, { articles: { first } }).split('\n')).toEqual([
    `${file}:5  category: found "Reserach"; write Research.`,
    `${file}:7  keywords: found 1 entry; write 3 or more.`,
    `${file}:9  related.0: found "Virtual Wards"; write virtual-wards.`,
  ]);
});

test('shows the line on which YAML cannot be read', () => {
  expect(reportPage(page.replace(/title: .*/, 'title: Wards: at home'))).toBe(
    `${where}:2  front matter: found a colon in a text without quotes; write quotes around the text: title: "Wards: at home".`,
  );
});

test('misses front matter in a file without any', () => {
  expect(reportPage('Only words.')).toBe(
    `${where}:1  front matter: found none; write the fields of the file between two lines of --- at its top.`,
  );
});

test('checks claims and scales with their lines', () => {
  const claims = 'Wait:\n  value: 35%\n  measurse: waits\n  scope: Clinics\n';
  const systems = 'esi:\n  name: ESI\n';
  expect(report(readingProblems, { claims, systems })).toBe(
    [
      'src/content/claims.yaml:3  Wait.measurse: found a field that does not exist; write measures.',
      'src/content/claims.yaml:1  Wait.stated: found nothing; write a value: what the owner of the product said of the figure, word for word.',
      'src/content/claims.yaml:1  Wait.supplied: found nothing; write a value: what was added here to give the figure a meaning; empty where nothing was.',
      'src/content/claims.yaml:1  Wait.confirmed: found nothing; write a value: true once the owner stands by the figure and its meaning; false until then.',
      'src/content/claims.yaml:1  id: found "Wait"; write wait.',
      'src/content/triage-systems.yaml:1  esi.shortName: found nothing; write a value: the name used in tables and on axes: Manchester.',
      'src/content/triage-systems.yaml:1  esi.origin: found nothing; write a value: where and when the scale was introduced.',
      'src/content/triage-systems.yaml:1  esi.keyFeatures: found nothing; write a value: what sets the scale apart, in one line.',
      'src/content/triage-systems.yaml:1  esi.owner: found nothing; write a value: whose the scale is and who grants the use of it in software.',
      'src/content/triage-systems.yaml:1  esi.license: found nothing; write a value: whether we may use it: none-needed, open (not yet known or asked for) or held.',
      'src/content/triage-systems.yaml:1  esi.levels: found nothing; write a value: the levels, most urgent first.',
    ].join('\n'),
  );
});

test.each([
  [
    '<Section heading="A">\n\n<Card>\n\n</Section>',
    10,
    'Unexpected closing tag `</Section>` on line 12',
    '</Card> where the component ends, or <Card /> if it holds nothing',
  ],
  [
    'import the data first',
    8,
    'Could not parse import/exports with acorn',
    'no "import" or "export" at the start of a paragraph, as content holds no code',
  ],
  [
    'under <5 minutes',
    8,
    'Unexpected character `5` (U+0035) before name',
    '"less than" or &lt; for the sign itself',
  ],
  ['\n<!-- note -->', 9, 'Unexpected character `!` (U+0021) before name', 'comments as {/* … */}'],
  [
    'Text {open',
    8,
    'Unexpected end of file in expression',
    'a closing } for every {, or \\{ for the brace itself',
  ],
])('explains MDX that cannot be read: %j', (body, line, found, write) => {
  expect(reportPage(pageWith(body))).toBe(
    `${where}:${line}  body: found MDX that cannot be read (${found}); write ${write}.`,
  );
});

test('explains a prop whose value cannot be read', () => {
  expect(reportPage(pageWith('<StatBand\n  claims={["a",\n  "b"}\n/>'))).toBe(
    `${where}:10  claims: found a value in { } that cannot be read (Unexpected token); write texts in quotes, lists in [ ], groups in { }, with a comma between entries.`,
  );
});
