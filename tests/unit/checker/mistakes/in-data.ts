import { add, copyOf, mistake, swap, type Mistake } from './mistake.ts';
import { claims, intake, systems, team, wards, words } from './sound-site.ts';

const secondArticle = `---
id: 2
title: A second call, read line by line
excerpt: What a doctor hears in the last minute of a call, and why nobody hangs up before it ends.
category: Research
kind: guide
date: '2025-01-10'
featured: true
keywords: [triage, telephone, safety]
location: UK
---

The last minute was studied too.<Source id="order-study" />

${'A doctor says what happens next and asks whether it was understood. '.repeat(34)}
`;

export const inData: readonly Mistake[] = [
  mistake('an article named like a page', 'src/content/articles/team.mdx', copyOf(intake), [
    'articles/team.mdx  copy',
    'articles/team.mdx  route',
    'articles/team.mdx:2  id',
    'articles/team.mdx:3  title',
    'articles/team.mdx:4  excerpt',
    'articles/team.mdx:8  featured',
  ]),
  mistake('an article copied', 'src/content/articles/intake-copy.mdx', copyOf(intake), [
    'articles/intake-copy.mdx  copy',
    'articles/intake-copy.mdx:2  id',
    'articles/intake-copy.mdx:3  title',
    'articles/intake-copy.mdx:4  excerpt',
    'articles/intake-copy.mdx:8  featured',
  ]),
  mistake('a page copied', 'src/content/pages/wards-2.mdx', copyOf(wards), [
    'pages/wards-2.mdx  copy',
    'pages/wards-2.mdx:2  title',
    'pages/wards-2.mdx:3  description',
  ]),
  mistake(
    'a file name with capitals and a space',
    'src/content/pages/Heat Page.mdx',
    copyOf(team),
    [
      'pages/Heat Page.mdx  copy',
      'pages/Heat Page.mdx  file name',
      'pages/Heat Page.mdx:2  title',
      'pages/Heat Page.mdx:3  description',
    ],
  ),
  mistake('a file that is no MDX', 'src/content/pages/heat.md', () => '# Heat', [
    'pages/heat.md  file name',
  ]),
  mistake('a claim twice', claims, add("flow-wait:\n  value: '90%'"), ['claims.yaml:29  file']),
  mistake('a broken indent in the claims', claims, swap('  measures: lower', ' measures: lower'), [
    'claims.yaml:10  file',
  ]),
  mistake('a value and an amount that disagree', claims, swap('amount: 35', 'amount: 60'), [
    'claims.yaml:12  wait-reduction.amount',
  ]),
  mistake(
    'a second featured article',
    'src/content/articles/second.mdx',
    (text) => text || secondArticle,
    ['articles/second.mdx:8  featured'],
  ),
  mistake('an empty file', 'src/content/pages/heat.mdx', () => '', [
    'pages/heat.mdx:1  front matter',
  ]),
  mistake(
    'a byte order mark and line ends of Windows',
    wards,
    (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    ['pages/wards.mdx:1  file'],
  ),
  mistake(
    'two versions that were not joined',
    wards,
    swap(
      '## What it saves',
      '<<<<<<< HEAD\n## What it saves\n=======\n## What it brings\n>>>>>>> other',
    ),
    ['pages/wards.mdx:24  file'],
  ),
  mistake(
    'two versions of the claims',
    claims,
    swap('flow-wait:', '<<<<<<< HEAD\nflow-wait:\n=======\nflow:\n>>>>>>> other'),
    ['claims.yaml:20  file'],
  ),
  mistake('a broken scale file', systems, swap('  shortName: ESI', ' shortName: ESI'), [
    'triage-systems.yaml:21  file',
  ]),
  mistake('a word out of order', words, (text) => `${text}Baker\n`, ['words.txt:4  word list']),
  mistake('a word twice', words, (text) => `${text}Zander\n`, ['words.txt:4  word list']),
];
