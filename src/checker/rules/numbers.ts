import { inEach, mentionsOf, type Content, type Entry } from '../facts.ts';
import {
  childrenOf,
  isElement,
  readAttributes,
  type MarkdownElement,
  type MarkdownNode,
} from '../../mdx/parse-mdx.ts';
import type { Finding, Problem } from '../problem.ts';
import { fieldOf, isWordless } from '../reading/read-body.ts';

/**
 * What holds a digit and states no fact about the world. Each is taken out of a text before it is
 * searched for numbers; the editor's guide shows the same list.
 */
const numberExemptions: readonly RegExp[] = [
  // Levels and steps of a scale: level 2, levels 3 to 5, category 4, ESI 1.
  /\b(?:level|categor(?:y|ie)|tier|stage|grade|class|step|phase|priority|code|band|color|P|ESI|ATS|CTAS|MTS)s?[- ]\d(?:(?:,| to| and| or|–|-) ?\d)*\b/gi,
  // Telephone numbers: 911, 988, 711, 116 117.
  /(?<![\d,.])\b(?:911|988|999|111|112|000|711|811|1177|1733|116[ \u00A0]?1(?:17|23))\b/g,
  // Round the clock: 24/7.
  /\b24\/7\b/g,
  // Names with digits: COVID-19, PHQ-9, FHIR R4, H1, S3.
  /(?<![\w.])(?:[A-Za-z]+-?\d[\w.]*|[A-Z][A-Za-z]*-[A-Z]*\d[\w.]*)\b/g,
  // Versions: WCAG 2.2, TLS 1.3, version 4, OAuth 2.0.
  /\b(?:WCAG|BCP|TLS|HTTP|OAuth|FHIR|HL7|SIP|ICD|DICOM|version|release|Web)\s?v?\d[\d.]*\b/gi,
  // The number that begins a paragraph or list item: 3. …, Rule 2: ….
  /^\s*(?:(?!In|By|At|On|Of|To|For)[A-Z]\w+ )?\d{1,2}(?: to \d+)?[:.](?=\s|$)/g,
  // A citation as papers have it, [1], which a rule of its own tells.
  /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/g,
  // Ordinals: 2nd, 19th.
  /\b\d+(?:st|nd|rd|th)\b/g,
  // Parts of the text itself: table 2, question 4, section 3, line 7.
  /\b(?:table|figure|part|question|chapter|year|week|day|line|item|example|case|patient|caller|call|row|page|rule|option|sense|site|scope|type|clause|stamp|inject|Tri|Gate|no\.)s? \d+(?:(?:,| to| and|–) ?\d+)*\b/gi,
  // Times of day, as in a drawn call: 9:05, 2:40 pm, 7 am.
  /\b\d{1,2}(?::\d{2}(?!\d)|(?= ?[ap]\.?m\b))(?: ?[ap]\.?m\b)?/gi,
];

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * What is exempt in one entry alone: the day as of which it speaks, and the official numbers of the
 * works it cites, which are their names wherever else it mentions them.
 */
function listOwnExemptions(entry: Entry, { works }: Content): string[] {
  const { checked, asOf } = { asOf: undefined, ...entry.data };
  const days = [checked, asOf].flatMap((day) =>
    day ? [longDay.format(day), `as of ${month.format(day)}`, `As of ${month.format(day)}`] : [],
  );
  const cited = mentionsOf(entry, 'source').map(({ name }) => works.records.get(name)?.number);
  return [...days, ...cited.filter((number) => number !== undefined)];
}

/** The text with a blank in place of every exempt character, so that places stay true. */
function blankExemptions(text: string, own: readonly string[]): string {
  const exempt = [...own, ...numberExemptions];
  return exempt.reduce<string>(
    (rest, words) => rest.replaceAll(words, (match) => ' '.repeat(match.length)),
    text,
  );
}

/** Numbers of laws, standards and guidelines, which even an imagined case cites. */
const lawNumber =
  /(?:§+ ?|\b(?:Articles?|Regulation|Directive|CFR|USC|U\.S\.C\.|ISO|IEC|DCB|NG|Act of)\s?)\(?\d[\d/.-]*|\b\d+ (?:CFR|U\.?S\.?C\b)/g;

/** A section of a law, such as is found in the names of pages. */
const sectionOfLaw = /\bSection \d[\d.]*/g;

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const count = `(?:(?:${tens})-(?:${small})|${tens}|${small}|(?:a |one )?hundred)`;

const parts = '(?:two|three|four|five|seven|nine)[ -](?:thirds|quarters|fifths|tenths)';
const part = '(?:half|(?:a|one)[ -](?:third|quarter|fifth|tenth))';
const about =
  '(?:about|around|roughly|nearly|almost|over|more than|less than|fewer than|at least|up to)';

/** Half an hour and half past two are times, and half of a sentence is no share of many. */
const notTime =
  '(?! (?:of )?(?:(?:an?|the) )?(?:past|hour|minute|second|day|week|month|year)s?\\b)';
/** “Of its listeners”, “the ambulance services”, “of those”: many, of whom some are meant. */
const many =
  ' (?:of|the|all|its|our|their)(?: (?!that|which|who|is|was)[a-z’-]+){0,3}? (?:people|children|(?:wo)?men|those|them|us|time|population|sick|[a-z]+est|(?!this|its|his)[a-z-]{2,}[a-rt-z]s)';
const verb = ' (?:were|are|had|have|did|do)';

const times = `(?:half|twice|(?:${small}|twenty|a hundred) times)`;
const compared =
  '(?:as [a-z]+|more|less|fewer|higher|lower|greater|likelier|the (?:rate|risk|odds|chance|number|share|average))';

const whole = `(?:every )?(?!one\\b)(?:${small}|${tens}|a hundred|a thousand)`;
const quantities = [
  `${count} (?:in|out of) ${whole}${notTime}`,
  // Not “one call in four days”.
  `(?:${small}) [a-z-]+ (?:in|out of) ${whole}(?! [a-z]+s\\b)`,
  `(?:${small}|hundred)-?fold`,
  `${count} per ?cent`,
  `${about} ${part}${notTime}`,
  `(?:${about} )?${parts}${notTime}`,
  `${part}${notTime}(?:${many}|${verb})`,
  `${times} ${compared}`,
  `(?:${about}|has|have|had) (?:doubled|tripled|quadrupled|halved)`,
  `(?:${count}|half a|a|several) (?:million|billion)`,
];

/**
 * Finds quantities in words that state something about the world, as in “one in three”, “half of
 * all patients” and “twice as many”. Counts of what a text itself speaks of (“two people on the
 * line”), ordinals, lengths of time and what follows an “if” are none.
 */
const numberWords = new RegExp(
  `(?<!\\b(?:if|suppose|imagine)\\b[^.!?:;]*)\\b(?:${quantities.join('|')})\\b`,
  'gi',
);

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

type Search = (text: string) => IterableIterator<RegExpExecArray> | RegExpMatchArray[];

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
  return [...search(text)].map(({ 0: match, index = 0 }) => ({
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
  const ofProps = isElement(node) ? findInProps(node, search) : [];
  // The page that a link leads to cites the law that its name holds.
  const inPageName: Search = (text) =>
    search(text.replace(sectionOfLaw, (law) => ' '.repeat(law.length)));
  const inNode = node.type === 'link' && node.url.startsWith('/') ? inPageName : search;
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
      const hasSource = hasAttribute(node, 'source');
      if (node.name === 'Figure' && hasSource) return [];
      const ofLead = isOwn ? [] : describe(findInProps(node, search));
      return [...ofLead, ...walk(node.children, search, wasCovered || hasSource)];
    }
    if (isOwn || (node.type !== 'paragraph' && wasCovered)) return [];
    return describe(findInText(node, search));
  });
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
