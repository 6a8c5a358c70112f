import { alter, mistake, swap, type Mistake } from './mistake.ts';
import { claims, intake, wards, works } from './sound-site.ts';

const removed = 'src/content/removed.yaml';

/** Values that are right, in a form that is not. */
export const inOtherForms: readonly Mistake[] = [
  mistake('a year with its digits swapped', intake, swap("'2025-01-15'", "'2206-01-15'"), [
    'articles/intake.mdx:7  date',
  ]),
  mistake('a source of a year to come', works, swap('year: 2020', 'year: 2062'), [
    'sources.yaml:4  order-study.year',
  ]),
  mistake('a draft that is a yes', wards, swap('title:', 'draft: yes\ntitle:'), [
    'pages/wards.mdx:2  draft',
  ]),
  mistake('an amount with a percent sign', claims, swap('amount: 90', 'amount: 90%'), [
    'claims.yaml:27  flow-wait.amount',
  ]),
  mistake(
    'an equals sign for a colon',
    wards,
    swap('title: Virtual Wards', 'title = Virtual Wards'),
    ['pages/wards.mdx:2  front matter'],
  ),
  mistake(
    'a value on the next line',
    wards,
    swap('title: Virtual Wards', 'title:\nVirtual Wards'),
    ['pages/wards.mdx:3  front matter'],
  ),
  mistake('a dash before a field', wards, swap('title: Virtual Wards', '- title: Virtual Wards'), [
    'pages/wards.mdx:2  front matter',
  ]),
  mistake(
    'keywords with semicolons',
    intake,
    swap('[triage, telephone, safety]', '[triage; telephone; safety]'),
    ['articles/intake.mdx:9  keywords'],
  ),
  mistake('a kind by its name', intake, swap('kind: guide', 'kind: Law note'), [
    'articles/intake.mdx:6  kind',
  ]),
  mistake('two categories', intake, swap('category: Research', 'category: [Research, Policy]'), [
    'articles/intake.mdx:5  category',
  ]),
  mistake(
    'a button that is a text',
    wards,
    swap('  actions:\n    - label: Request a Demo\n      href: /team', '  actions: Request a Demo'),
    ['pages/wards.mdx:8  hero.actions'],
  ),
  mistake(
    'a tag in a field',
    wards,
    alter(
      /description: .*/,
      'description: How the assistant keeps <b>watch</b> over patients at home between visits of a nurse.',
    ),
    ['pages/wards.mdx:3  wording'],
  ),
  mistake(
    'an old address without a list',
    wards,
    swap('related:', 'formerly: old-wards\nrelated:'),
    ['pages/wards.mdx:11  formerly'],
  ),
  mistake('removed addresses as a list', removed, () => '- old-wards\n', ['removed.yaml:1  file']),
  mistake(
    'a removed address that leads to a name',
    removed,
    () => "old-wards: { on: '2025-01-01', see: team }\n",
    ['removed.yaml:1  old-wards.see'],
  ),
  mistake('a removed address with an address alone', removed, () => 'old-wards: /team\n', [
    'removed.yaml:1  old-wards',
  ]),
  mistake(
    'a DOI as an address',
    works,
    swap('  url: https://example.com/order', '  doi: https://doi.org/10.1000/182'),
    ['sources.yaml:5  order-study.doi'],
  ),
  mistake(
    'a source with a space in its address',
    works,
    swap('https://example.com/order', 'https://example.com/order study'),
    ['sources.yaml:5  order-study.url'],
  ),
];
