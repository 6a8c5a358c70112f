import { mentionsOf, type Content, type Entry } from './facts.ts';

/**
 * What holds a digit and states no fact about the world. Each row is taken out of a text before it
 * is searched for numbers; the editor's guide shows the same list.
 */
const numberExemptions: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'levels and steps of a scale: level 2, levels 3 to 5, category 4, ESI 1',
    /\b(?:level|categor(?:y|ie)|tier|stage|grade|class|step|phase|priority|code|band|color|P|ESI|ATS|CTAS|MTS)s?[- ]\d(?:(?:,| to| and| or|–|-) ?\d)*\b/gi,
  ],
  [
    'telephone numbers: 911, 988, 711, 116 117',
    /\b(?:911|988|999|111|112|000|711|811|1177|1733|116[ \u00A0]?1(?:17|23))\b/g,
  ],
  ['round the clock: 24/7', /\b24\/7\b/g],
  [
    'names with digits: COVID-19, PHQ-9, FHIR R4, H1, S3',
    /(?<![\w.])(?:[A-Za-z]+-?\d[\w.]*|[A-Z][A-Za-z]*-[A-Z]*\d[\w.]*)\b/g,
  ],
  [
    'versions: WCAG 2.2, TLS 1.3, version 4, OAuth 2.0',
    /\b(?:WCAG|TLS|HTTP|OAuth|FHIR|HL7|SIP|ICD|DICOM|version|release|Web)\s?v?\d[\d.]*\b/gi,
  ],
  [
    'the number that begins a paragraph or list item: 3. …, Rule 2: …',
    /^\s*(?:(?!In|By|At|On|Of|To|For)[A-Z]\w+ )?\d{1,2}(?: to \d+)?[:.](?=\s|$)/g,
  ],
  ['ordinals: 2nd, 19th', /\b\d+(?:st|nd|rd|th)\b/g],
  [
    'parts of the text itself: table 2, question 4, section 3, line 7',
    /\b(?:table|figure|part|question|chapter|line|item|example|case|patient|caller|call|row|page|rule|option|sense|site|scope|type|clause|stamp|inject|Tri|Gate|no\.)s? \d+(?:(?:,| to| and|–) ?\d+)*\b/gi,
  ],
  [
    'times of day, as in a drawn call: 9:05, 2:40 pm, 7 am',
    /\b\d{1,2}(?::\d{2}(?!\d)|(?= ?[ap]\.?m\b))(?: ?[ap]\.?m\b)?/gi,
  ],
];

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * What is exempt in one entry alone: the day as of which it speaks, and the official numbers of the
 * works it cites, which are their names wherever else it mentions them.
 */
export function listOwnExemptions(entry: Entry, { works }: Content): string[] {
  const { data } = entry;
  const days = [data.checked, 'asOf' in data ? data.asOf : undefined].filter((day) => !!day);
  const numbers = mentionsOf(entry, 'source').flatMap(
    ({ name }) => works.records.get(name)?.number ?? [],
  );
  const spoken = days.flatMap((day) => [
    longDay.format(day),
    `as of ${month.format(day)}`,
    `As of ${month.format(day)}`,
  ]);
  return [...spoken, ...numbers];
}

/** The text with a blank in place of every exempt character, so that places stay true. */
export function blankExemptions(text: string, own: readonly string[]): string {
  const exempt = [...own, ...numberExemptions.map(([, pattern]) => pattern)];
  return exempt.reduce<string>(
    (rest, words) => rest.replaceAll(words, (match) => ' '.repeat(match.length)),
    text,
  );
}

/** Numbers of laws, standards and guidelines, which even an imagined case cites. */
export const lawNumber =
  /(?:§+ ?|\b(?:Articles?|Regulation|Directive|CFR|USC|U\.S\.C\.|ISO|IEC|DCB|NG|Act of)\s?)\(?\d[\d/.-]*|\b\d+ (?:CFR|U\.?S\.?C\b)/g;

/** A section of a law, such as is found in the names of pages. */
export const sectionOfLaw = /\bSection \d[\d.]*/g;
