import { expect, test } from 'vitest';
import {
  checkAttributes,
  checkElements,
  checkForeignElements,
  checkModules,
  checkValues,
} from '../../../../../src/checker/rules/structure/code.ts';
import { reportBody, wards } from '../../content-fixture.ts';

test('imports and exports are refused with the reason', () => {
  const body = "import Card from '../Card.astro'\n\nThey\nimport records.\n\nexport const a = 1";
  expect(reportBody(checkModules, body).split('\n')).toEqual([
    `${wards}:8  body: found "import" at the start of a paragraph; write the component without it, as all components are there by name.`,
    `${wards}:13  body: found "export" at the start of a paragraph; write the value where it is used, as content holds no code.`,
  ]);
});

test('inline styles and handlers are refused with the reason', () => {
  const body = '<p style="color: red" onclick="go()">Text</p>';
  expect(reportBody(checkAttributes, body).split('\n')).toEqual(
    ['style', 'onclick'].map(
      (name) =>
        `${wards}:8  attribute: found ${name}="…", which content cannot carry; write it without, and choose a component that looks or acts as needed.`,
    ),
  );
});

test.each([
  '<script>{`window.a = 1`}</script>',
  '<iframe src="https://example.com/film" />',
  '<object data="/media/a.pdf" />',
  '<embed src="/media/a.pdf" />',
  '<form action="/contact">Text</form>',
  '<style>{`p { color: red }`}</style>',
  '{<script src="/media/a.js" />}',
])('content cannot carry %s', (body) => {
  expect(reportBody(checkElements, body)).toMatch(
    /:8 {2}body: found <\w+>, which content cannot carry; write a component of the site, or a link to where it is\.$/,
  );
});

test('components are what content is made of', () => {
  expect(reportBody(checkElements, 'A <Voice />.\n\n<Card>Words</Card>')).toBe('');
});

test.each([
  ['{<b onclick="go()">Text</b>}', 'onclick="…"'],
  ['<Fragment set:html="<script>go()</script>" />', 'set:html="…"'],
  ['<Card client:load>Text</Card>', 'client:load="…"'],
  ['<Card {...all}>Text</Card>', 'a list of attributes in { }'],
  ['<Card {...all} />', 'a list of attributes in { }'],
])('%s hands over code and is refused', (body, found) => {
  expect(reportBody(checkAttributes, body)).toContain(`:8  attribute: found ${found}`);
});

test('a name in braces is refused, a text, a list and what the layout hands over are not', () => {
  const body =
    'Dear {name}, {"five"} {`six`} {/* note */}\n\n<Card rows={[{ level: -1 }]} at={props.place}>{cost * 2}</Card>';
  expect(reportBody(checkValues, body)).toBe(
    `${wards}:8  body: found {name}, a name that stands for nothing here; write the words themselves, or \\{name\\} to show the braces.\n` +
      `${wards}:10  body: found {cost}, a name that stands for nothing here; write the words themselves, or \\{cost\\} to show the braces.`,
  );
});

const foreign = (name: string, write: string, line = 8) =>
  `${wards}:${line}  body: found <${name}>, HTML without a style; write ${write}.`;

test.each([
  ['<b>Words</b>', foreign('b', '**words**')],
  ['<strong>Words</strong>', foreign('strong', '**words**')],
  ['<i>Words</i>', foreign('i', '_words_')],
  ['<em>Words</em>', foreign('em', '_words_')],
  ['Words.\n\n<hr />', foreign('hr', '--- between two empty lines', 10)],
  ['<center>Words</center>', foreign('center', 'Markdown, or a component of the site')],
  ['<card>Words</card>', foreign('card', '<Card>, with a capital')],
  ['<statband />', foreign('statband', '<StatBand>, with a capital')],
])('%s has a better form here', (body, told) => {
  expect(reportBody(checkForeignElements, body)).toBe(told);
});

test('of elements in each other on one line the outer one is told of, on the next line the next', () => {
  expect(
    reportBody(checkForeignElements, '<ul><li>One</li></ul>\n\n<p>Two</p>').split('\n'),
  ).toEqual([
    foreign('ul', 'a list of lines that begin with "- "'),
    foreign('p', 'the text alone, with an empty line before and after', 10),
  ]);
});

test.each([
  'H<sub>2</sub>O and <kbd>Tab</kbd>',
  '<h2>Words</h2>',
  '<script src="/a.js" />',
  '<Card>Words</Card>',
  '<Unknown />',
])('%s is no foreign element', (body) => {
  expect(reportBody(checkForeignElements, body)).toBe('');
});

test.each(['<span title="A" data-on="b">A</span>', '<Card title="A" client="b" />'])(
  '%s carries no code',
  (body) => {
    expect(reportBody(checkAttributes, body)).toBe('');
  },
);
