import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inMarkdown: readonly Mistake[] = [
  mistake('a list copied from a text program', wards, add('• Fever\n• Cough'), [
    'pages/wards.mdx:34  markdown: found a list that was copied, which is one paragraph here; write "- Fever", each entry on a line of its own.',
  ]),
  mistake('a character that nobody sees', wards, add('A nurse as\u00ADsesses each call.'), [
    'pages/wards.mdx:34  character: found an invisible character after "as"; write it again by hand: assesses.',
  ]),
  mistake('a link with a space', wards, add('[Our team](/the team)'), [
    'pages/wards.mdx:34  markdown: found a link with a space in its address; write [Our team](/the-team).',
  ]),
  mistake(
    'a link to a file with a space',
    wards,
    add('[A report](https://example.com/my report.pdf)'),
    [
      'pages/wards.mdx:34  markdown: found a link with a space in its address; write [A report](https://example.com/my%20report.pdf).',
    ],
  ),
  mistake('a space inside a link', wards, add('[Our team] (/team)'), [
    'pages/wards.mdx:34  markdown: found a space between the words of a link and its address; write [Our team](/team).',
  ]),
  mistake('a link with its brackets the wrong way round', wards, add('(Our team)[/team]'), [
    'pages/wards.mdx:34  markdown: found a link with its brackets the wrong way round; write [Our team](/team).',
  ]),
  mistake('a link without https', wards, add('[A report](www.example.com/report)'), [
    'pages/wards.mdx:34  link: found the link www.example.com/report; write https://www.example.com/report.',
  ]),
  mistake('a link to an insecure page', wards, add('[A report](http://example.com/report)'), [
    'pages/wards.mdx:34  link: found the link http://example.com/report; write https://example.com/report.',
  ]),
  mistake('a link to an email address', wards, add('[Write to us](info@example.com)'), [
    'pages/wards.mdx:34  link: found the link info@example.com; write mailto:info@example.com.',
  ]),
  mistake('a link to a file of the content', wards, swap('(/team#who-answers)', '(team.mdx)'), [
    'pages/wards.mdx:18  link: found the link team.mdx; write /team.',
  ]),
  mistake('a link with a slash at its end', wards, swap('(/team#who-answers)', '(/team/)'), [
    'pages/wards.mdx:18  link: found a link to /team/, which does not exist; write /team.',
  ]),
  mistake('a link that says nothing', wards, add('[Click here](/team).'), [
    'pages/wards.mdx:34  link: found "Click here" as a link; write words that say where it leads: [Who answers a call](/team).',
  ]),
  mistake('a link without words', wards, add('[](/team)'), [
    'pages/wards.mdx:34  link: found a link to /team without words; write words that say where it leads: [Who answers a call](/team).',
  ]),
  mistake('a link to a draft', wards, add('[Long nights](/nights)'), [
    'pages/wards.mdx:34  link: found a link to /nights, which is a draft; write another link, or take "draft: true" out of pages/nights.mdx.',
  ]),
  mistake('an email address in angle brackets', wards, add('Write to <info@example.com>.'), [
    'pages/wards.mdx:34  body: found <info@example.com>; write [info@example.com](mailto:info@example.com).',
  ]),
  mistake('an address in angle brackets', wards, add('See <https://example.com/a>.'), [
    'pages/wards.mdx:34  body: found <https://example.com/a>; write [words for it](https://example.com/a).',
  ]),
  mistake('a heading without a space', wards, add('##What it costs'), [
    'pages/wards.mdx:34  markdown: found a heading without a space after its #; write ## What it costs.',
  ]),
  mistake('a first heading by a line under it', wards, add('Heat\n===='), [
    'pages/wards.mdx:34  heading: found a first-level heading "Heat"; write ##, as the heading of the page stands in the front matter.',
  ]),
  mistake(
    'a section twice',
    wards,
    add('<Section heading="How a day goes">\n\nMore of it.\n\n</Section>'),
    [
      'pages/wards.mdx:34  id: found the id "how-a-day-goes" a second time; write another heading, or an id="…" of its own.',
    ],
  ),
  mistake('stars without a partner', wards, add('This is **bold without end.'), [
    'pages/wards.mdx:34  markdown: found ** with no partner; write ** at both ends, with no space inside: **bold words**.',
  ]),
  mistake('a remark as in code', wards, add('// ask the clinic'), [
    'pages/wards.mdx:34  markdown: found a line that begins with //, which readers see; write {/* … */} around a remark.',
  ]),
  mistake('a note to oneself', wards, add('TODO: ask the clinic.'), [
    'pages/wards.mdx:34  wording: found "TODO", a note to yourself; write your own in their place.',
  ]),
  mistake('code that does not end', wards, add('```\nOpen'), [
    'pages/wards.mdx:34  markdown: found code that does not end; write ``` on a line of its own where the code ends.',
  ]),
  mistake('a footnote', wards, add('It was studied.[^1]\n\n[^1]: A study.'), [
    'pages/wards.mdx:34  markdown: found the footnote [^1]; write <Source id="…" /> with an id of sources.yaml, or the remark in the text.',
  ]),
  mistake(
    'a table without a line under its heads',
    wards,
    add('| Fever | Nurse |\n| Cough | Doctor |'),
    [
      'pages/wards.mdx:34  markdown: found a table without a line under its heads; write | --- | --- | under the first row, which says what each column holds.',
    ],
  ),
  mistake(
    'a row with more cells than heads',
    wards,
    swap('| Fever | The nurse |', '| Fever | The nurse | Today |'),
    [
      'pages/wards.mdx:32  table: found 3 cells under 2 heads; write one cell for each head, and \\| for a | inside a cell.',
    ],
  ),
  mistake('a picture from another folder', wards, add('![A nurse at a desk](/images/desk.jpg)'), [
    'pages/wards.mdx:34  image: found /images/desk.jpg; write ../images/desk.jpg.',
  ]),
  mistake('a picture called by its file', wards, add('<Picture file="desk.jpg" alt="Desk" />'), [
    'pages/wards.mdx:34  image: found alt "Desk", a name; write what it shows: alt="A nurse at a triage desk".',
  ]),
  mistake(
    'a picture that says that it is one',
    wards,
    add('<Picture file="desk.jpg" alt="Image of a nurse" />'),
    [
      'pages/wards.mdx:34  image: found alt that begins with "Image of", which screen readers say already; write "A nurse".',
    ],
  ),
];
