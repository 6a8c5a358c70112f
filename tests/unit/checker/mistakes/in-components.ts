import { add, mistake, swap, type Mistake } from './mistake.ts';
import { wards } from './sound-site.ts';

export const inComponents: readonly Mistake[] = [
  mistake('an unknown component', wards, swap('<StatBand claims', '<Stats claims'), [
    'pages/wards.mdx:28  component: found <Stats>, which does not exist; write Steps or NewsStats.',
  ]),
  mistake('an unknown prop', wards, swap('layout="stack"', 'layuot="stack"'), [
    'pages/wards.mdx:16  <Section>: found layuot, which it does not have; write layout.',
  ]),
  mistake(
    'a prop of another component',
    wards,
    add('<Figure title="Waits by level.">\n\nText\n\n</Figure>'),
    ['pages/wards.mdx:34  <Figure>: found title, which it does not have; write caption.'],
  ),
  mistake('an unknown value of a prop', wards, swap('layout="stack"', 'layout="splitt"'), [
    'pages/wards.mdx:16  <Section> layout: found "splitt"; write "split".',
  ]),
  mistake('a tag that is not closed', wards, swap('</KeyMessage>', ''), [
    'pages/wards.mdx:20  body: found MDX that cannot be read (Expected a closing tag for `<KeyMessage>` on line 20); write </KeyMessage> where the component ends, or <KeyMessage /> if it holds nothing.',
  ]),
  mistake('a component that is not closed', wards, swap('</Section>\n', ''), [
    'pages/wards.mdx:16  body: found MDX that cannot be read (Expected a closing tag for `<Section>`); write </Section> where the component ends, or <Section /> if it holds nothing.',
  ]),
  mistake('tags that close in the wrong order', wards, swap('</Section>', '</Note>'), [
    'pages/wards.mdx:16  body: found MDX that cannot be read (Unexpected closing tag `</Note>` on line 22); write </Section> where the component ends, or <Section /> if it holds nothing.',
  ]),
  mistake('a closing tag alone', wards, add('</Section>'), [
    'pages/wards.mdx:34  body: found MDX that cannot be read (Unexpected closing slash `/` in tag); write the opening tag before it, or the text without this closing tag.',
  ]),
  mistake('an unknown claim', wards, swap('id="wait-reduction"', 'id="wait-reducton"'), [
    'pages/wards.mdx:26  claim: found "wait-reducton", which is not in claims.yaml; write wait-reduction.',
  ]),
  mistake(
    'an unknown claim at the top',
    wards,
    swap('  actions:', '  aside: { claims: [wait-reducton] }\n  actions:'),
    [
      'pages/wards.mdx:8  claim: found "wait-reducton", which is not in claims.yaml; write wait-reduction.',
    ],
  ),
  mistake('smart quotes in a prop', wards, swap('layout="stack"', 'layout=“stack”'), [
    'pages/wards.mdx:16  layout: found typographic quotes (“ ”) around a value; write straight ones: layout="stack".',
  ]),
  mistake(
    'smart quotes in braces',
    wards,
    swap("{['satisfaction-gain', 'flow-wait']}", '{[‘satisfaction-gain’]}'),
    [
      "pages/wards.mdx:28  claims: found a value in { } that cannot be read (Unexpected character '‘'); write straight quotes (\") around texts, lists in [ ], groups in { }, a comma between entries.",
    ],
  ),
  mistake('a name in braces', wards, add('Dear {name}, welcome.'), [
    'pages/wards.mdx:34  body: found {name}, a name that stands for nothing here; write the words themselves, or \\{name\\} to show the braces.',
  ]),
  mistake('an opening brace', wards, add('A lone { brace.'), [
    'pages/wards.mdx:34  body: found MDX that cannot be read (Unexpected end of file in expression); write a closing } for every {, or \\{ for the brace itself.',
  ]),
  mistake('a sign before a number', wards, add('Saturation <92 is low.'), [
    'pages/wards.mdx:34  body: found MDX that cannot be read (Unexpected character `9` (U+0039) before name); write "less than" or &lt; for the sign itself.',
  ]),
  mistake('a sign before a word', wards, add('Check O2<normal for age.'), [
    'pages/wards.mdx:34  body: found O2<normal, which reads as the beginning of a tag; write O2 less than normal, or O2&lt;normal.',
  ]),
  mistake('an HTML comment', wards, add('<!-- later -->'), [
    'pages/wards.mdx:34  body: found MDX that cannot be read (Unexpected character `!` (U+0021) before name); write comments as {/* … */}.',
  ]),
  mistake('a style attribute', wards, add('<span style="color: red">Red</span>'), [
    'pages/wards.mdx:34  attribute: found style="…", which content cannot carry; write it without, and choose a component that looks or acts as needed.',
  ]),
  mistake('a line break as HTML', wards, add('One<br>two'), [
    'pages/wards.mdx:34  body: found MDX that cannot be read (Expected a closing tag for `<br>` on line 34); write <br />.',
  ]),
  mistake('a picture as HTML without words', wards, add('<img src="/sharing.png" />'), [
    'pages/wards.mdx:34  image: found a tag that shows it in one size for all screens; write <Picture file="sharing.png" alt="…" />, with the file in images.',
  ]),
  mistake('an unknown scale', wards, add('<LevelScale system="manchster" />'), [
    'pages/wards.mdx:34  triage system: found "manchster", which is not in triage-systems.yaml; write manchester.',
  ]),
  mistake('a foreign frame', wards, add('<iframe src="https://www.youtube.com/embed/a" />'), [
    'pages/wards.mdx:34  body: found <iframe>, which content cannot carry; write a component of the site, or a link to where it is.',
  ]),
  mistake('a script', wards, add('<script>window.go()</script>'), [
    'pages/wards.mdx:34  body: found <script>, which content cannot carry; write a component of the site, or a link to where it is.',
  ]),
  mistake('a script with braces', wards, add('<script>{`window.go()`}</script>'), [
    'pages/wards.mdx:34  body: found <script>, which content cannot carry; write a component of the site, or a link to where it is.',
  ]),
  mistake('an event handler', wards, add('<span onclick="go()">Go</span>'), [
    'pages/wards.mdx:34  attribute: found onclick="…", which content cannot carry; write it without, and choose a component that looks or acts as needed.',
  ]),
  mistake('a form', wards, add('<form action="https://example.com">Send</form>'), [
    'pages/wards.mdx:34  body: found <form>, which content cannot carry; write a component of the site, or a link to where it is.',
  ]),
  mistake('a style sheet', wards, add('<style>{`p { color: red }`}</style>'), [
    'pages/wards.mdx:34  body: found <style>, which content cannot carry; write a component of the site, or a link to where it is.',
  ]),
  mistake('a component without what it draws', wards, add('<ScoreBands heading="Points" />'), [
    'pages/wards.mdx:34  <ScoreBands>: found no rows; write rows with a list: {[…, …]} (What is scored, with its bands from the lowest reading to the highest and their points).',
  ]),
  mistake(
    'a text where a list belongs',
    wards,
    swap("claims={['satisfaction-gain', 'flow-wait']}", 'claims="uptime"'),
    [
      'pages/wards.mdx:28  <StatBand> claims: found "uptime"; write a list: {["uptime"]}.',
      'pages/wards.mdx:28  claim: found "uptime", which is not in claims.yaml; write one of wait-reduction, satisfaction-gain, flow-wait.',
    ],
  ),
  mistake(
    'a value in a list of a prop',
    wards,
    add('<Steps direction="up"><Step title="One">Text</Step></Steps>'),
    ['pages/wards.mdx:34  <Steps> direction: found "up"; write "down" or "across".'],
  ),
];
