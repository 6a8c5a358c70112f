import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Literal } from '../reading/read-expression.ts';
import type { Piece, Prose, YamlText } from '../checked-site.ts';
import { isRecord, objectMark } from '../checked-site.ts';

const titleFields = new Set(
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

function isForeign(node: Nodes): boolean {
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
export function readProse(container: Nodes, kind: Prose['kind']): Prose {
  const pieces: Piece[] = [];
  let text = '';
  function gather(node: Nodes, isInForeign: boolean): void {
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
  return { field: 'body', kind, text, pieces };
}

/** The words in a component's prop, or undefined when the prop holds none. */
export function readPropProse({ key, text, line }: Literal, isHtml: boolean): Prose | undefined {
  const isTitle = titleFields.has(key);
  if (isHtml ? !isTitle : technicalProps.has(key) || key.startsWith('data-')) return undefined;
  const kind = isTitle ? 'title' : /\s/.test(text.trim()) ? 'text' : 'value';
  return { field: key, kind, text, pieces: [{ start: 0, line, isForeign: false }] };
}

const frontMatterProse = new Set('description excerpt lead why'.split(' '));

/** The words in the front matter, each under the path of its field: `opening.lead`. */
export function readFrontMatterProse({ value, lineOf }: YamlText): Prose[] {
  const prose: Prose[] = [];
  function visit(node: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(node))
      node.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    else if (isRecord(node)) {
      for (const [name, child] of Object.entries(node)) visit(child, [...path, name]);
    } else if (typeof node === 'string') {
      const name = String(path.findLast((segment) => typeof segment === 'string'));
      if (!titleFields.has(name) && !frontMatterProse.has(name)) return;
      const pieces = [{ start: 0, line: lineOf(path) ?? 1, isForeign: false }];
      const kind = titleFields.has(name) ? 'title' : 'text';
      prose.push({ field: path.join('.'), kind, text: node, pieces });
    }
  }
  visit(value, []);
  return prose;
}
