import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

/** What other programs and habits make of Markdown. */
export const fromOtherPrograms: readonly Mistake[] = [
  mistake('a list by letters', wards, add('(a) Ring the clinic\n(b) Say who you are'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('lines without a partner', wards, add('This is __very important text.'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a line in bold as a heading', wards, add('**What it costs**\n\nNothing at all.'), [
    'pages/wards.mdx:34  heading',
  ]),
  mistake('a heading without words', wards, add('## \n\nText below nothing.'), [
    'pages/wards.mdx:34  heading',
  ]),
  mistake('fields in the middle of the text', wards, add('---\ntitle: Two\n---'), [
    'pages/wards.mdx:35  heading',
  ]),
  mistake('a link to the own machine', wards, add('[Our team](http://localhost:4321/team)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link to the folder of a page', wards, add('[Our team](/pages/team)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link to a file from the root', wards, add('[Our team](src/content/pages/team.mdx)'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('an address as its own words', wards, add('Read https://example.com/report for more.'), [
    'pages/wards.mdx:34  link',
  ]),
  mistake('a link for mail with a space', wards, add('[Mail](mailto: info@example.com)'), [
    'pages/wards.mdx:34  markdown',
    'pages/wards.mdx:34  spelling',
  ]),
  mistake('a link for the telephone with spaces', wards, add('[Call us](tel:+1 555 0100)'), [
    'pages/wards.mdx:34  markdown',
    'pages/wards.mdx:34  numbers',
  ]),
  mistake('a table copied from a spreadsheet', wards, add('Sign\tWho calls\nFever\tThe nurse'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a row with fewer cells than heads', wards, swap('| Fever | The nurse |', '| Fever |'), [
    'pages/wards.mdx:32  table',
  ]),
  mistake('an empty line in a table', wards, swap('| --- | --- |\n', '| --- | --- |\n\n'), [
    'pages/wards.mdx:33  markdown',
  ]),
  mistake('a list without spaces', wards, add('-Fever\n-Cough'), ['pages/wards.mdx:34  markdown']),
  mistake('a list to tick off', wards, add('- [ ] Ring the clinic\n- [x] Say who'), [
    'pages/wards.mdx:34  markdown',
    'pages/wards.mdx:35  markdown',
  ]),
  mistake('a link of a notes program', wards, add('See [[team]] for more.'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a picture of a notes program', wards, add('![[desk.jpg]]'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a mark of a notes program', wards, add('This is ==important== text.'), [
    'pages/wards.mdx:34  markdown',
  ]),
  mistake('a picture with backslashes', wards, add('![A nurse at a desk](..\\images\\desk.jpg)'), [
    'pages/wards.mdx:34  image',
  ]),
  mistake(
    'a picture on the own machine',
    wards,
    add('![A nurse at a desk](C:\\Users\\me\\desk.jpg)'),
    ['pages/wards.mdx:34  image'],
  ),
  mistake(
    'a picture with the address of a file',
    wards,
    add('![A nurse at a desk](file:///Users/me/desk.jpg)'),
    ['pages/wards.mdx:34  image'],
  ),
];
