import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inMarkdown: readonly Mistake[] = [
  mistake('a list copied from a text program', wards, add('• Fever\n• Cough'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a character that nobody sees', wards, add('A nurse as\u00ADsesses each call.'), [
    'pages/wards.mdx:34  character',
  ]),
  mistake('a link with a space', wards, add('[Our team](/the team)'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake(
    'a link to a file with a space',
    wards,
    add('[A report](https://example.com/my report.pdf)'),
    ['pages/wards.mdx:34  markdown'],
  ),
  mistake('a space inside a link', wards, add('[Our team] (/team)'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a link with its brackets the wrong way round', wards, add('(Our team)[/team]'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a link without https', wards, add('[A report](www.example.com/report)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link to an insecure page', wards, add('[A report](http://example.com/report)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link to an email address', wards, add('[Write to us](info@example.com)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link to a file of the content', wards, swap('(/team#who-answers)', '(team.mdx)'), [
    'pages/wards.mdx:18  link',
  ]),
  mistake('a link with a slash at its end', wards, swap('(/team#who-answers)', '(/team/)'), [
    'pages/wards.mdx:18  link',
  ]),
  mistake('a link that says nothing', wards, add('[Click here](/team).'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link without words', wards, add('[](/team)'), ['pages/wards.mdx:34  link']),
  mistake('a link to a draft', wards, add('[Long nights](/nights)'), ['pages/wards.mdx:34  link']),
  mistake('an email address in angle brackets', wards, add('Write to <info@example.com>.'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('an address in angle brackets', wards, add('See <https://example.com/a>.'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a heading without a space', wards, add('##What it costs'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a first heading by a line under it', wards, add('Heat\n===='), [
    'pages/wards.mdx:34  heading',
  ]),
  mistake(
    'a section twice',
    wards,
    add('<Section heading="How a day goes">\n\nMore of it.\n\n</Section>'),
    ['pages/wards.mdx:34  id'],
  ),
  mistake('stars without a partner', wards, add('This is **bold without end.'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a remark as in code', wards, add('// ask the clinic'), ['pages/wards.mdx:34  markdown']),
  mistake('a note to oneself', wards, add('TODO: ask the clinic.'), [
    'pages/wards.mdx:34  wording',
  ]),
  mistake('code that does not end', wards, add('```\nOpen'), ['pages/wards.mdx:34  markdown']),
  mistake('a footnote', wards, add('It was studied.[^1]\n\n[^1]: A study.'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake(
    'a table without a line under its heads',
    wards,
    add('| Fever | Nurse |\n| Cough | Doctor |'),
    ['pages/wards.mdx:34  markdown'],
  ),
  mistake(
    'a row with more cells than heads',
    wards,
    swap('| Fever | The nurse |', '| Fever | The nurse | Today |'),
    ['pages/wards.mdx:32  table'],
  ),
  mistake('a picture from another folder', wards, add('![A nurse at a desk](/images/desk.jpg)'), [
    'pages/wards.mdx:34  image',
  ]),
  mistake('a picture called by its file', wards, add('<Picture file="desk.jpg" alt="Desk" />'), [
    'pages/wards.mdx:34  image',
  ]),
  mistake(
    'a picture that says that it is one',
    wards,
    add('<Picture file="desk.jpg" alt="Image of a nurse" />'),
    ['pages/wards.mdx:34  image'],
  ),
];
