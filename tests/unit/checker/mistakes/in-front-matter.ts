import { mistake, swap, type Mistake } from './mistake.ts';
import { intake, team, wards } from './sound-site.ts';

export const inFrontMatter: readonly Mistake[] = [
  mistake('the second --- is lost', wards, swap('person.\n---', 'person.'), [
    'pages/wards.mdx:14  front matter: found no second line of --- under the fields; write --- on a line of its own here.',
  ]),
  mistake(
    'a colon in a title without quotes',
    wards,
    swap('title: Virtual', 'title: Wards: Virtual'),
    [
      'pages/wards.mdx:2  front matter: found a colon in a text without quotes; write quotes around the text: title: "Wards: Virtual Wards".',
    ],
  ),
  mistake(
    'a quote that is not closed',
    wards,
    swap('eyebrow: For hospitals', "eyebrow: 'For hospitals"),
    [
      "pages/wards.mdx:5  front matter: found a quote ' that is not closed; write eyebrow: 'For hospitals'.",
    ],
  ),
  mistake(
    'an apostrophe in single quotes',
    wards,
    swap('eyebrow: For hospitals', "eyebrow: 'The patient's home'"),
    [
      "pages/wards.mdx:5  front matter: found the quote ' inside a text in '…'; write eyebrow: \"The patient's home\".",
    ],
  ),
  mistake('an id that is a word', intake, swap('id: 1', 'id: one'), [
    'articles/intake.mdx:2  id: found "one"; write a number without quotes.',
  ]),
  mistake('a draft that is a word', wards, swap('title:', 'draft: soon\ntitle:'), [
    'pages/wards.mdx:2  draft: found "soon"; write true or false without quotes.',
  ]),
  mistake('a day that does not exist', intake, swap("'2025-01-15'", "'2026-02-30'"), [
    'articles/intake.mdx:7  date: found "2026-02-30"; write the day of publication, written as 2025-01-15 in quotes; a later day than today schedules it.',
  ]),
  mistake('a day in another form', intake, swap("'2025-01-15'", "'21.11.2026'"), [
    `articles/intake.mdx:7  date: found "21.11.2026"; write '2026-11-21'.`,
  ]),
  mistake('a day without quotes', intake, swap("'2025-01-15'", '2025-01-15'), [
    "articles/intake.mdx:7  date: found a date without quotes; write '2025-01-15' in quotes.",
  ]),
  mistake(
    'a title that is too long',
    wards,
    swap('title: Virtual Wards', `title: ${'Virtual Wards '.repeat(5).trim()}`),
    ['pages/wards.mdx:2  title: found 69 characters; write 3 to 50.'],
  ),
  mistake('smart quotes round a title', wards, swap('Virtual Wards', '“Heat Waves”'), [
    'pages/wards.mdx:2  front matter: found typographic quotes around “Heat Waves”; write straight ones, or none: "Heat Waves".',
  ]),
  mistake('smart quotes round a date', intake, swap("'2025-01-15'", '“2025-01-15”'), [
    'articles/intake.mdx:7  front matter: found typographic quotes around “2025-01-15”; write straight ones, or none: "2025-01-15".',
  ]),
  mistake('smart quotes round a text with a colon', wards, swap('Virtual Wards', '“Heat: Waves”'), [
    'pages/wards.mdx:2  front matter: found typographic quotes (“ ”) around a text; write straight ones: title: "Heat: Waves".',
  ]),
  mistake('a tab in YAML', wards, swap('  eyebrow', '\teyebrow'), [
    'pages/wards.mdx:5  front matter: found a tab; write spaces in place of every tab.',
  ]),
  mistake(
    'no description',
    wards,
    swap(
      'description: How the assistant keeps watch over patients at home between the visits of a nurse.\n',
      '',
    ),
    [
      'pages/wards.mdx:1  description: found nothing; write a value: one or two sentences for search results and shared links, 50 to 155 characters.',
    ],
  ),
  mistake('an unknown field', intake, swap('location', 'author: Somebody\nlocation'), [
    'articles/intake.mdx:10  author: found a field that does not exist; write one of id, title, searchTitle, excerpt, category, kind, asOf, date, featured, keywords, location, related, checked, reviewed, due, updated, formerly, draft.',
  ]),
  mistake('a category misspelt', intake, swap('category: Research', 'category: Reserch'), [
    'articles/intake.mdx:5  category: found "Reserch"; write Research.',
  ]),
  mistake(
    'a footer group misspelt',
    team,
    swap('---\n\n##', 'footer: { group: compny, order: 99, label: Team }\n---\n\n##'),
    ['pages/team.mdx:7  footer.group: found "compny"; write company.'],
  ),
  mistake('a related page by half its name', wards, swap('page: team', 'page: tea'), [
    'pages/wards.mdx:12  related.0.page: found "tea", which is not a page; write team.',
  ]),
  mistake('an article that is too short', intake, (text) => text.slice(0, -800), [
    'articles/intake.mdx  body: found 295 words; write 350 to 1800.',
  ]),
  mistake('a table without a head', wards, swap('| Sign | Who calls |', '| | Who calls |'), [
    'pages/wards.mdx:30  table: found a column without a head; write what the column holds: | Level | Waiting time |.',
  ]),
];
