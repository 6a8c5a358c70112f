import { add, alter, mistake, swap, type Mistake } from './mistake.ts';
import { claims, intake, team, wards, words, works } from './sound-site.ts';

const removed = 'src/content/removed.yaml';

export const inYaml: readonly Mistake[] = [
  mistake('no space after a colon', wards, swap('title: Virtual', 'title:Virtual'), [
    'pages/wards.mdx:2  front matter: found no space after a colon; write title: Virtual Wards.',
  ]),
  mistake('a field too far right', wards, swap('  heading: Patients', '   heading: Patients'), [
    'pages/wards.mdx:6  front matter: found a line that begins in another column than those around it; write as many spaces before it as the lines have that it belongs to.',
  ]),
  mistake('a field too far left', wards, swap('  heading: Patients', 'heading: Patients'), [
    'pages/wards.mdx:6  front matter: found a line that begins in another column than those around it; write as many spaces before it as the lines have that it belongs to.',
  ]),
  mistake(
    'a title that begins with a #',
    wards,
    swap('title: Virtual Wards', 'title: #1 in Wards'),
    [
      "pages/wards.mdx:2  front matter: found a # that hides the rest of the line; write quotes around the text: title: '#1 in Wards'.",
    ],
  ),
  mistake(
    'a # in a heading',
    wards,
    swap('heading: Patients at home', 'heading: Patients are #1 at home'),
    [
      "pages/wards.mdx:6  front matter: found a # that hides the rest of the line; write quotes around the text: heading: 'Patients are #1 at home'.",
    ],
  ),
  mistake(
    'a heading that begins with an @',
    wards,
    swap('heading: Patients at home', 'heading: @home with patients'),
    [
      "pages/wards.mdx:6  front matter: found a text that begins with @; write quotes around it: heading: '@home with patients'.",
    ],
  ),
  mistake(
    'a label that begins with a bracket',
    wards,
    swap('eyebrow: For hospitals', 'eyebrow: [For] hospitals'),
    [
      "pages/wards.mdx:5  front matter: found a text that begins with [; write quotes around it: eyebrow: '[For] hospitals'.",
    ],
  ),
  mistake(
    'a list that is not closed',
    intake,
    swap('[triage, telephone, safety]', '[triage, telephone, safety'),
    [
      'articles/intake.mdx:10  front matter: found YAML that cannot be read (Flow sequence in block collection must be sufficiently indented and end with a ]); write "name: value" lines, each name once, with quotes around text that holds a colon.',
    ],
  ),
  mistake(
    'a quoted word at the start',
    wards,
    swap('heading: Patients at home', "heading: 'Patients' at home"),
    [
      "pages/wards.mdx:6  front matter: found more text after the closing '; write quotes around all of it: heading: \"'Patients' at home\".",
    ],
  ),
  mistake('an empty line before the fields', wards, (text) => `\n${text}`, [
    'pages/wards.mdx:1  front matter: found an empty line or a space before the first ---; write the fields of the file between two lines of --- at its top.',
  ]),
  mistake('a dash for three hyphens', wards, (text) => text.replace('---', '—'), [
    'pages/wards.mdx:1  front matter: found "—" in place of three hyphens; write the fields of the file between two lines of --- at its top.',
  ]),
  mistake('a day in words', intake, swap("'2025-01-15'", 'January 15, 2025'), [
    'articles/intake.mdx:7  date: found "January 15, 2025"; write \'2025-01-15\'.',
  ]),
  mistake('a day with slashes', intake, swap("'2025-01-15'", '01/15/2025'), [
    'articles/intake.mdx:7  date: found "01/15/2025"; write \'2025-01-15\'.',
  ]),
  mistake(
    'keywords that are no list',
    intake,
    swap('[triage, telephone, safety]', 'triage, telephone, safety'),
    [
      'articles/intake.mdx:9  keywords: found "triage, telephone, safety"; write [triage, telephone, safety].',
    ],
  ),
  mistake('a related article', wards, swap('page: team', 'page: intake'), [
    'pages/wards.mdx:12  related.0.page: found "intake", which is an article; write one of team, wards, nights.',
  ]),
  mistake('a related page with a slash', wards, swap('page: team', 'page: /team'), [
    'pages/wards.mdx:12  related.0.page: found "/team", which is not a page; write team.',
  ]),
  mistake('a button that leads to a name', wards, swap('href: /team', 'href: team'), [
    'pages/wards.mdx:10  hero.actions.0.href: found the link team; write /team.',
  ]),
  mistake(
    'an old address of a page that is there',
    wards,
    swap('related:', 'formerly: [team]\nrelated:'),
    [
      'pages/wards.mdx:11  formerly: found "team", which is the address of pages/team.mdx; write addresses that lead here alone, or leave it out.',
    ],
  ),
  mistake('an id with capitals', claims, alter(/^flow-wait:/m, 'Flow-Wait:'), [
    'claims.yaml:20  id: found "Flow-Wait"; write flow-wait.',
  ]),
  mistake(
    'a source in the wrong file',
    claims,
    add(
      "nice-guide: { title: A guide, publisher: NICE, year: 2022, number: NG1, checked: '2026-11-20', seen: true }",
    ),
    ['claims.yaml:29  nice-guide: found an entry of sources.yaml; write it in sources.yaml.'],
  ),
  mistake('a source without https', works, swap('https://example.com', 'http://example.com'), [
    'sources.yaml:5  order-study.url: found "http://example.com/order"; write https://example.com/order.',
  ]),
  mistake('a source without an address', works, alter(/ {2}url: .*\n/, ''), [
    'sources.yaml:1  order-study.url: found nothing; write at least one of url, doi, number and copy.',
  ]),
  mistake('a removed address with a slash', removed, () => "/old-wards: { on: '2025-01-01' }\n", [
    'removed.yaml:1  id: found "/old-wards"; write old-wards.',
  ]),
  mistake('two words on a line', words, (text) => `${text}Zed, Zoe\n`, [
    'words.txt:4  word list: found "Zed, Zoe"; write one word a line, without commas or spaces.',
  ]),
  mistake(
    'two pages at one place of the footer',
    team,
    swap('---\n\n##', 'footer: { group: company, order: 99, label: Team }\n---\n\n##'),
    [
      'pages/nights.mdx:7  footer.order: found 99, which pages/team.mdx has already in this group; write 100 or another free place.',
    ],
  ),
];
