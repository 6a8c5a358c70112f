import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/markdown/render-markdown.ts';
import { createFacts } from '../site/facts-fixture.ts';

const context = {
  fact: createFacts(),
  addressOf: (path: string) => new URL(path, 'https://www.example.com/page').href,
  legalEntity: 'Example Health, Inc.',
  contactEmail: 'contact@example.com',
};
const write = (source: string) => renderMarkdown(source, context);

it('leaves Markdown as its author wrote it, with addresses written out', () => {
  const text = '## A heading\n\nPlain *words*, a \\* star.\n\n- one\n  - inner\n- two';
  expect(write(text)).toBe(text);
  expect(write('See [the page](/about), [here](#there) or [that](https://example.org/x).')).toBe(
    'See [the page](https://www.example.com/about), [here](https://www.example.com/page#there) or [that](https://example.org/x).',
  );
});

it('resolves figures and numbers sources in the order in which they come', () => {
  expect(
    write('Waits: <Claim id="shorter-waits" />.<Source id="handbook" at="page 3" /> {/* no */}'),
  ).toBe('Waits: 35%.[1, page 3] ');
  expect(write("<StatBand claims={['shorter-waits']} />")).toBe(
    '- **35%** shorter waits (Emergency departments)',
  );
});

it('makes headings of sections and steps, and joins what stands between tags', () => {
  const text = write(
    '<Section heading="How" lead="In short." source="handbook">\n\n<Steps>\n\n<Step title="Ask" rules={["says-it"]}>\nText.\n</Step>\n\n<Step title="Hear">\n  - a list\n  - of two\n</Step>\n\n</Steps>\n\n</Section>',
  );
  expect(text).toBe(
    '## How\n\nIn short.[1]\n\n### 1. Ask\n\nText.\n\nRules: Rule says-it\n\n### 2. Hear\n\n- a list\n- of two',
  );
});

it('writes a scale, and what depends on one, as a table', () => {
  expect(write('<WaitAxis axis="Minutes" systems={["three"]} />')).toBe(
    'Minutes\n\n| Scale of Three | Longest wait |\n| --- | --- |\n| 1 Now | at once |\n| 2 Later | up to 60 min |\n| 3 Someday | up to 120 min |',
  );
  expect(
    write(
      '<LevelTable system="three" headings={["Level", "Why"]} rows={[["Ill"], ["Well | calm"]]} />',
    ),
  ).toContain('| 2 Later, up to 60 min | Well \\| calm |');
});

it('says what the props of any other drawing hold, and nothing about its look', () => {
  const drawing =
    '<NewDrawing tone="deep" columns={3} axis="Minutes, from zero" system="three" rows={[{ name: "A", level: 2, kind: "x" }, { name: "B", level: 1 }]} groups={[{ title: "G", inner: [{ a: "b" }] }]} />';
  expect(write(drawing)).toBe(
    'Minutes, from zero\n\n| Name | Level |\n| --- | --- |\n| A | 2 Later |\n| B | 1 Now |\n\n- **G**\n  - **b**',
  );
});

it('says the handoff, and keeps what a note says apart', () => {
  expect(write('It says: “<Handoff country="US" />”')).toBe(
    'It says: “Hang up and call 911 now, please.”',
  );
  expect(write('<Note label="Limits">\nOne.\n\nTwo.\n</Note>')).toBe(
    '> **Limits**\n>\n> One.\n>\n> Two.',
  );
});

it.each([
  [
    '<KeyMessage>Waits fall by <Claim id="shorter-waits" />, says **one** [study](/y).</KeyMessage>',
    '**Waits fall by 35%, says **one** [study](https://www.example.com/y).**',
  ],
  ['<Note label="Limits">One *word*.</Note>', '> **Limits**\n>\n> One *word*.'],
  ["{'a'} {'b'}", 'a b'],
  ['<kbd>Ctrl</kbd> <kbd>C</kbd>', 'Ctrl C'],
  ['<em>One</em>\n\n<em>Two</em>', '*One*\n\n*Two*'],
])('keeps in one line what is written in one: %s', (source, written) => {
  expect(write(source)).toBe(written);
});

it('says where to ask about a text that cannot be parsed', () => {
  expect(() => write('<Note>\n\nOpen.')).toThrow('npm run check says where');
});

it('fails on a figure that does not exist', () => {
  expect(() => write('<Claim id="longer-waits" />')).toThrow('longer-waits');
});
