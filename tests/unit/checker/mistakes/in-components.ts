import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inComponents: readonly Mistake[] = [
  mistake('an unknown component', wards, swap('<StatBand claims', '<Stats claims'), [
    'pages/wards.mdx:28  component',
  ]),
  mistake('an unknown prop', wards, swap('layout="stack"', 'layuot="stack"'), [
    'pages/wards.mdx:16  <Section>',
  ]),
  mistake(
    'a prop of another component',
    wards,
    add('<Figure title="Waits by level.">\n\nText\n\n</Figure>'),
    ['pages/wards.mdx:34  <Figure>'],
  ),
  mistake('an unknown value of a prop', wards, swap('layout="stack"', 'layout="splitt"'), [
    'pages/wards.mdx:16  <Section> layout',
  ]),
  mistake('a tag that is not closed', wards, swap('</KeyMessage>', ''), [
    'pages/wards.mdx:20  body',
  ]),
  mistake('a component that is not closed', wards, swap('</Section>\n', ''), [
    'pages/wards.mdx:16  body',
  ]),
  mistake('tags that close in the wrong order', wards, swap('</Section>', '</Note>'), [
    'pages/wards.mdx:16  body',
  ]),
  mistake('a closing tag alone', wards, add('</Section>'), ['pages/wards.mdx:34  body']),
  mistake('an unknown claim', wards, swap('id="wait-reduction"', 'id="wait-reducton"'), [
    'pages/wards.mdx:26  claim',
  ]),
  mistake(
    'an unknown claim at the top',
    wards,
    swap('  actions:', '  aside: { claims: [wait-reducton] }\n  actions:'),
    ['pages/wards.mdx:8  claim'],
  ),
  mistake('smart quotes in a prop', wards, swap('layout="stack"', 'layout=“stack”'), [
    'pages/wards.mdx:16  layout',
  ]),
  mistake(
    'smart quotes in braces',
    wards,
    swap("{['satisfaction-gain', 'flow-wait']}", '{[‘satisfaction-gain’]}'),
    ['pages/wards.mdx:28  claims'],
  ),
  mistake('a name in braces', wards, add('Dear {name}, welcome.'), ['pages/wards.mdx:34  body']),
  mistake('an opening brace', wards, add('A lone { brace.'), ['pages/wards.mdx:34  body']),
  mistake('a sign before a number', wards, add('Saturation <92 is low.'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a sign before a word', wards, add('Check O2<normal for age.'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('an HTML comment', wards, add('<!-- later -->'), ['pages/wards.mdx:34  body']),
  mistake('a style attribute', wards, add('<span style="color: red">Red</span>'), [
    'pages/wards.mdx:34  attribute',
  ]),
  mistake('a line break as HTML', wards, add('One<br>two'), ['pages/wards.mdx:34  body']),
  mistake('a picture as HTML without words', wards, add('<img src="/sharing.png" />'), [
    'pages/wards.mdx:34  image',
  ]),
  mistake(
    'an unknown scale',
    wards,
    add('<LevelTable system="manchster" headings={[]} rows={[]} />'),
    ['pages/wards.mdx:34  triage system'],
  ),
  mistake('a foreign frame', wards, add('<iframe src="https://www.youtube.com/embed/a" />'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a script', wards, add('<script>window.go()</script>'), ['pages/wards.mdx:34  body']),
  mistake('a script with braces', wards, add('<script>{`window.go()`}</script>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('an event handler', wards, add('<span onclick="go()">Go</span>'), [
    'pages/wards.mdx:34  attribute',
  ]),
  mistake('a form', wards, add('<form action="https://example.com">Send</form>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a style sheet', wards, add('<style>{`p { color: red }`}</style>'), [
    'pages/wards.mdx:34  body',
  ]),
  mistake('a component without what it draws', wards, add('<ScoreBands heading="Points" />'), [
    'pages/wards.mdx:34  <ScoreBands>',
  ]),
  mistake(
    'a text where a list belongs',
    wards,
    swap("claims={['satisfaction-gain', 'flow-wait']}", 'claims="uptime"'),
    ['pages/wards.mdx:28  <StatBand> claims', 'pages/wards.mdx:28  claim'],
  ),
  mistake(
    'a value in a list of a prop',
    wards,
    add('<Steps direction="up"><Step title="One">Text</Step></Steps>'),
    ['pages/wards.mdx:34  <Steps> direction'],
  ),
];
