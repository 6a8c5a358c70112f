import GithubSlugger, { slug } from 'github-slugger';
import {
  objectMark,
  type Body,
  type Element,
  type Heading,
  type Mention,
  type Prose,
  type Source,
} from '../facts.ts';
import type { MarkdownElement, MarkdownNode } from '../../mdx/parse-mdx.ts';
import { readExpression, type Literal } from './read-expression.ts';
import { readProse, readPropProse } from './read-prose.ts';

const meanings: Readonly<Record<string, Mention['meaning']>> = {
  claim: 'claim',
  claims: 'claim',
  source: 'source',
  system: 'system',
  systems: 'system',
  rules: 'rule',
  country: 'country',
  handoff: 'country',
  href: 'link',
  id: 'fragment',
};

/** Components whose id is that of what they cite. */
const citing: Readonly<Record<string, Mention['meaning']>> = { Claim: 'claim', Source: 'source' };

function lineOf({ position }: Pick<MarkdownNode, 'position'>): number {
  return position?.start.line ?? 1;
}

/** A node and all below it, parents first. */
function listNodes(node: MarkdownNode): MarkdownNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

/** The texts in the attributes of a tag, by the name of the attribute. */
export function readAttributes({ attributes }: MarkdownElement): Map<string, readonly Literal[]> {
  const literals = new Map<string, readonly Literal[]>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name: key, value } = attribute;
    const text = { key, line: lineOf(attribute) };
    const isText = typeof value === 'string';
    literals.set(
      key,
      isText ? [{ ...text, text: value }] : readExpression(value?.data?.estree, key),
    );
  }
  return literals;
}

/** Gathers from a parsed body what several rules ask about; what one rule asks it asks the nodes. */
export function readBody(root: MarkdownNode): Pick<Source, 'prose' | 'mentions'> & { body: Body } {
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
    const meaning = (key === 'id' && citing[element]) || meanings[key];
    // A caption may have several sources.
    const names = meaning === 'source' ? text.split(/\s+/) : [text];
    if (meaning) for (const name of names) mention(meaning, name, line);
    else prose.push(...readPropProse(literal, /^[a-z]/.test(element)));
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
      headings.push({ depth: 2, text: heading, line });
      if (!props.has('id')) mention('fragment', slug(heading), line);
    } else if (/^h[1-6]$/.test(name)) {
      headings.push({ depth: Number(name.slice(1)), text: `<${name}>`, line });
    }
  }

  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'tableCell') prose.push(readProse(node, 'text'));
    else if (node.type === 'heading') {
      const words = readProse(node, 'title');
      prose.push(words);
      const text = words.text.replaceAll(objectMark, '').trim();
      headings.push({ depth: node.depth, text, line: lineOf(node) });
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
