import { alter, mistake, swap, type Mistake } from './mistake.ts';
import { claims, intake, wards, works } from './sound-site.ts';

const removed = 'src/content/removed.yaml';

/** Values that are right, in a form that is not. */
export const inOtherForms: readonly Mistake[] = [
  mistake('a day with a short year', intake, swap("'2025-01-15'", "'25-01-15'"), [
    'articles/intake.mdx:7  date: found "25-01-15"; write \'2025-01-15\'.',
  ]),
  mistake('a day with a time', intake, swap("'2025-01-15'", "'2025-01-15 09:00'"), [
    'articles/intake.mdx:7  date: found "2025-01-15 09:00"; write \'2025-01-15\'.',
  ]),
  mistake(
    'a day as Americans write it, with a short year',
    intake,
    swap("'2025-01-15'", "'1/15/25'"),
    ['articles/intake.mdx:7  date: found "1/15/25"; write \'2025-01-15\'.'],
  ),
  mistake('a year with its digits swapped', intake, swap("'2025-01-15'", "'2206-01-15'"), [
    'articles/intake.mdx:7  date: found 2206-01-15, 180 years from now; write a day of 2028 or before.',
  ]),
  mistake('a source of a year to come', works, swap('year: 2020', 'year: 2062'), [
    'sources.yaml:4  order-study.year: found 2062, a year to come; write the year of this edition, or undated: true.',
  ]),
  mistake('a draft that is a yes', wards, swap('title:', 'draft: yes\ntitle:'), [
    'pages/wards.mdx:2  draft: found "yes"; write true without quotes.',
  ]),
  mistake('an id in quotes', intake, swap('id: 1', "id: '1'"), [
    'articles/intake.mdx:2  id: found "1"; write 1, the number alone.',
  ]),
  mistake('an amount with a percent sign', claims, swap('amount: 90', 'amount: 90%'), [
    'claims.yaml:27  flow-wait.amount: found "90%"; write 90, the number alone.',
  ]),
  mistake('an amount with a comma', claims, swap('amount: 90', 'amount: 1,200'), [
    'claims.yaml:27  flow-wait.amount: found "1,200"; write 1200, the number alone.',
  ]),
  mistake('a year with a ca.', works, swap('year: 2020', 'year: ca. 2020'), [
    'sources.yaml:4  order-study.year: found "ca. 2020"; write 2020, the number alone.',
  ]),
  mistake(
    'an equals sign for a colon',
    wards,
    swap('title: Virtual Wards', 'title = Virtual Wards'),
    ['pages/wards.mdx:2  front matter: found a = in place of a colon; write title: Virtual Wards.'],
  ),
  mistake(
    'a value on the next line',
    wards,
    swap('title: Virtual Wards', 'title:\nVirtual Wards'),
    [
      'pages/wards.mdx:3  front matter: found a line without the name of a field; write it at the end of the line before, or two spaces before it.',
    ],
  ),
  mistake('a dash before a field', wards, swap('title: Virtual Wards', '- title: Virtual Wards'), [
    'pages/wards.mdx:2  front matter: found a "- " before the name of a field; write title: Virtual Wards.',
  ]),
  mistake(
    'keywords with dashes and no spaces',
    intake,
    swap('keywords: [triage, telephone, safety]', 'keywords:\n  -triage\n  -telephone\n  -safety'),
    [
      'articles/intake.mdx:9  keywords: found "-triage -telephone -safety"; write [triage, telephone, safety].',
    ],
  ),
  mistake(
    'keywords with semicolons',
    intake,
    swap('[triage, telephone, safety]', '[triage; telephone; safety]'),
    [
      'articles/intake.mdx:9  keywords: found "triage; telephone; safety" as one entry; write a comma between two: [triage, telephone, safety].',
    ],
  ),
  mistake(
    'all keywords in one pair of quotes',
    intake,
    swap('[triage, telephone, safety]', '["triage, telephone, safety"]'),
    [
      'articles/intake.mdx:9  keywords: found "triage, telephone, safety" as one entry; write a comma between two: [triage, telephone, safety].',
    ],
  ),
  mistake('a kind by its name', intake, swap('kind: guide', 'kind: Law note'), [
    'articles/intake.mdx:6  kind: found "Law note"; write law-note.',
  ]),
  mistake('a place by its long name', intake, swap('location: UK', 'location: United States'), [
    'articles/intake.mdx:10  location: found "United States"; write one of Global, UK, US, Europe, Australia, Brazil, France, Belgium, Portugal, Spain, Italy, Germany, Japan, Taiwan, China, Sweden, Canada, Netherlands, Thailand, South Korea, South Africa, Switzerland.',
  ]),
  mistake('two categories', intake, swap('category: Research', 'category: [Research, Policy]'), [
    'articles/intake.mdx:5  category: found a list; write one alone: Research.',
  ]),
  mistake(
    'a category by its address',
    intake,
    swap('category: Research', 'category: rural-health'),
    ['articles/intake.mdx:5  category: found "rural-health"; write Rural Health.'],
  ),
  mistake(
    'a button that is a text',
    wards,
    swap('  actions:\n    - label: Request a Demo\n      href: /team', '  actions: Request a Demo'),
    [
      'pages/wards.mdx:8  hero.actions: found "Request a Demo"; write entries below it, each of which begins with "- label: …".',
    ],
  ),
  mistake(
    'a tag in a field',
    wards,
    alter(
      /description: .*/,
      'description: How the assistant keeps <b>watch</b> over patients at home between visits of a nurse.',
    ),
    [
      'pages/wards.mdx:3  wording: found <b>, which readers would see as it stands; write the words without it.',
    ],
  ),
  mistake(
    'Markdown in a field',
    wards,
    alter(
      /description: .*/,
      'description: How the assistant keeps **watch** over patients at home between visits of a nurse.',
    ),
    [
      'pages/wards.mdx:3  wording: found **watch**, which readers would see as it stands; write watch.',
    ],
  ),
  mistake(
    'a title with a full stop',
    wards,
    swap('title: Virtual Wards', 'title: Virtual Wards.'),
    ['pages/wards.mdx:2  title: found a full stop at its end; write Virtual Wards.'],
  ),
  mistake('a title in capitals', wards, swap('title: Virtual Wards', 'title: VIRTUAL WARDS'), [
    'pages/wards.mdx:2  title: found "VIRTUAL WARDS"; write capitals at the beginnings alone.',
  ]),
  mistake(
    'an old address with its site',
    wards,
    swap('related:', 'formerly: [https://example.org/old-wards]\nrelated:'),
    ['pages/wards.mdx:11  formerly.0: found "https://example.org/old-wards"; write old-wards.'],
  ),
  mistake(
    'an old address by its title',
    wards,
    swap('related:', 'formerly: [Old Wards]\nrelated:'),
    ['pages/wards.mdx:11  formerly.0: found "Old Wards"; write old-wards.'],
  ),
  mistake(
    'an old address without a list',
    wards,
    swap('related:', 'formerly: old-wards\nrelated:'),
    ['pages/wards.mdx:11  formerly: found "old-wards"; write [old-wards].'],
  ),
  mistake('removed addresses as a list', removed, () => '- old-wards\n', [
    'removed.yaml:1  file: found a list; write the id of each entry with a colon, and its fields below it, two spaces to the right.',
  ]),
  mistake('a removed address with an arrow', removed, () => 'old-wards -> /team\n', [
    'removed.yaml:1  file: found "old-wards -> /team"; write the id of each entry with a colon, and its fields below it, two spaces to the right.',
  ]),
  mistake(
    'a removed address that leads to a name',
    removed,
    () => "old-wards: { on: '2025-01-01', see: team }\n",
    ['removed.yaml:1  old-wards.see: found "team"; write /team.'],
  ),
  mistake('a removed address with an address alone', removed, () => 'old-wards: /team\n', [
    'removed.yaml:1  old-wards: found "/team"; write fields, one a line and indented: on, see.',
  ]),
  mistake(
    'a DOI as an address',
    works,
    swap('  url: https://example.com/order', '  doi: https://doi.org/10.1000/182'),
    ['sources.yaml:5  order-study.doi: found "https://doi.org/10.1000/182"; write 10.1000/182.'],
  ),
  mistake(
    'a source with a space in its address',
    works,
    swap('https://example.com/order', 'https://example.com/order study'),
    [
      'sources.yaml:5  order-study.url: found "https://example.com/order study"; write https://example.com/order%20study.',
    ],
  ),
];
