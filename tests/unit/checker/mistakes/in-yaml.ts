import { add, alter, mistake, swap, type Mistake } from './mistake.ts';
import { claims, intake, team, wards, words, works } from './sound-site.ts';

const removed = 'src/content/removed.yaml';

export const inYaml: readonly Mistake[] = [
  mistake('no space after a colon', wards, swap('title: Virtual', 'title:Virtual'), [
    'pages/wards.mdx:2  front matter',
  ]),
  mistake('a field too far right', wards, swap('  heading: Patients', '   heading: Patients'), [
    'pages/wards.mdx:6  front matter',
  ]),
  mistake(
    'a title that begins with a #',
    wards,
    swap('title: Virtual Wards', 'title: #1 in Wards'),
    ['pages/wards.mdx:2  front matter'],
  ),
  mistake(
    'a heading that begins with an @',
    wards,
    swap('heading: Patients at home', 'heading: @home with patients'),
    ['pages/wards.mdx:6  front matter'],
  ),
  mistake(
    'a label that begins with a bracket',
    wards,
    swap('eyebrow: For hospitals', 'eyebrow: [For] hospitals'),
    ['pages/wards.mdx:5  front matter'],
  ),
  mistake(
    'a list that is not closed',
    intake,
    swap('[triage, telephone, safety]', '[triage, telephone, safety'),
    ['articles/intake.mdx:10  front matter'],
  ),
  mistake(
    'a quoted word at the start',
    wards,
    swap('heading: Patients at home', "heading: 'Patients' at home"),
    ['pages/wards.mdx:6  front matter'],
  ),
  mistake('an empty line before the fields', wards, (text) => `\n${text}`, [
    'pages/wards.mdx:1  front matter',
  ]),
  mistake('a dash for three hyphens', wards, (text) => text.replace('---', '—'), [
    'pages/wards.mdx:1  front matter',
  ]),
  mistake('a day in words', intake, swap("'2025-01-15'", 'January 15, 2025'), [
    'articles/intake.mdx:7  date',
  ]),
  mistake(
    'keywords that are no list',
    intake,
    swap('[triage, telephone, safety]', 'triage, telephone, safety'),
    ['articles/intake.mdx:9  keywords'],
  ),
  mistake('a related article', wards, swap('page: team', 'page: intake'), [
    'pages/wards.mdx:12  related.0.page',
  ]),
  mistake('a related page with a slash', wards, swap('page: team', 'page: /team'), [
    'pages/wards.mdx:12  related.0.page',
  ]),
  mistake('a button that leads to a name', wards, swap('href: /team', 'href: team'), [
    'pages/wards.mdx:10  hero.actions.0.href',
  ]),
  mistake(
    'an old address of a page that is there',
    wards,
    swap('related:', 'formerly: [team]\nrelated:'),
    ['pages/wards.mdx:11  formerly'],
  ),
  mistake('an id with capitals', claims, alter(/^flow-wait:/m, 'Flow-Wait:'), [
    'claims.yaml:20  id',
  ]),
  mistake(
    'a source in the wrong file',
    claims,
    add(
      "nice-guide: { title: A guide, publisher: NICE, year: 2022, number: NG1, checked: '2026-11-20', seen: true }",
    ),
    ['claims.yaml:29  nice-guide'],
  ),
  mistake('a source without https', works, swap('https://example.com', 'http://example.com'), [
    'sources.yaml:5  order-study.url',
  ]),
  mistake('a source without an address', works, alter(/ {2}url: .*\n/, ''), [
    'sources.yaml:1  order-study.url',
  ]),
  mistake('a removed address with a slash', removed, () => "/old-wards: { on: '2025-01-01' }\n", [
    'removed.yaml:1  id',
  ]),
  mistake('two words on a line', words, (text) => `${text}Zed, Zoe\n`, ['words.txt:4  word list']),
  mistake(
    'two pages at one place of the footer',
    team,
    swap('---\n\n##', 'footer: { group: company, order: 99, label: Team }\n---\n\n##'),
    ['pages/nights.mdx:7  footer.order'],
  ),
];
