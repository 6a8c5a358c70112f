import { readExpression } from '../../mdx/expressions.ts';
import {
  childrenOf,
  isElement,
  readAttributes,
  type MarkdownElement,
  type MarkdownNode,
} from '../../mdx/parse-mdx.ts';
import {
  objectMark,
  type Body,
  type Element,
  type Heading,
  type Mention,
  type Prose,
  type Source,
} from '../facts.ts';

/** What a prop names; with its component, where the same prop of another one holds something else. */
const meanings: Readonly<Record<string, Mention['meaning']>> = {
  claim: 'claim',
  claims: 'claim',
  'Claim id': 'claim',
  source: 'source',
  'Source id': 'source',
  system: 'system',
  systems: 'system',
  rules: 'rule',
  country: 'country',
  href: 'link',
  id: 'place',
  tree: 'trees',
  score: 'scores',
  call: 'exampleCalls',
  'CallPlayer calls': 'exampleCalls',
  'ScaleExplorer cases': 'scaleCases',
  'BuyerQuestions group': 'buyers',
  'Promised id': 'promises',
  'SecurityGrid set': 'security',
  'TranslatedCalls languages': 'translatedCalls',
};

const titleProps = new Set('title heading label name caption alt aria-label'.split(' '));

/** Props that hold names, addresses or measures and not words. */
const technicalProps = new Set(
  'at class id source href file claim claims system systems tone layout lang slot width key'.split(
    ' ',
  ),
);

/** Whether a prop of a component holds no words. */
export function isWordless(prop: string): boolean {
  return technicalProps.has(prop) || prop.startsWith('data-');
}

/** The name of the field that holds a part of a value, or of the prop around it. */
export function fieldOf(path: readonly (string | number)[], prop: string): string {
  return path.findLast((segment) => typeof segment === 'string') ?? prop;
}

function lineOf({ position }: Pick<MarkdownNode, 'position'>): number {
  return position?.start.line ?? 1;
}

/** A node and all below it, parents first. */
function listNodes(node: MarkdownNode): MarkdownNode[] {
  return [node, ...childrenOf(node).flatMap(listNodes)];
}

type NodeOf<Type> = Extract<MarkdownNode, { type: Type }>;

/** The nodes of some types, each with its line. */
export function nodesOf<Type extends MarkdownNode['type']>(
  { nodes }: Body,
  ...types: readonly Type[]
) {
  const isWanted = (node: MarkdownNode): node is NodeOf<Type> =>
    (types as readonly string[]).includes(node.type);
  return nodes
    .filter(isWanted)
    .map((node: MarkdownNode & NodeOf<Type>) => ({ node, line: lineOf(node) }));
}

/** Whether a tag says that the words in it are in another language. */
export function isInLanguage(node: MarkdownNode): boolean {
  if (!isElement(node)) return false;
  return readAttributes(node).some(
    ({ name, value }) => name === 'lang' && typeof value === 'string' && !value.startsWith('en'),
  );
}

/** Joins the words of a paragraph, heading or cell; the number of a source is none of them. */
export function readProse(container: MarkdownNode, kind: Prose['kind']): Prose {
  const pieces: Prose['pieces'][number][] = [];
  let text = '';
  function gather(node: MarkdownNode, isForeign: boolean): void {
    if (node.type === 'text') {
      pieces.push({ start: text.length, line: lineOf(node), isForeign });
      text += node.value;
    } else if ('name' in node && node.name === 'Source') return;
    else if (node.type === 'break') text += '\n';
    else if (childrenOf(node).length > 0) {
      const isOther = isForeign || node.type === 'emphasis' || isInLanguage(node);
      for (const child of childrenOf(node)) gather(child, isOther);
    } else if (node.type !== 'footnoteReference') text += objectMark;
  }
  gather(container, false);
  return { location: 'body', kind, text, pieces };
}

/** Gathers from a parsed body what several rules ask about; what one rule asks it asks the nodes. */
export function readBody(root: MarkdownNode): Pick<Source, 'prose' | 'mentions'> & { body: Body } {
  const nodes = listNodes(root);
  const prose: Prose[] = [];
  const mentions: Mention[] = [];
  const headings: Heading[] = [];
  const elements: Element[] = [];
  const titles = new Set<string>();

  function mention(meaning: Mention['meaning'], name: string, line: number): void {
    mentions.push({ meaning, name, line, field: '' });
  }

  /** Takes in a text of an attribute or expression, by the name of the field that holds it. */
  function readText(key: string, text: string, line: number, element: string): void {
    const meaning = meanings[`${element} ${key}`] ?? meanings[key];
    // A caption may have several sources.
    const names = meaning === 'source' ? text.split(/\s+/) : [text];
    if (meaning) for (const name of names) mention(meaning, name, line);
    const isTitle = titleProps.has(key);
    if (meaning || (/^[a-z]/.test(element) ? !isTitle : isWordless(key))) return;
    const kind = isTitle ? 'title' : /\s/.test(text.trim()) ? 'text' : 'value';
    prose.push({ location: 'prop', kind, text, pieces: [{ start: 0, line, isForeign: false }] });
  }

  function readElement(element: MarkdownElement): void {
    const name = element.name ?? '';
    const line = lineOf(element);
    const attributes = readAttributes(element);
    const props = new Map(attributes.map((attribute) => [attribute.name, attribute]));
    elements.push({ name, line, props });
    for (const attribute of attributes) {
      for (const { path, value, line: start } of attribute.parts) {
        if (typeof value === 'string') readText(fieldOf(path, attribute.name), value, start, name);
      }
    }
    // A second-level heading, by which the section can be linked to unless it has an id.
    const heading =
      name === 'Section' || name === 'CallToAction' ? props.get('heading')?.value : undefined;
    if (typeof heading === 'string') {
      headings.push({ depth: 2, text: heading, line });
      if (!props.has('id')) mention('place', heading, line);
    } else if (/^h[1-6]$/.test(name)) {
      headings.push({ depth: Number(name.slice(1)), text: `<${name}>`, line });
    }
  }

  for (const node of nodes) {
    const line = lineOf(node);
    if (node.type === 'paragraph' || node.type === 'tableCell') prose.push(readProse(node, 'text'));
    else if (node.type === 'heading') {
      const words = readProse(node, 'title');
      prose.push(words);
      const text = words.text.replaceAll(objectMark, '').trim();
      // Markdown itself numbers what repeats among its headings.
      if (!titles.has(text)) mention('place', text, line);
      titles.add(text);
      headings.push({ depth: node.depth, text, line });
    } else if (node.type === 'link' || node.type === 'definition') {
      mention('link', node.url, line);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      for (const { path, value, line: below } of readExpression(node.value)) {
        if (typeof value === 'string') readText(fieldOf(path, ''), value, line + below, '');
      }
    } else if (isElement(node)) readElement(node);
  }
  return { body: { nodes, elements, headings }, prose, mentions };
}
