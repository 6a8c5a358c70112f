/**
 * What holds a digit and states no fact about the world. Each row is taken out of a text before it
 * is searched for numbers; the editor's guide shows the same list.
 */
const numberExemptions: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'levels and steps of a scale: level 2, levels 3 to 5, category 4, ESI 1',
    /\b(?:level|categor(?:y|ie)|tier|stage|grade|class|step|phase|priority|code|band|color|P|ESI|ATS|CTAS|MTS)s?[- ]\d(?:(?:,| to| and| or|–|-) ?\d)*\b/gi,
  ],
  ['telephone numbers', /\b(?:911|988|999|111|112|000|811|1177|116[ \u00A0]?1(?:17|23))\b/g],
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
    /\b(?:table|figure|part|question|chapter|line|item|example|case|patient|caller|call|row|page|rule|option|sense|site|scope|type|Tri|Gate|no\.)s? \d+(?:(?:,| to| and|–) ?\d+)*\b/gi,
  ],
  [
    'times of day, as in a drawn call: 9:05, 2:40 pm, 7 am',
    /\b\d{1,2}(?::\d{2}(?!\d)|(?= ?[ap]\.?m\b))(?: ?[ap]\.?m\b)?/gi,
  ],
];

/** The text with a blank in place of every exempt character, so that places stay true. */
export function blankExemptions(text: string): string {
  return numberExemptions.reduce(
    (rest, [, pattern]) => rest.replace(pattern, (match) => ' '.repeat(match.length)),
    text,
  );
}

/** Numbers of laws, standards and guidelines, which even an imagined case cites. */
export const lawNumber =
  /(?:§+ ?|\b(?:Articles?|Regulation|Directive|CFR|USC|U\.S\.C\.|ISO|IEC|DCB|NG|Act of)\s?)\(?\d[\d/.-]*|\b\d+ (?:CFR|U\.?S\.?C\b)/g;
