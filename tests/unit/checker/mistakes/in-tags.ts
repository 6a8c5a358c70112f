import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inTags: readonly Mistake[] = [
  mistake('a card alone', wards, add('<Card title="One">Text</Card>'), [
    'pages/wards.mdx:34  <Card>',
  ]),
  mistake(
    'a section in a section',
    wards,
    swap('<KeyMessage>', '<Section heading="Inside">Text</Section>\n\n<KeyMessage>'),
    ['pages/wards.mdx:20  <Section>'],
  ),
  mistake('steps that are a list', wards, add('<Steps>\n\n- One\n- Two\n\n</Steps>'), [
    'pages/wards.mdx:34  <Steps>',
  ]),
  mistake(
    'a component in a sentence',
    wards,
    add("Figures <StatBand claims={['flow-wait']} /> follow."),
    ['pages/wards.mdx:34  <StatBand>'],
  ),
  mistake('a component in lower case', wards, add('<note>Text</note>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a space in a tag', wards, add('< Note>Text</Note>'), ['pages/wards.mdx:34  body']),
  mistake('a backslash in a closing tag', wards, add('<Note>Text<\\Note>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a backslash at the end of a tag', wards, add('<LevelTable system="esi" \\>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a tag without its end', wards, add('<LevelTable system="esi" /'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a prop without quotes', wards, add('<LevelTable system=esi />'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a prop with one quote', wards, add('<LevelTable system="esi />'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a prop with a colon', wards, add('<LevelTable system: "esi" />'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake(
    'a list without braces',
    wards,
    swap("claims={['satisfaction-gain', 'flow-wait']}", "claims=['flow-wait']"),
    ['pages/wards.mdx:28  body'],
  ),
  mistake('a prop in capitals', wards, add('<LevelTable System="esi" headings={[]} rows={[]} />'), [
    'pages/wards.mdx:34  <LevelTable>',
  ]),
  mistake('a remark that is not closed', wards, add('{/* later'), ['pages/wards.mdx:34  body']),
  mistake(
    'a closing tag at the end of a paragraph',
    wards,
    add('<KeyMessage>\nA **bold** word.</KeyMessage>'),
    ['pages/wards.mdx:35  body'],
  ),
  mistake('a paragraph of a text program', wards, add('<p class="MsoNormal">Text</p>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a table as HTML', wards, add('<table><tr><td>One</td></tr></table>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a source cited as a figure', wards, swap('id="wait-reduction"', 'id="order-study"'), [
    'pages/wards.mdx:26  claim',
  ]),
  mistake('a figure cited as a source', wards, add('It was studied.<Source id="flow-wait" />'), [
    'pages/wards.mdx:34  source',
  ]),
];
