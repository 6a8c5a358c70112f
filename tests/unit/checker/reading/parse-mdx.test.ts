import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../../../src/checker/reading/parse-mdx.ts';
import { readBody } from '../../../../src/checker/reading/read-body.ts';

const file = 'src/content/pages/wards.mdx';

function read(source: string) {
  return readBody(parseMdx(source), source, file).body;
}

function listTypes(node: Nodes): string[] {
  return 'children' in node ? node.children.map(({ type }) => type) : [];
}

describe('what rules are told of a page', () => {
  it('names the line of each prop, also after values of several lines', () => {
    const { claims, prose } = read(
      '---\ntitle: A\n---\n\n<StatBand\n  claims={[\n    "uptime",\n    "payback",\n  ]}\n  note="Five words, on line ten"\n/>',
    );
    expect(claims).toEqual([
      { name: 'uptime', line: 7 },
      { name: 'payback', line: 8 },
    ]);
    expect(prose.find(({ field }) => field === 'note')?.pieces[0]?.line).toBe(10);
  });

  it('has the words of a component that stands on one line', () => {
    const { prose, wordCount } = read('<KeyMessage>Somebody **always** answers.</KeyMessage>');
    expect(prose.map(({ text }) => text)).toEqual(['Somebody always answers.']);
    expect(wordCount).toBe(3);
  });

  it.each([
    `<Card title="Less than <b>" href='/product' wide>\nWords.\n</Card>`,
    '<Card {...props} title={"a } b"} />',
    '<Card title = {`one\n    two`} label="x" />',
  ])('finds the places of the props of %j', (source) => {
    const [element] = parseMdx(source).children;
    const attributes = element?.type === 'mdxJsxFlowElement' ? element.attributes : [];
    const texts = attributes.map(({ position }) =>
      source.slice(position?.start.offset, position?.end.offset),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(source.replace(/\n[^]*<\/Card>$/, '')).toContain(texts.join(' '));
  });
});

it('an import stays a paragraph, so that the editor is told about it', () => {
  expect(listTypes(parseMdx(`import Card from './Card.astro';\n\nWords.`))).toEqual([
    'paragraph',
    'paragraph',
  ]);
});

it('a tag that is never closed is refused with the place where it began', () => {
  expect(() => parseMdx('Words.\n\n<Note>\nMore words.\n')).toThrow(/closing tag for `<Note>`/);
});
