import { inEach, type Content, type Entry } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import type { MarkdownElement, MarkdownNode } from '../../../mdx/parse-mdx.ts';
import { isWordless } from '../../reading/read-prose.ts';
import {
  blankExemptions,
  lawNumber,
  listOwnExemptions,
  sectionOfLaw,
} from '../../number-exemptions.ts';
import { numberWords } from '../../number-words.ts';

/** A number in a text or in the prop of a component. */
interface Digits {
  readonly text: string;
  readonly line: number;
}

/** Components that hold several texts, each of which needs a source of its own. */
const containers = new Set(
  'Section Columns CardGrid Card BenefitCard Note KeyMessage Figure Picture CallToAction Chapters Chapter'.split(
    ' ',
  ),
);

/** Keys in the props of figures that say which level or place something has. */
const placeKey = /\b(?:level|number|order|step|row|column)s?: ?(?:\d+|\[[\d, ]*\])/g;

type Search = (text: string) => IterableIterator<RegExpExecArray> | RegExpMatchArray[];

function isElement(node: MarkdownNode): node is MarkdownElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attributeOf(node: MarkdownElement, name: string) {
  return node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : [];
}

/** Whether something, or anything in it, cites a source or a claim or says that it is imagined. */
function isCovered(node: MarkdownNode): boolean {
  if (isElement(node)) {
    if (node.name === 'Source' || node.name === 'Claim' || isImagined(node)) return true;
    if (['source', 'claim', 'claims'].some((name) => attributeOf(node, name))) return true;
    if (node.attributes.some(({ value }) => typeof value === 'object' && namesClaim(value?.value)))
      return true;
    // Its works are sources themselves.
    if (node.name === 'ReadingList') return true;
  }
  return childrenOf(node).some(isCovered);
}

/** Bars and the like take their claims in a list: `bars={[{ claim: 'call-volume' }]}`. */
function namesClaim(expression = ''): boolean {
  return /\bclaim: /.test(expression);
}

/** Marked as imagined in words that readers see. */
function isImagined(node: MarkdownNode): boolean {
  if (node.type === 'blockquote') return isDialogue(node);
  if (!isElement(node)) return false;
  return node.name === 'Illustration' || attributeOf(node, 'isIllustration') !== undefined;
}

/** A quotation that begins with the name of who speaks: **Caller:** … */
function isDialogue(quotation: MarkdownNode): boolean {
  const [first] = childrenOf(quotation).flatMap(childrenOf);
  const [name] = first?.type === 'strong' ? childrenOf(first) : [];
  return name?.type === 'text' && name.value.endsWith(':');
}

function findDigits(text: string, line: number, search: Search): Digits[] {
  return [...search(text)].map(({ 0: match, index = 0 }) => ({
    text: match,
    line: line + text.slice(0, index).split('\n').length - 1,
  }));
}

/** The numbers in the props of a component. */
function findInProps(node: MarkdownElement, search: Search): Digits[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || isWordless(attribute.name)) return [];
    // As with ## in the text: a heading names what is said below it.
    if (attribute.name === 'heading' || attribute.name === 'title') return [];
    const { value, position } = attribute;
    const line = position?.start.line ?? 1;
    if (typeof value === 'string') return findDigits(value, line, search);
    // A bare number is a setting: columns={3}.
    if (!value || /^\d+$/.test(value.value)) return [];
    return findDigits(value.value.replace(placeKey, ''), line, search);
  });
}

/** The page that a link leads to cites the law that its name holds. */
function inPageName(search: Search): Search {
  return (text) => search(text.replace(sectionOfLaw, (law) => ' '.repeat(law.length)));
}

/** The numbers in a text and all that is in it, except in code and in what leads to a telephone. */
function findInText(node: MarkdownNode, search: Search): Digits[] {
  if (node.type === 'text') return findDigits(node.value, node.position?.start.line ?? 1, search);
  if (node.type === 'link' && /^(tel|sms):/.test(node.url)) return [];
  const ofProps = isElement(node) ? findInProps(node, search) : [];
  const inNode = node.type === 'link' && node.url.startsWith('/') ? inPageName(search) : search;
  return [...ofProps, ...childrenOf(node).flatMap((child) => findInText(child, inNode))];
}

/** One finding for all numbers of a paragraph, list, table or figure. */
function describe([first, ...others]: readonly Digits[]): Finding[] {
  if (!first) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    {
      line: first.line,
      field: 'numbers',
      found: `${first.text}${more} without a source`,
      write:
        '<Source id="…" /> or <Claim id="…" />, words in place of it, or <Illustration> around it',
    },
  ];
}

/**
 * Walks what stands one after another. A list, a table and a figure are covered by what they hold
 * or by the paragraph right before them.
 */
function walk(nodes: readonly MarkdownNode[], search: Search, isIntroduced = false): Finding[] {
  let isBeforeCovered = isIntroduced;
  return nodes.flatMap((node): Finding[] => {
    const wasCovered = isBeforeCovered;
    const isOwn = isCovered(node);
    isBeforeCovered = node.type === 'paragraph' && isOwn;
    if (isImagined(node) || node.type === 'heading') return [];
    if (isElement(node) && (containers.has(node.name ?? '') || /^[a-z]|^$/.test(node.name ?? ''))) {
      if (node.name === 'Figure' && attributeOf(node, 'source')) return [];
      const ofLead = isOwn ? [] : describe(findInProps(node, search));
      return [...ofLead, ...walk(node.children, search, wasCovered || isLeadCovered(node))];
    }
    if (isOwn || (node.type !== 'paragraph' && wasCovered)) return [];
    return describe(findInText(node, search));
  });
}

function isLeadCovered(node: MarkdownElement): boolean {
  return attributeOf(node, 'source') !== undefined;
}

const digits = /[$€£]?\d(?:[\d.,/–-]*\d)?%?/g;

/** Digits and quantities in words, in the order of the text. */
function findNumbers(text: string) {
  return [...text.matchAll(digits), ...text.matchAll(numberWords)].sort(
    (one, other) => one.index - other.index,
  );
}

/** Policies state rules of our own; a worked case is imagined throughout, but for its laws. */
function searchOf(entry: Entry, content: Content): Search | undefined {
  const { data } = entry;
  if ('kind' in data && data.kind === 'policy') return undefined;
  if ('kind' in data && data.kind === 'worked-case') return (text) => text.matchAll(lawNumber);
  const own = listOwnExemptions(entry, content);
  return (text) => findNumbers(blankExemptions(text, own));
}

/**
 * Numbers about the world are borne out by a source or a claim, or marked as imagined. A unit is a
 * paragraph, a whole list, a whole table or a whole figure; the lead of a section is covered by any
 * source in the section, as it says in short what the section says.
 */
export function checkNumbers(content: Content): Problem[] {
  const published = content.entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, (entry) => {
    const search = searchOf(entry, content);
    const [root] = entry.body.nodes;
    return search && root ? walk(childrenOf(root), search) : [];
  });
}
