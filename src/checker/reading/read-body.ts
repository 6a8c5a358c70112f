import GithubSlugger, { slug } from 'github-slugger';
import {
  objectMark,
  type Body,
  type Element,
  type Heading,
  type Mention,
  type Prose,
} from '../facts.ts';
import type { MarkdownElement, MarkdownNode } from './parse-mdx.ts';
import { readExpression, type Literal } from './read-expression.ts';
import { readProse, readPropProse } from './read-prose.ts';

interface ReadBody {
  readonly body: Body;
  readonly prose: readonly Prose[];
  readonly mentions: readonly Mention[];
}

const meanings: Readonly<Record<string, Mention['meaning']>> = {
  claim: 'claim',
  claims: 'claim',
  system: 'system',
  systems: 'system',
  href: 'link',
  id: 'fragment',
};

function lineOf({ position }: Pick<MarkdownNode, 'position'>): number {
  return position?.start.line ?? 1;
}

/** A node and all below it, parents first. */
function listNodes(node: MarkdownNode): MarkdownNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

function readAttributes({ attributes }: MarkdownElement): Map<string, readonly Literal[]> {
  const literals = new Map<string, readonly Literal[]>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name: key, value } = attribute;
    const isText = typeof value === 'string';
    const read = isText
      ? [{ key, text: value, line: lineOf(attribute) }]
      : readExpression(value?.data?.estree, key);
    literals.set(key, read);
  }
  return literals;
}

/** Gathers from a parsed body what several rules ask about; what one rule asks it asks the nodes. */
export function readBody(root: MarkdownNode): ReadBody {
  const nodes = listNodes(root);
  const prose: Prose[] = [];
  const mentions: Mention[] = [];
  const headings: Heading[] = [];
  const elements: Element[] = [];
  const slugger = new GithubSlugger();

  function mention(meaning: Mention['meaning'], name: string, line: number): void {
    mentions.push({ meaning, name, line, field: '' });
  }

  function readLiteral(literal: Literal, element: string): void {
    const { key, text, line } = literal;
    const meaning = element === 'Claim' && key === 'id' ? 'claim' : meanings[key];
    if (meaning) mention(meaning, text, line);
    else prose.push(...[readPropProse(literal, /^[a-z]/.test(element)) ?? []].flat());
  }

  function readHeading(depth: number, text: string, line: number): void {
    headings.push({ depth, text, line });
  }

  function readElement(element: MarkdownElement): void {
    const name = element.name ?? '';
    const line = lineOf(element);
    const attributes = readAttributes(element);
    const props = new Map(
      [...attributes].map(([key, [only, ...others]]) => {
        const text = only?.key === key && others.length === 0 ? only.text : undefined;
        return [key, { text, line: only?.line ?? line }];
      }),
    );
    elements.push({ name, line, props });
    for (const literal of [...attributes.values()].flat()) readLiteral(literal, name);

    // <Section heading> is a second-level heading; its id is given or made from the heading.
    const heading = name === 'Section' ? props.get('heading')?.text : undefined;
    if (heading !== undefined) {
      readHeading(2, heading, line);
      if (!props.has('id')) mention('fragment', slug(heading), line);
    } else if (/^h[1-6]$/.test(name)) readHeading(Number(name.slice(1)), `<${name}>`, line);
  }

  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'tableCell') prose.push(readProse(node, 'text'));
    else if (node.type === 'heading') {
      const words = readProse(node, 'title');
      prose.push(words);
      const text = words.text.replaceAll(objectMark, '').trim();
      readHeading(node.depth, text, lineOf(node));
      // Astro makes two hyphens a dash before it makes the id, which has no dashes.
      mention('fragment', slugger.slug(text.replace(/-{2,}/g, '')), lineOf(node));
    } else if (node.type === 'link' || node.type === 'definition') {
      mention('link', node.url, lineOf(node));
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      for (const literal of readExpression(node.data?.estree, '')) readLiteral(literal, '');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      readElement(node);
    }
  }
  return { body: { nodes, elements, headings }, prose, mentions };
}
