import { mistake, swap, type Mistake } from './mistake.ts';
import { intake, team, wards } from './sound-site.ts';

export const inFrontMatter: readonly Mistake[] = [
  mistake('the second --- is lost', wards, swap('person.\n---', 'person.'), [
    'pages/wards.mdx:14  front matter',
  ]),
  mistake(
    'a colon in a title without quotes',
    wards,
    swap('title: Virtual', 'title: Wards: Virtual'),
    ['pages/wards.mdx:2  front matter'],
  ),
  mistake(
    'a quote that is not closed',
    wards,
    swap('eyebrow: For hospitals', "eyebrow: 'For hospitals"),
    ['pages/wards.mdx:5  front matter'],
  ),
  mistake(
    'an apostrophe in single quotes',
    wards,
    swap('eyebrow: For hospitals', "eyebrow: 'The patient's home'"),
    ['pages/wards.mdx:5  front matter'],
  ),
  mistake('an id that is a word', intake, swap('id: 1', 'id: one'), ['articles/intake.mdx:2  id']),
  mistake('a draft that is a word', wards, swap('title:', 'draft: soon\ntitle:'), [
    'pages/wards.mdx:2  draft',
  ]),
  mistake('a day that does not exist', intake, swap("'2025-01-15'", "'2026-02-30'"), [
    'articles/intake.mdx:7  date',
  ]),
  mistake('a day in another form', intake, swap("'2025-01-15'", "'21.11.2026'"), [
    'articles/intake.mdx:7  date',
  ]),
  mistake('a day without quotes', intake, swap("'2025-01-15'", '2025-01-15'), [
    'articles/intake.mdx:7  date',
  ]),
  mistake(
    'a title that is too long',
    wards,
    swap('title: Virtual Wards', `title: ${'Virtual Wards '.repeat(5).trim()}`),
    ['pages/wards.mdx:2  title'],
  ),
  mistake('smart quotes round a title', wards, swap('Virtual Wards', '“Heat Waves”'), [
    'pages/wards.mdx:2  front matter',
  ]),
  mistake('smart quotes round a text with a colon', wards, swap('Virtual Wards', '“Heat: Waves”'), [
    'pages/wards.mdx:2  front matter',
  ]),
  mistake('a tab in YAML', wards, swap('  eyebrow', '\teyebrow'), [
    'pages/wards.mdx:5  front matter',
  ]),
  mistake(
    'no description',
    wards,
    swap(
      'description: How the assistant keeps watch over patients at home between the visits of a nurse.\n',
      '',
    ),
    ['pages/wards.mdx:1  description'],
  ),
  mistake('an unknown field', intake, swap('location', 'author: Somebody\nlocation'), [
    'articles/intake.mdx:10  author',
  ]),
  mistake('a category misspelt', intake, swap('category: Research', 'category: Reserch'), [
    'articles/intake.mdx:5  category',
  ]),
  mistake(
    'a footer group misspelt',
    team,
    swap('---\n\n##', 'footer: { group: compny, order: 99, label: Team }\n---\n\n##'),
    ['pages/team.mdx:7  footer.group'],
  ),
  mistake('a related page by half its name', wards, swap('page: team', 'page: tea'), [
    'pages/wards.mdx:12  related.0.page',
  ]),
  mistake('an article that is too short', intake, (text) => text.slice(0, -800), [
    'articles/intake.mdx  body',
  ]),
  mistake('a table without a head', wards, swap('| Sign | Who calls |', '| | Who calls |'), [
    'pages/wards.mdx:30  table',
  ]),
];
