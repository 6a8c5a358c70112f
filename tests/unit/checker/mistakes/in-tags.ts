import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inTags: readonly Mistake[] = [
  mistake('a card alone', wards, add('<Card title="One">Text</Card>'), [
    'pages/wards.mdx:34  <Card>: found it alone; write <CardGrid> around it and those beside it.',
  ]),
  mistake(
    'a section in a section',
    wards,
    swap('<KeyMessage>', '<Section heading="Inside">Text</Section>\n\n<KeyMessage>'),
    [
      'pages/wards.mdx:20  <Section>: found it in <Section>; write </Section> before it, as bands stand one after another.',
    ],
  ),
  mistake('steps that are a list', wards, add('<Steps>\n\n- One\n- Two\n\n</Steps>'), [
    'pages/wards.mdx:34  <Steps>: found no <Step> in it; write <Step> around each part.',
  ]),
  mistake(
    'a component in a sentence',
    wards,
    add("Figures <StatBand claims={['flow-wait']} /> follow."),
    [
      'pages/wards.mdx:34  <StatBand>: found it in the middle of a paragraph; write it on a line of its own, with an empty line before and after.',
    ],
  ),
  mistake('a component in lower case', wards, add('<note>Text</note>'), [
    'pages/wards.mdx:34  body: found <note>, HTML without a style; write <Note>, with a capital.',
  ]),
  mistake('a space in a tag', wards, add('< Note>Text</Note>'), [
    'pages/wards.mdx:34  body: found a space between < and Note; write <Note>.',
  ]),
  mistake('a backslash in a closing tag', wards, add('<Note>Text<\\Note>'), [
    'pages/wards.mdx:34  body: found <\\Note>; write </Note>.',
  ]),
  mistake('a backslash at the end of a tag', wards, add('<LevelScale system="esi" \\>'), [
    'pages/wards.mdx:34  body: found \\> at the end of a tag; write />.',
  ]),
  mistake('a tag without its end', wards, add('<LevelScale system="esi" /'), [
    'pages/wards.mdx:34  body: found a tag without its >; write <LevelScale system="esi" />, or > where something stands between two tags.',
  ]),
  mistake('a prop without quotes', wards, add('<LevelScale system=esi />'), [
    'pages/wards.mdx:34  body: found system=esi; write system="esi".',
  ]),
  mistake('a prop with one quote', wards, add('<LevelScale system="esi />'), [
    'pages/wards.mdx:34  body: found a quote " that is not closed; write system="esi".',
  ]),
  mistake('a prop with a colon', wards, add('<LevelScale system: "esi" />'), [
    'pages/wards.mdx:34  body: found a colon after system; write system="esi".',
  ]),
  mistake(
    'a list without braces',
    wards,
    swap("claims={['satisfaction-gain', 'flow-wait']}", "claims=['flow-wait']"),
    [
      "pages/wards.mdx:28  body: found claims=['flow-wait']; write braces around the list: claims={['flow-wait']}.",
    ],
  ),
  mistake('a prop in capitals', wards, add('<LevelScale System="esi" />'), [
    'pages/wards.mdx:34  <LevelScale>: found System, which it does not have; write system.',
  ]),
  mistake('a remark that is not closed', wards, add('{/* later'), [
    'pages/wards.mdx:34  body: found a comment that is not closed; write */} at its end: {/* … */}.',
  ]),
  mistake(
    'a closing tag at the end of a paragraph',
    wards,
    add('<KeyMessage>\nA **bold** word.</KeyMessage>'),
    [
      'pages/wards.mdx:35  body: found </KeyMessage> at the end of a paragraph that began on a line of its own; write </KeyMessage> on a line of its own, with an empty line before it.',
    ],
  ),
  mistake('a paragraph of a text program', wards, add('<p class="MsoNormal">Text</p>'), [
    'pages/wards.mdx:34  body: found <p>, HTML without a style; write the text alone, with an empty line before and after.',
  ]),
  mistake('a table as HTML', wards, add('<table><tr><td>One</td></tr></table>'), [
    'pages/wards.mdx:34  body: found <table>, HTML without a style; write a Markdown table: | Level | Waiting time |.',
  ]),
  mistake('a source cited as a figure', wards, swap('id="wait-reduction"', 'id="order-study"'), [
    'pages/wards.mdx:26  claim: found "order-study", which is in sources.yaml; write <Source id="order-study" />.',
  ]),
  mistake('a figure cited as a source', wards, add('It was studied.<Source id="flow-wait" />'), [
    'pages/wards.mdx:34  source: found "flow-wait", which is in claims.yaml; write <Claim id="flow-wait" />.',
  ]),
];
