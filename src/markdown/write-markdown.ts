import { mdxToMdast } from 'satteri';
import type { MarkdownElement, MarkdownNode } from '../mdx/parse-mdx.ts';
import { numberCitations } from '../site/citations.ts';
import { describeData } from './describe-data.ts';
import { evaluate } from './evaluate.ts';
import { blocks, text, type Props, type TwinContext } from './renderer.ts';
import { figureForms } from './renderers/figures.ts';
import { kitForms } from './renderers/kit.ts';
import { levelForms } from './renderers/levels.ts';
import { pathForms } from './renderers/paths.ts';
import { siteForms } from './renderers/site.ts';
import { createResolver } from './resolve-name.ts';

const forms = { ...kitForms, ...levelForms, ...figureForms, ...pathForms, ...siteForms };

function readProps({ attributes }: MarkdownElement): Props {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string') return [[name, value]];
      return [[name, value ? evaluate(value.value) : true]];
    }),
  );
}

function parse(source: string) {
  try {
    return mdxToMdast(source, { features: { frontmatter: false } });
  } catch (cause) {
    throw new Error('The text cannot be parsed: npm run check says where.', { cause });
  }
}

/**
 * Writes the body of a page or article as plain Markdown: what editors wrote stays as it is, and
 * every component is replaced by its form, or by what its props say. Positions and not a tree are
 * written, because no other serializer would leave a text as its author knows it.
 * @param source the body, in MDX
 * @throws {Error} when it cannot be parsed, or cites what does not exist
 */
export function writeMarkdown(source: string, context: TwinContext): string {
  const numbered = numberCitations(source).text;
  const root = parse(numbered);

  function offsets({ position }: MarkdownNode): [start: number, end: number] {
    return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  }

  /** A node as it was written, with what has to be replaced below it, and without its indentation. */
  function splice(node: MarkdownNode, from = offsets(node)[0], to = offsets(node)[1]): string {
    if (!('children' in node)) return numbered.slice(from, to);
    let written = '';
    let end = from;
    for (const child of node.children) {
      const [start, after] = offsets(child);
      written += numbered.slice(end, start) + write(child, node);
      end = after;
    }
    return written + numbered.slice(end, to);
  }

  /**
   * What stands in a node, one block below the other. Where a tag begins a line its words are no
   * paragraph to the parser: what stands in one line stays in it.
   */
  function writeBlocks(parent: Extract<MarkdownNode, { type: 'root' }> | MarkdownElement): string {
    const written: string[] = [];
    let end = 0;
    for (const child of parent.children) {
      const [start, after] = offsets(child);
      const between = numbered.slice(end, start);
      const before = end === 0 || between.includes('\n') ? undefined : written.pop();
      const words = write(child, parent);
      written.push(before === undefined ? words : `${before}${between}${words}`);
      end = after;
    }
    return blocks(...written);
  }

  function writeElement(element: MarkdownElement, parent?: MarkdownNode): string {
    const isFlow = element.type === 'mdxJsxFlowElement';
    const children = isFlow
      ? writeBlocks(element)
      : element.children.map((child) => write(child, element)).join('');
    const name = element.name ?? '';
    if (/^[a-z]/.test(name)) return /^(em|i)$/.test(name) ? `*${children}*` : children;
    const siblings: readonly MarkdownNode[] = parent && 'children' in parent ? parent.children : [];
    const alike = siblings.filter((other) => 'name' in other && other.name === name);
    const props = readProps(element);
    const form = forms[name];
    if (form) return form(props, { children, place: alike.indexOf(element) + 1 }, context);
    return blocks(describeData(props, createResolver(props, context)), children);
  }

  function write(node: MarkdownNode, parent?: MarkdownNode): string {
    switch (node.type) {
      case 'root':
        return writeBlocks(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return writeElement(node, parent);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return text(evaluate(node.value));
      case 'link':
        return `[${node.children.map((child) => write(child, node)).join('')}](${context.addressOf(node.url)})`;
      case 'paragraph':
      case 'list':
      case 'table':
      case 'blockquote':
      case 'heading': {
        const written = splice(node);
        // What stands between tags may be indented as a whole.
        const isBlock = parent?.type === 'root' || parent?.type === 'mdxJsxFlowElement';
        const indent = isBlock ? (node.position?.start.column ?? 1) - 1 : 0;
        return written.replaceAll(new RegExp(`\\n {0,${indent}}`, 'g'), '\n');
      }
      default:
        return splice(node);
    }
  }
  return write(root);
}
