import { objectMark, type Prose } from '../facts.ts';
import type { MarkdownNode } from './parse-mdx.ts';
import type { Literal } from './read-expression.ts';

const titleProps = new Set(
  'title heading label eyebrow badge name term shortName caption alt aria-label'.split(' '),
);

/** Props that hold names, addresses or measures and not words. */
const technicalProps = new Set(
  (
    'class className id href src srcset style claim claims system systems icon type variant tone ' +
    'layout color lang as slot rel target role width height viewBox d points transform fill ' +
    'stroke datetime key page frame loading decoding sizes colspan rowspan scope headers align'
  ).split(' '),
);

function isForeign(node: MarkdownNode): boolean {
  if (node.type === 'emphasis') return true;
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return false;
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'lang' &&
      typeof attribute.value === 'string' &&
      !attribute.value.startsWith('en'),
  );
}

/** Joins the words of a paragraph, heading or cell. */
export function readProse(container: MarkdownNode, kind: Prose['kind']): Prose {
  const pieces: Prose['pieces'][number][] = [];
  let text = '';
  function gather(node: MarkdownNode, isInForeign: boolean): void {
    if (node.type === 'text') {
      const line = node.position?.start.line ?? 0;
      pieces.push({ start: text.length, line, isForeign: isInForeign });
      text += node.value;
    } else if (node.type === 'break') text += '\n';
    else if ('children' in node && node.children.length > 0) {
      for (const child of node.children) gather(child, isInForeign || isForeign(node));
    } else if (node.type !== 'footnoteReference') text += objectMark;
  }
  gather(container, false);
  return { place: 'body', kind, text, pieces };
}

/** The words in a component's prop, or undefined when the prop holds none. */
export function readPropProse({ key, text, line }: Literal, isHtml: boolean): Prose | undefined {
  const isTitle = titleProps.has(key);
  if (isHtml ? !isTitle : technicalProps.has(key) || key.startsWith('data-')) return undefined;
  const kind = isTitle ? 'title' : /\s/.test(text.trim()) ? 'text' : 'value';
  return { place: 'prop', kind, text, pieces: [{ start: 0, line, isForeign: false }] };
}
