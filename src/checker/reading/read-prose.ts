import { objectMark, proseOnLine, type Prose } from '../facts.ts';
import type { MarkdownNode } from '../../mdx/parse-mdx.ts';
import type { Literal } from './read-expression.ts';

const titleProps = new Set(
  'title heading label eyebrow badge name term shortName caption alt aria-label'.split(' '),
);

/** Props that hold names, addresses or measures and not words. */
const technicalProps = new Set(
  (
    'class className id at source href src file srcset style claim claims system systems icon type variant tone ' +
    'layout color lang as slot rel target role width height viewBox d points transform fill ' +
    'stroke datetime key page kind loading decoding sizes colspan rowspan scope headers align'
  ).split(' '),
);

/** Whether a tag says that the words in it are in another language. */
export function isInLanguage(node: MarkdownNode): boolean {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return false;
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'lang' &&
      typeof attribute.value === 'string' &&
      !attribute.value.startsWith('en'),
  );
}

function isForeign(node: MarkdownNode): boolean {
  return node.type === 'emphasis' || isInLanguage(node);
}

/** The number of a source, which is no part of the sentence. */
function isCitation(node: MarkdownNode): boolean {
  return 'name' in node && node.name === 'Source';
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
    } else if (isCitation(node)) return;
    else if (node.type === 'break') text += '\n';
    else if ('children' in node && node.children.length > 0) {
      for (const child of node.children) gather(child, isInForeign || isForeign(node));
    } else if (node.type !== 'footnoteReference') text += objectMark;
  }
  gather(container, false);
  return { place: 'body', kind, text, pieces };
}

/** Whether a prop of a component holds no words. */
export function isWordless(prop: string): boolean {
  return technicalProps.has(prop) || prop.startsWith('data-');
}

/** The words in a component's prop, if it holds any. */
export function readPropProse({ key, text, line }: Literal, isHtml: boolean): Prose[] {
  const isTitle = titleProps.has(key);
  if (isHtml ? !isTitle : isWordless(key)) return [];
  const kind = isTitle ? 'title' : /\s/.test(text.trim()) ? 'text' : 'value';
  return [proseOnLine(line, 'prop', kind, text)];
}
