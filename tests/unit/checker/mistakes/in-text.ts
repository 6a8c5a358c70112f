import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inText: readonly Mistake[] = [
  mistake('a picture without words', wards, add('![](/sharing.png)'), [
    'pages/wards.mdx:34  image: found /sharing.png, which is not in images; write the name of a file that you put there.',
    'pages/wards.mdx:34  image: found no alternative text; write what it shows: ![A nurse at a triage desk](/sharing.png).',
  ]),
  mistake('a dead link', wards, swap('(/team#who-answers)', '(/teem)'), [
    'pages/wards.mdx:18  link: found a link to /teem, which does not exist; write /team.',
  ]),
  mistake('a dead fragment', wards, swap('(/team#who-answers)', '(/team#who-anwsers)'), [
    'pages/wards.mdx:18  link: found a link to #who-anwsers, which pages/team.mdx does not have; write #who-answers.',
  ]),
  mistake('a relative link', wards, swap('(/team#who-answers)', '(team)'), [
    'pages/wards.mdx:18  link: found the link team; write /team.',
  ]),
  mistake('a figure typed as text', wards, add('The assistant makes patients 90% happier.'), [
    'pages/wards.mdx:34  figure: found 90% written as text; write <Claim id="flow-wait" />.',
  ]),
  mistake(
    'a figure in words',
    wards,
    add('Waiting times at the assistant are 30 percent lower and it serves 400 hospitals.'),
    [
      'pages/wards.mdx:34  figure: found 30 percent beside "waiting times"; write <Claim id="wait-reduction" />, which is up to 35%, or words that are not about it.',
      'pages/wards.mdx:34  numbers: found 30 and 1 more without a source; write <Source id="…" /> or <Claim id="…" />, words in place of it, or <Illustration> around it.',
    ],
  ),
  mistake('a figure in words alone', wards, add('Waiting times are thirty percent lower.'), [
    'pages/wards.mdx:34  figure: found thirty percent beside "waiting times"; write <Claim id="wait-reduction" />, which is up to 35%, or words that are not about it.',
    'pages/wards.mdx:34  numbers: found thirty percent without a source; write <Source id="…" /> or <Claim id="…" />, words in place of it, or <Illustration> around it.',
  ]),
  mistake('a misspelling', wards, add('The assisstant listens.'), [
    'pages/wards.mdx:34  spelling: found "assisstant"; write assistant or assistants, or add the word to words.txt if it is right.',
  ]),
  mistake('a British spelling', wards, add('It keeps the colour of a level.'), [
    'pages/wards.mdx:34  spelling: found "colour"; write color.',
  ]),
  mistake('a first heading in the text', wards, add('# Heat'), [
    'pages/wards.mdx:34  heading: found a first-level heading "Heat"; write ##, as the heading of the page stands in the front matter.',
  ]),
  mistake('a level of headings skipped', wards, add('#### Heat'), [
    'pages/wards.mdx:34  heading: found a fourth-level heading "Heat" right under a second-level one; write ###.',
  ]),
  mistake('the words of the template', wards, add('Write the first section here.'), [
    'pages/wards.mdx:34  wording: found "Write the first section here", words of the template; write your own in their place.',
  ]),
];
