import { inEach, type Content } from '../facts.ts';
import {
  childrenOf,
  isElement,
  readAttributes,
  type MarkdownElement,
  type MarkdownNode,
} from '../../mdx/parse-mdx.ts';
import type { Finding, Problem } from '../problem.ts';
import { fieldOf, isWordless } from '../reading/read-body.ts';

/** Numbers that say how something is written, and nothing of the world. */
const ofTheText: readonly RegExp[] = [
  // The number that begins a paragraph or list item: 3. …, Rule 2: ….
  /^\s*(?:(?!In|By|At|On|Of|To|For)[A-Z]\w+ )?\d{1,2}(?: to \d+)?[:.](?=\s|$)/g,
  // A citation as papers have it, [1], and tags of other systems, which a rule of their own tells.
  /\[(?:\d{1,3}(?:[,–-] ?\d{1,3})*|[a-z]+ \w+=[^\]]*)\]/g,
  // The day of which a text speaks: as of November 22, 2026.
  /\b(?:as of|compared with [^.]+ on) [A-Z]\w+ (?:\d{1,2}, )?\d{4}\b/gi,
  // Ordinals and times of day: 2nd, 9:05, 2:40 pm, 7 am.
  /\b\d+(?:st|nd|rd|th)\b|\b\d{1,2}(?::\d{2}(?!\d)|(?= ?[ap]\.?m\b))(?: ?[ap]\.?m\b)?/gi,
  // Names with letters and digits in one word, and versions: COVID-19, PHQ-9, H1, 4AT, 2.15.0.
  /(?<![\w.])(?:[A-Za-z]+-?\d[\w.]*|[A-Z][A-Za-z]*-[A-Z]*\d[\w.]*|\d+(?![KMB]\b)[A-Z]\w*|\d+\.\d+\.\d+)\b/g,
  // A count that could stand in words, as it may there: 3 questions, but 3 in 10.
  /(?<![\d.,/$€£–-]|\d (?:in|of) |\d out of )\d(?![\d%]|[.,/–-]\d| ?(?:in|of|out of|percent) \d)/gi,
];

const one = String.raw`\d[\d.,]*(?<=\d)(?: \d{3}\b)*`;

/** One or several numbers, as they stand for `#` in a name: 2, 3 to 5, 116 117. */
const some = String.raw`${one}(?:(?:,| to| and| or|–|-) ?${one})*`;

/** A name of `names.txt`; its words may be in the plural, and joined by a hyphen: level-2, levels 3 to 5. */
function toPattern(name: string): string {
  const source = name
    .replaceAll(/[.()+*?[\]\\]/g, String.raw`\$&`)
    .replaceAll(' #', 's?[- \u00A0]#');
  return source.replaceAll('#', some);
}

/** Names that hold digits: those of the list, of the laws and papers that are cited, and of scores. */
function namesWithDigits({ names, records }: Content): RegExp {
  const numbers = [...records.sources.records.values()].map(({ number }) => number);
  const known = [...numbers, ...[...records.scores.records.values()].map(({ name }) => name)];
  const all = [...known.filter((name) => name !== undefined), ...names].map(toPattern);
  const longestFirst = all.toSorted((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\w.])(?:${longestFirst.join('|')})(?![\w%])`, 'gi');
}

/** A number in a text or in the prop of a component. */
interface Digits {
  readonly text: string;
  readonly line: number;
}

/** Fields of figures that say which level or place something has. */
const placeFields = /^(?:level|number|order|step|row|column)s?$/;

type Search = (text: string) => Iterable<RegExpExecArray>;

function hasAttribute(node: MarkdownElement, ...names: readonly string[]): boolean {
  return node.attributes.some((attribute) => 'name' in attribute && names.includes(attribute.name));
}

/** Whether something, or anything in it, cites a source or a claim or says that it is imagined. */
function isCovered(node: MarkdownNode): boolean {
  if (isElement(node)) {
    // The works of a reading list are sources themselves.
    if (/^(?:Source|ReadingList)$/.test(node.name ?? '') || isImagined(node)) return true;
    if (hasAttribute(node, 'source', 'claim', 'claims')) return true;
    // Some take their claims in a list: outcomes={[{ claim: 'annual-cost' }]}.
    const parts = readAttributes(node).flatMap((attribute) => attribute.parts);
    if (parts.some(({ path }) => path.at(-1) === 'claim')) return true;
  }
  return childrenOf(node).some(isCovered);
}

/** Marked as imagined in words that readers see. */
function isImagined(node: MarkdownNode): boolean {
  if (node.type === 'blockquote') return isDialogue(node);
  if (!isElement(node)) return false;
  return node.name === 'Illustration' || hasAttribute(node, 'isIllustration');
}

/** A quotation that begins with the name of who speaks: **Caller:** … */
function isDialogue(quotation: MarkdownNode): boolean {
  const [first] = childrenOf(quotation).flatMap(childrenOf);
  const [name] = first?.type === 'strong' ? childrenOf(first) : [];
  return name?.type === 'text' && name.value.endsWith(':');
}

function findDigits(text: string, line: number, search: Search): Digits[] {
  return [...search(text)].map(({ 0: match, index }) => ({
    text: match.trim(),
    line: line + text.slice(0, index).split('\n').length - 1,
  }));
}

/** The numbers in the props of a component. As with ## in the text, a heading names what follows. */
function findInProps(node: MarkdownElement, search: Search): Digits[] {
  return readAttributes(node)
    .filter(({ name }) => !isWordless(name) && name !== 'heading' && name !== 'title')
    .flatMap(({ name, parts }) =>
      parts.flatMap(({ path, value, line }) => {
        // A bare number is a setting: columns={3}.
        const isPlace =
          typeof value === 'number' && (path.length === 0 || placeFields.test(fieldOf(path, name)));
        if (isPlace || !/^(?:string|number)$/.test(typeof value)) return [];
        return findDigits(String(value), line, search);
      }),
    );
}

/** The numbers in a text and all that is in it, except in code and in what leads to a telephone. */
function findInText(node: MarkdownNode, search: Search): Digits[] {
  if (node.type === 'text') return findDigits(node.value, node.position?.start.line ?? 1, search);
  if (node.type === 'link' && /^(tel|sms):/.test(node.url)) return [];
  const ofProps =
    isElement(node) && /^[A-Z]/.test(node.name ?? '') ? findInProps(node, search) : [];
  return [...ofProps, ...childrenOf(node).flatMap((child) => findInText(child, search))];
}

/** One finding for all numbers of a paragraph, list, table or figure. */
function describe([first, ...others]: readonly Digits[]): Finding[] {
  if (!first) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const found = `${first.text}${more} without a source`;
  const write =
    '<Source id="…" /> or <Claim id="…" />, words in place of it, or <Illustration> around it';
  return [{ line: first.line, field: 'numbers', found, write }];
}

/** Whether it holds several texts, each of which needs a source of its own. */
function isContainer(node: MarkdownNode): node is MarkdownElement {
  if (!isElement(node) || /^(?:Steps|Timeline|Definitions)$/.test(node.name ?? '')) return false;
  return node.children.some(({ type }) =>
    /^(?:paragraph|list|table|mdxJsxFlowElement)$/.test(type),
  );
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
    if (isContainer(node)) {
      const hasSource = hasAttribute(node, 'source');
      if (node.name === 'Figure' && hasSource) return [];
      const ofLead = isOwn ? [] : describe(findInProps(node, search));
      return [...ofLead, ...walk(node.children, search, wasCovered || hasSource)];
    }
    if (isOwn || (node.type !== 'paragraph' && wasCovered)) return [];
    return describe(findInText(node, search));
  });
}

/** What is found without a source; policies state rules of our own, a worked case is imagined. */
function findUncovered({ entries }: Pick<Content, 'entries'>, search: Search): Problem[] {
  const asked = entries.filter(({ data }) => !/^(?:policy|worked-case)$/.test(data.kind ?? ''));
  return inEach(asked, ({ body }) =>
    body.nodes.slice(0, 1).flatMap((root) => walk(childrenOf(root), search)),
  );
}

/** A dose, a measured value or the like, by which somebody may treat a patient. */
const clinicalValues =
  /\d[\d.,–-]*[ -]?(?:m?mol\/|mcg|µg|m[gl]\b|mm ?Hg|°[CF]?|degrees (?:Celsius|Fahrenheit)|beats (?:per|a) minute|breaths (?:per|a) minute)/gi;

/** A clinical value is published with its source, as a wrong one does harm. */
export function checkClinicalValues({ entries }: Content): Problem[] {
  return findUncovered({ entries: entries.filter(({ isDraft }) => !isDraft) }, (text) =>
    text.matchAll(clinicalValues),
  );
}

const few = '(?:one|two|three|four|five|six|seven|eight|nine|ten)';

/** Quantities in words, which state nothing after an "if": one in three, twice as many. */
const inWords = [
  `${few} (?:in|out of) (?!one\\b)${few}\\b(?! (?:hour|minute|day|week|month|year)s?\\b)`,
  `${few} [a-z-]+ in (?!one\\b)${few}\\b(?! [a-z]+s\\b)`,
  `(?:${few}|[a-z]+ty) (?:per ?cent|million|billion)\\b`,
  '(?:half|thirds?|quarters?) of (?:all|our|their|those|the [a-z]+s)\\b',
  `(?:twice|${few} times) as [a-z]+|(?:has|have|had) (?:doubled|tripled|halved)`,
].join('|');

const quantities = new RegExp(
  `[$€£]?\\d(?:[\\d.,/–-]*\\d)?%?|(?<!\\bif\\b[^.!?:;]*)\\b(?:${inWords})`,
  'gi',
);

/**
 * Numbers about the world are borne out by a source or a claim, or marked as imagined. A unit is a
 * paragraph, a whole list, a whole table or a whole figure; the lead of a section is covered by any
 * source in the section, as it says in short what the section says.
 */
export function adviseOnNumbers(content: Content): Problem[] {
  const names = namesWithDigits(content);
  return findUncovered(content, (text) => {
    const rest = [names, ...ofTheText].reduce<string>(
      (left, words) => left.replaceAll(words, (match) => ' '.repeat(match.length)),
      text,
    );
    return rest.matchAll(quantities);
  });
}
