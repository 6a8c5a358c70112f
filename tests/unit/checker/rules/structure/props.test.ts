import { expect, test } from 'vitest';
import { formatProblems } from '../../../../../src/checker/problem.ts';
import type { PropFields, Shape } from '../../../../../src/checker/props/prop-shape.ts';
import { checkProps } from '../../../../../src/checker/rules/structure/props.ts';
import { contentOf, pageWith, wards } from '../../content-fixture.ts';

const text: Shape = { kind: 'text' };
const columns: Shape = {
  kind: 'one of',
  shapes: [2, 3, 4].map((value) => ({ kind: 'exactly', value })),
};
const field = (shape: Shape, isOptional = true) => ({ shape, isOptional, hint: '' });
const card: PropFields = {
  isOpen: false,
  fields: new Map([
    ['title', field(text, false)],
    ['href', field(text)],
    ['columns', field(columns)],
    ['isWide', field({ kind: 'boolean' })],
    ['ids', field({ kind: 'list', of: text })],
  ]),
};

function told(body: string): string {
  const content = contentOf({ pages: { wards: pageWith(body) } });
  return formatProblems(checkProps({ ...content, components: new Map([['Card', card]]) }));
}

test.each([
  ['a prop that does not exist', '<Card title="A" hrf="/b" />', 'found hrf', 'href'],
  ['a value of another kind', '<Card title={5} />', 'title: found 5', 'a text in quotes'],
  [
    'a choice that is not offered',
    '<Card title="A" columns={5} />',
    'columns: found 5',
    '2 or 3 or 4',
  ],
  [
    'a list without its brackets',
    '<Card title="A" ids="uptime" />',
    'ids: found "uptime"',
    '{["uptime"]}',
  ],
  ['yes in words', '<Card title="A" isWide="yes" />', 'isWide: found "yes"', 'the name alone'],
  ['what is missing', '\n<Card />', 'title', 'title'],
])('%s', (_, body, found, write) => {
  const line = body.startsWith('\n') ? 9 : 8;
  expect(told(body)).toContain(`${wards}:${line}  `);
  expect(told(body)).toContain(found);
  expect(told(body)).toContain(write);
});

test('a mistake is told of where its prop stands, in a sentence too', () => {
  const problem = '<Card>: found hrf, which it does not have; write href.';
  expect(told('<Card\n  title="A"\n  hrf="/b" />')).toBe(`${wards}:10  ${problem}`);
  expect(told('Words\nand <Card title="A" hrf="/b" /> more')).toBe(`${wards}:9  ${problem}`);
});

test('a name alone is a yes, and no text', () => {
  expect(told('<Card title />')).toBe(
    `${wards}:8  <Card> title: found true; write a text in quotes: "…".`,
  );
});

test.each([
  ['all that is right', '<Card title="A" columns={3} isWide ids={["a"]} href="/b" />'],
  ['what is known only when it runs', '<Card title={name} />'],
  ['a list of props, which is told of as code', '<Card title="A" {...all} />'],
  ['where the children go', '<Card title="A" slot="end" />'],
  ['a component that another rule speaks of', '<Unknown titel="A" />'],
])('nothing is said of %s', (_, body) => {
  expect(told(body)).toBe('');
});
