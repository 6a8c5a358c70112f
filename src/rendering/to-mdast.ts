import type { Element, ElementContent, Nodes as HastNodes } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { defaultHandlers, type Handle, toMdast as convert } from 'hast-util-to-mdast';
import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** What is worked with and not read: controls, what they sound and show, and ways to other pages. */
const controls =
  'script, style, template, nav, fieldset, button, input, output, audio, video, canvas, ' +
  'wbr, [role="radiogroup"], [role="status"], [role="doc-backlink"], ' +
  '[hidden]:not([data-markdown]), [aria-hidden="true"]';

/** Elements that stand in a line of text and are often boxes beside each other. */
const inline = 'a b bdi code em mark small span strong time'.split(' ');

const isOneOf = (node: HastNodes | undefined, names: readonly string[]): boolean =>
  node?.type === 'element' && names.includes(node.tagName);

const isInline = (node: HastNodes | undefined) => isOneOf(node, inline);

const isName = (node: HastNodes | undefined) => isOneOf(node, ['b', 'strong']);

/** Links and emphasis may end within a word; these do not. */
const isBox = (node: HastNodes | undefined) => isOneOf(node, ['b', 'strong', 'span', 'small']);

const space: ElementContent = { type: 'text', value: ' ' };

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The name before what is said, as the lines of a dialogue have it; a question has its own end. */
const nameOf = (name: string): Element =>
  element('strong', [{ type: 'text', value: name.trim().replace(/(?<![.?!:]”?)$/, ':') }]);

/** A drawing says its name, and where its places lead. */
function tellDrawing(drawing: Element, name: string): Element[] {
  const places = selectAll('a:has(tspan)', drawing).map((place) => {
    const parts = selectAll('text:first-of-type > tspan', place).map((part) => toString(part));
    const link = element('a', [{ type: 'text', value: parts.join(': ') }]);
    return element('li', [{ ...link, properties: { href: place.properties.href } }]);
  });
  const said = element('p', [{ type: 'text', value: name }]);
  return places.length > 0 ? [said, element('ul', places)] : [said];
}

/** What stands in boxes side by side has no space between; a name over a text has no colon. */
function partBoxes(child: ElementContent, at: number, all: readonly ElementContent[]) {
  const next = all[at + 1];
  const before = all[at - 1];
  if (child.type === 'element' && child.tagName === 'p' && before && isName(before)) {
    child.children.unshift(nameOf(toString(before)), space);
  }
  // Markdown has no emphasis that ends with a space.
  const last = child.type === 'element' && isInline(child) ? child.children.at(-1) : undefined;
  const isSpaced = last?.type === 'text' && /\S\s+$/.test(last.value);
  if (isSpaced) last.value = last.value.trimEnd();
  if (!next) return [child];
  if (isName(child) && isOneOf(next, ['p'])) return [];
  const isCitation = isInline(next) && select('[role="doc-noteref"]', next) !== undefined;
  const isParted =
    isSpaced ||
    (isInline(child) && isInline(next) && !isCitation) ||
    (isBox(child) && next.type === 'text' && /^[\p{L}\p{N}]/u.test(next.value)) ||
    (isBox(next) && child.type === 'text' && /[\p{L}\p{N}.?)]$/u.test(child.value));
  return isParted ? [child, space] : [child];
}

/**
 * Makes of the page what its words are. An element says other words than it shows with the attribute
 * `data-markdown`, or none where that is empty; a drawing says its name.
 */
function keepWords(main: Element, address: string): Element {
  const copy = structuredClone(main);
  const unread = new Set<HastNodes>(selectAll(controls, copy));
  const drawn = new Set<string>();
  visit(copy, (element, index, parent) => {
    if (!parent || index === undefined || element.type === 'text') return undefined;
    if (element.type !== 'element') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { properties, tagName } = element;
    const label = properties.ariaLabel;
    const isDrawing = tagName === 'svg';
    const words = properties['dataMarkdown'] ?? (isDrawing ? label : undefined);
    const isTold = isDrawing && typeof words === 'string' && drawn.has(words);
    if (unread.has(element) || words === '' || isTold || (isDrawing && words === undefined)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (typeof words === 'string') {
      // A drawing for phones says the same as that for wide windows.
      if (isDrawing) drawn.add(words);
      if (!isInline(element) && !isOneOf(element, ['li', 'dt'])) {
        element.tagName = isDrawing ? 'div' : 'p';
      }
      element.children = isDrawing ? tellDrawing(element, words) : [{ type: 'text', value: words }];
      return isDrawing ? undefined : SKIP;
    }
    // The answers of a tool stand below each other.
    if (tagName === 'label') element.tagName = 'p';
    for (const name of ['href', 'src']) {
      const target = properties[name];
      if (typeof target === 'string') properties[name] = new URL(target, address).href;
    }
    element.children = element.children.flatMap(partBoxes);
    return undefined;
  });
  return copy;
}

const heading: Handle = (state, node: Element) => {
  const [made] = [defaultHandlers[node.tagName as 'h2'](state, node)].flat();
  const { id } = node.properties;
  return made && typeof id === 'string' ? ({ ...made, data: { id } } as RootContent) : made;
};

/** A group of terms is a list, each with what is said of it. */
const definitions: Handle = (state, node: Element) => {
  const parts = node.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const items: { term: Element; said: Element[] }[] = [];
  for (const part of parts) {
    if (part.type !== 'element') continue;
    if (part.tagName === 'dt') items.push({ term: part, said: [] });
    else items.at(-1)?.said.push(part);
  }
  const list = items.map(({ term, said }) => {
    const [first, ...others] = said;
    const isLine = first && !select('p, ul, ol, dl, table, div', first);
    const line = isLine ? [space, ...first.children] : [];
    const rest = (isLine ? others : said).map((part) => element('div', part.children));
    return element('li', [element('p', [nameOf(toString(term)), ...line]), ...rest]);
  });
  return defaultHandlers.ul(state, element('ul', list));
};

/** Cards, each under a heading of its own, are no list in a text. */
const list: Handle = (state, node: Element) => {
  const items = node.children.filter((child) => child.type === 'element');
  const areHeaded = items.every((item) => matches('li:has(h3, h4)', item));
  if (!areHeaded) return defaultHandlers[node.tagName as 'ul'](state, node);
  return items.flatMap((item) => state.toFlow(state.all(item)) as RootContent[]);
};

const citation: Handle = (state, node: Element) => {
  if (node.properties.role !== 'doc-noteref') return defaultHandlers.a(state, node);
  const identifier = /#source-(\d+)$/.exec(String(node.properties.href))?.[1] ?? '';
  return { type: 'footnoteReference', identifier };
};

const section: Handle = (state, node: Element) => {
  if (node.properties.role !== 'doc-endnotes') return state.all(node);
  const [title] = selectAll('h2', node).map(toString);
  const sources = selectAll('ol > li', node).map((source, index): RootContent => {
    const children = [{ type: 'paragraph' as const, children: state.all(source) as never }];
    return { type: 'footnoteDefinition', identifier: String(index + 1), children };
  });
  return [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: title ?? '' }] },
    ...sources,
  ];
};

const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4'].map((name) => [name, heading]));

/**
 * The words of a part of a page as a tree of Markdown: headings keep their ids, sources are notes.
 * @param address that of the page, by which its links are written out
 */
export function toMdast(part: Element, address: string): Root {
  const tree: Nodes = convert(keepWords(part, address), {
    document: true,
    handlers: { ...headings, dl: definitions, ul: list, ol: list, a: citation, section },
  });
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree] };
  visit(root, 'list', (node) => {
    const isTight = node.children.every(({ children: [, second] }) => second === undefined);
    if (!isTight) return;
    node.spread = false;
    for (const item of node.children) item.spread = false;
  });
  return root;
}
