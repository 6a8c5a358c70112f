import { evaluate } from '../mdx/expressions.ts';
import { parseBody, readProps } from '../mdx/parse-body.ts';
import type { MarkdownElement, MarkdownNode } from '../mdx/parse-mdx.ts';
import { renderers } from './component-renderers.ts';
import { describeProps } from './describe-props.ts';
import { createResolver, type RenderContext } from './resolve-names.ts';
import { blocks, text } from './syntax.ts';

/**
 * Writes the body of a page or article as plain Markdown: what editors wrote stays as it is, and
 * every component is replaced by what its renderer makes of it. Pieces of the source are written and
 * not a tree, because no serializer would leave a text as its author knows it.
 * @param source the body, in MDX
 * @throws {Error} when it cannot be parsed, or cites what does not exist
 */
export function renderMarkdown(source: string, context: RenderContext): string {
  const parsed = parseBody(source);
  if (!parsed) throw new Error('The text cannot be parsed: npm run check says where.');
  const { text: numbered, root } = parsed;

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
    const render = renderers[name];
    if (render) return render(props, { children, position: alike.indexOf(element) + 1 }, context);
    return blocks(describeProps(props, createResolver(props, context)), children);
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
