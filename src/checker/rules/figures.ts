import type { Problem } from '../problem.ts';
import { splitSentences } from '../language/sentences.ts';
import { isRecord, lineAt, type Prose, type RecordFile, type Site } from '../checked-site.ts';

interface Figure {
  /** The figure without "up to" or "over": 35%. */
  readonly core: string;
  readonly ids: readonly string[];
  readonly pattern: RegExp;
  /** Whether the number is common enough to be about something else: 35%, but not 94.7%. */
  readonly isCommon: boolean;
}

/** Only figures with a sign or decimals are looked for: 2030, 24/7 or "48 hours" say other things too. */
const tellingFigure = /[%$×+]|^n = |\d\.\d/;

function toPattern(core: string, isCommon: boolean): RegExp {
  const percent = isCommon ? ' ?%' : ' ?(%|percent\\b)';
  const source = core
    .replace(/[.$+]/g, '\\$&')
    .replace(/%$/, percent)
    .replace(/×$/, ' ?(×|x\\b|times\\b)')
    .replace(/(?<=\d)M$/, ' ?(M\\b|million\\b)')
    .replace(/(?<=\d)K$/, ' ?(K\\b|thousand\\b)')
    .replace(/ min(utes)?$/, '[ -]min(utes?)?\\b')
    .replace(/^n = /, 'n ?= ?');
  return new RegExp(`(?<![\\d.,])${source}`, 'giu');
}

function listFigures({ records }: RecordFile): Figure[] {
  const idsByCore = new Map<string, string[]>();
  for (const [id, record] of records) {
    const value = isRecord(record) && typeof record['value'] === 'string' ? record['value'] : '';
    const core = value.replace(/^(up to|over|about) /, '');
    if (tellingFigure.test(core)) idsByCore.set(core, [...(idsByCore.get(core) ?? []), id]);
  }
  return [...idsByCore].map(([core, ids]) => {
    const isCommon = /^\d{1,2}%$|^100%$/.test(core);
    return { core, ids, isCommon, pattern: toPattern(core, isCommon) };
  });
}

function isAboutProduct({ text }: Prose, offset: number): boolean {
  const sentence = splitSentences(text).findLast(({ start }) => start <= offset);
  return /\bTRIAGE\b|\bassistant\b/.test(sentence?.text ?? '');
}

function advise({ core, ids, isCommon }: Figure, field: string): string {
  const first = ids[0] ?? '';
  const others = ids.length > 1 ? ` (or ${ids.slice(1).join(', ')})` : '';
  const elsewhere = isCommon
    ? `, or "${core.replace('%', ' percent')}" if the product is not meant`
    : '';
  if (field === 'body') return `<Claim id="${first}" />${others}${elsewhere}`;
  if (/^[a-z]+$/i.test(field) && !['title', 'description', 'excerpt'].includes(field)) {
    return `claim="${first}"${others} or <Claim id="${first}" /> in the body${elsewhere}`;
  }
  return `the sentence without it, as only the body can cite <Claim id="${first}" />${others}${elsewhere}`;
}

/**
 * Figures of the product are cited and never typed (design brief, "Figures"). Common percentages
 * count in articles only where the sentence speaks of the product; written out ("35 percent") they
 * are taken for a fact about something else.
 */
export function checkFigures({ entries, claims }: Site): Problem[] {
  const figures = listFigures(claims);
  const anyDigit = /\d/;
  return entries.flatMap(({ kind, file, body }) =>
    body.prose
      .filter(({ text }) => anyDigit.test(text))
      .flatMap((prose) =>
        figures.flatMap((figure) =>
          [...prose.text.matchAll(figure.pattern)]
            .filter(
              ({ index }) => kind === 'page' || !figure.isCommon || isAboutProduct(prose, index),
            )
            .map(({ 0: match, index }) => ({
              file,
              line: lineAt(prose, index),
              field: 'figure',
              found: `${match} written as text`,
              write: advise(figure, prose.field),
            })),
        ),
      ),
  );
}
