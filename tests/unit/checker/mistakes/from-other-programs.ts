import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

/** What other programs and habits make of Markdown. */
export const fromOtherPrograms: readonly Mistake[] = [
  mistake('a list by letters', wards, add('(a) Ring the clinic\n(b) Say who you are'), [
    'pages/wards.mdx:34  markdown: found a list by letters, which is one paragraph here; write "1. Ring the clinic", each entry on a line of its own.',
  ]),
  mistake('lines without a partner', wards, add('This is __very important text.'), [
    'pages/wards.mdx:34  markdown: found __ with no partner; write ** at both ends, with no space inside: **bold words**.',
  ]),
  mistake('a line in bold as a heading', wards, add('**What it costs**\n\nNothing at all.'), [
    'pages/wards.mdx:34  heading: found "What it costs" in bold as a heading; write ## What it costs.',
  ]),
  mistake('a heading in bold', wards, add('## **What it costs**\n\nNothing at all.'), [
    'pages/wards.mdx:34  heading: found a heading in **; write ## What it costs.',
  ]),
  mistake('a heading that ends with a colon', wards, add('## What it costs:\n\nNothing at all.'), [
    'pages/wards.mdx:34  heading: found a colon at the end of a heading; write ## What it costs.',
  ]),
  mistake('a heading without words', wards, add('## \n\nText below nothing.'), [
    'pages/wards.mdx:34  heading: found a heading without words; write ## and its words.',
  ]),
  mistake('fields in the middle of the text', wards, add('---\ntitle: Two\n---'), [
    'pages/wards.mdx:35  heading: found fields in the middle of the text; write them between the two lines of --- at the top of the file.',
  ]),
  mistake('a link to the own machine', wards, add('[Our team](http://localhost:4321/team)'), [
    'pages/wards.mdx:34  link: found the link http://localhost:4321/team, which is on your machine; write /team.',
  ]),
  mistake('a link to the folder of a page', wards, add('[Our team](/pages/team)'), [
    'pages/wards.mdx:34  link: found a link to /pages/team, which does not exist; write /team.',
  ]),
  mistake('a link to a file from the root', wards, add('[Our team](src/content/pages/team.mdx)'), [
    'pages/wards.mdx:34  link: found the link pages/team.mdx; write /team.',
  ]),
  mistake('an address as its own words', wards, add('Read https://example.com/report for more.'), [
    'pages/wards.mdx:34  link: found "https://example.com/report" as a link; write words that say where it leads: [Who answers a call](https://example.com/report).',
  ]),
  mistake('a link for mail with a space', wards, add('[Mail](mailto: info@example.com)'), [
    'pages/wards.mdx:34  markdown: found a link with a space in its address; write [Mail](mailto:info@example.com).',
    'pages/wards.mdx:34  spelling: found "mailto"; write maillot or mail or malt, or add the word to words.txt if it is right.',
  ]),
  mistake('a link for the telephone with spaces', wards, add('[Call us](tel:+1 555 0100)'), [
    'pages/wards.mdx:34  markdown: found a link with a space in its address; write [Call us](tel:+15550100).',
    'pages/wards.mdx:34  numbers: found 1 and 2 more without a source; write <Source id="…" /> or <Claim id="…" />, words in place of it, or <Illustration> around it.',
  ]),
  mistake('a table copied from a spreadsheet', wards, add('Sign\tWho calls\nFever\tThe nurse'), [
    'pages/wards.mdx:34  markdown: found a table that was copied, which is one paragraph here; write | Sign | Who calls | for each row, and | --- | --- | under the first.',
  ]),
  mistake('a row with fewer cells than heads', wards, swap('| Fever | The nurse |', '| Fever |'), [
    'pages/wards.mdx:32  table: found 1 cell under 2 heads; write one cell for each head, and \\| for a | inside a cell.',
  ]),
  mistake('an empty line in a table', wards, swap('| --- | --- |\n', '| --- | --- |\n\n'), [
    'pages/wards.mdx:33  markdown: found a row of a table that stands alone; write it right under the row before, without an empty line; or | --- | --- | under it, if it is the heads.',
  ]),
  mistake('a list without spaces', wards, add('-Fever\n-Cough'), [
    'pages/wards.mdx:34  markdown: found a list without spaces after its signs, which is one paragraph here; write "- Fever", each entry on a line of its own.',
  ]),
  mistake('a list to tick off', wards, add('- [ ] Ring the clinic\n- [x] Say who'), [
    'pages/wards.mdx:34  markdown: found a box that nobody can tick; write the entry after "- " alone.',
    'pages/wards.mdx:35  markdown: found a box that nobody can tick; write the entry after "- " alone.',
  ]),
  mistake('a link of a notes program', wards, add('See [[team]] for more.'), [
    'pages/wards.mdx:34  markdown: found a link in the form of another program; write [team](/team).',
  ]),
  mistake('a picture of a notes program', wards, add('![[desk.jpg]]'), [
    'pages/wards.mdx:34  markdown: found a picture in the form of another program; write ![What it shows](../images/desk.jpg).',
  ]),
  mistake('a mark of a notes program', wards, add('This is ==important== text.'), [
    'pages/wards.mdx:34  markdown: found a mark of another program; write **important**.',
  ]),
  mistake('a picture with backslashes', wards, add('![A nurse at a desk](..\\images\\desk.jpg)'), [
    'pages/wards.mdx:34  image: found ..\\images\\desk.jpg; write ../images/desk.jpg.',
  ]),
  mistake(
    'a picture on the own machine',
    wards,
    add('![A nurse at a desk](C:\\Users\\me\\desk.jpg)'),
    [
      'pages/wards.mdx:34  image: found C:\\Users\\me\\desk.jpg, which is on your machine; write ../images/desk.jpg, with the file in images.',
    ],
  ),
  mistake(
    'a picture with the address of a file',
    wards,
    add('![A nurse at a desk](file:///Users/me/desk.jpg)'),
    [
      'pages/wards.mdx:34  image: found file:///Users/me/desk.jpg, which is on your machine; write ../images/desk.jpg, with the file in images.',
    ],
  ),
];
