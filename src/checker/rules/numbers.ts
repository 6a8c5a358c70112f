import { inEach, type Content, type Entry } from '../facts.ts';
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
  // Ordinals and times of day: 2nd, 9:05, 2:40 pm, 7 am.
  /\b\d+(?:st|nd|rd|th)\b|\b\d{1,2}(?::\d{2}(?!\d)|(?= ?[ap]\.?m\b))(?: ?[ap]\.?m\b)?/gi,
  // Names with letters and digits in one word, and versions: COVID-19, PHQ-9, H1, 4AT, 2.15.0.
  /(?<![\w.])(?:[A-Za-z]+-?\d[\w.]*|[A-Z][A-Za-z]*-[A-Z]*\d[\w.]*|\d+(?![KMB]\b)[A-Z]\w*|\d+\.\d+\.\d+)\b/g,
  // A count that could stand in words, as it may there: 3 questions, but 3 in 10.
  /(?<![\d.,/$€£–-]|\d (?:in|of) |\d out of )\d(?![\d%]|[.,/–-]\d| ?(?:in|of|out of|percent) \d)/g,
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

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day as of which a text speaks, as its sentences may repeat it. */
function listOwnDays({ data }: Entry): string[] {
  const { checked, asOf } = { asOf: undefined, ...data };
  return [checked, asOf].flatMap((day) =>
    day ? [longDay.format(day), `as of ${month.format(day)}`, `As of ${month.format(day)}`] : [],
  );
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

/** Components that hold several texts, each of which needs a source of its own. */
const containers = new Set(
  'Section Columns CardGrid Card BenefitCard Note KeyMessage Figure Picture CallToAction'.split(
    ' ',
  ),
);

/** Fields of figures that say which level or place something has. */
const placeFields = new Set(
  'level number order step row column'.split(' ').flatMap((name) => [name, `${name}s`]),
);

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
    // Bars and the like take their claims in a list: bars={[{ claim: 'call-volume' }]}.
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
    text: match,
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
          typeof value === 'number' && (path.length === 0 || placeFields.has(fieldOf(path, name)));
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
      const hasSource = hasAttribute(node, 'source');
      if (node.name === 'Figure' && hasSource) return [];
      const ofLead =
        isOwn || /^[a-z]/.test(node.name ?? '') ? [] : describe(findInProps(node, search));
      return [...ofLead, ...walk(node.children, search, wasCovered || hasSource)];
    }
    if (isOwn || (node.type !== 'paragraph' && wasCovered)) return [];
    return describe(findInText(node, search));
  });
}

/** What is found in published texts; policies state rules of our own, a worked case is imagined. */
function findUncovered(
  content: Content,
  search: (text: string, entry: Entry) => Iterable<RegExpExecArray>,
) {
  const asked = content.entries.filter(
    ({ isDraft, data }) => !isDraft && !/^(?:policy|worked-case)$/.test(data.kind ?? ''),
  );
  return inEach(asked, (entry) => {
    const [root] = entry.body.nodes;
    return root ? walk(childrenOf(root), (text) => search(text, entry)) : [];
  });
}

const digits = /[$€£]?\d(?:[\d.,/–-]*\d)?%?/g;

/**
 * Numbers about the world are borne out by a source or a claim, or marked as imagined. A unit is a
 * paragraph, a whole list, a whole table or a whole figure; the lead of a section is covered by any
 * source in the section, as it says in short what the section says.
 */
export function checkNumbers(content: Content): Problem[] {
  const names = namesWithDigits(content);
  return findUncovered(content, (text, entry) => {
    const exempt = [...listOwnDays(entry), names, ...ofTheText];
    const rest = exempt.reduce<string>(
      (left, words) => left.replaceAll(words, (match) => ' '.repeat(match.length)),
      text,
    );
    return rest.matchAll(digits);
  });
}

const few =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a hundred)';
const part = '(?:half|(?:a|one|two|three)[ -](?:third|quarter|fifth|tenth)s?)';

/**
 * Quantities in words that state something about the world: “one in three”, “half of all patients”,
 * “twice as many”, “thirty percent”, “two million”. What follows an “if” states nothing.
 */
const quantities = new RegExp(
  String.raw`(?<!\b(?:if|suppose|imagine)\b[^.!?:;]*)\b(?:${few} (?:in|out of) (?:every )?(?!one\b)${few}(?! (?:hour|minute|day|week|month|year)s?\b)|${few} [a-z-]+ in (?!one\b)${few}(?! [a-z]+s\b)|${few} per ?cent|${few} (?:million|billion)|(?:about|nearly|almost|over|more than|less than) ${part}(?! (?:of )?an?\b)|${part} (?:of (?:all|its|our|their|those|them|the (?:[a-z]+ )?[a-z]+s)\b|(?:were|are|had|have|did|do)\b)|(?:half|twice|${few} times) (?:as [a-z]+|more|less|fewer|higher|lower)|(?:has|have|had) (?:doubled|tripled|halved))`,
  'gi',
);

export function adviseOnQuantities(content: Content): Problem[] {
  return findUncovered(content, (text) => text.matchAll(quantities));
}
