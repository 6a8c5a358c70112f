import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inText: readonly Mistake[] = [
  mistake('a picture without words', wards, add('![](/sharing.png)'), [
    'pages/wards.mdx:34  image',
    'pages/wards.mdx:34  image',
  ]),
  mistake('a dead link', wards, swap('(/team#who-answers)', '(/teem)'), [
    'pages/wards.mdx:18  link',
  ]),
  mistake('a dead fragment', wards, swap('(/team#who-answers)', '(/team#who-anwsers)'), [
    'pages/wards.mdx:18  link',
  ]),
  mistake('a relative link', wards, swap('(/team#who-answers)', '(team)'), [
    'pages/wards.mdx:18  link',
  ]),
  mistake('a figure typed as text', wards, add('The assistant makes patients 90% happier.'), [
    'pages/wards.mdx:34  figure',
  ]),
  mistake(
    'a figure in words',
    wards,
    add('Waiting times at the assistant are 30 percent lower and it serves 400 hospitals.'),
    ['pages/wards.mdx:34  numbers'],
  ),
  mistake('a figure in words alone', wards, add('Waiting times are thirty percent lower.'), [
    'pages/wards.mdx:34  numbers',
  ]),
  mistake(
    'a sentence of another page',
    wards,
    add('Nurses sit in one room, and each of them has done this work before.'),
    ['pages/wards.mdx:34  sentence'],
  ),
  mistake('a misspelling', wards, add('The assisstant listens.'), ['pages/wards.mdx:34  spelling']),
  mistake('a British spelling', wards, add('It keeps the colour of a level.'), [
    'pages/wards.mdx:34  spelling',
  ]),
  mistake('a first heading in the text', wards, add('# Heat'), ['pages/wards.mdx:34  heading']),
  mistake('a level of headings skipped', wards, add('#### Heat'), ['pages/wards.mdx:34  heading']),
  mistake('the words of the template', wards, add('Write the first section here.'), [
    'pages/wards.mdx:34  wording',
  ]),
];
