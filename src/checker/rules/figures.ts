import { inEach, lineAt, type Content, type Prose } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { wordFiles } from '../../schemas/words.ts';

interface Figure {
  /** The figure without "up to" or "over": 35%. */
  readonly core: string;
  readonly ids: readonly string[];
  readonly pattern: RegExp;
  /** Whether the number is common enough to be about something else: 35% and 3×, but not 94.7%. */
  readonly isCommon: boolean;
}

/** Only figures with a sign or decimals are looked for: 2030, 24/7 or "48 hours" say other things too. */
const tellingFigure = /[%$×+]|^n = |\d\.\d/;

function toPattern(core: string, isCommon: boolean): RegExp {
  const percent = isCommon ? ' ?%' : ' ?(%|percent\\b)';
  const source = core
    .replace(/[.$+]/g, '\\$&')
    .replace('%', percent)
    .replace('×', ' ?(×|x\\b|times\\b)')
    .replace(/(?<=\d)M\b/, ' ?(M\\b|million\\b)')
    .replace(/(?<=\d)K\b/, ' ?(K\\b|thousand\\b)')
    .replace(/ min(utes)?\b/, '[ -]min(utes?)?\\b')
    .replace('n = ', 'n ?= ?');
  return new RegExp(`(?<![\\d.,])${source}`, 'giu');
}

function listFigures({ records: { claims } }: Content): Figure[] {
  const idsByCore = new Map<string, string[]>();
  for (const [id, { value = '' }] of claims.records) {
    const core = value.replace(/^(up to|over|about) /, '');
    if (tellingFigure.test(core)) idsByCore.set(core, [...(idsByCore.get(core) ?? []), id]);
  }
  return [...idsByCore].map(([core, ids]) => {
    const isCommon = /^(?:(?:\d{1,2}|100)%|\d×)$/.test(core);
    return { core, ids, isCommon, pattern: toPattern(core, isCommon) };
  });
}

/** Whether the sentence around a place speaks of the product. */
function isAboutProduct({ text }: Prose, offset: number): boolean {
  const end = /[.!?](?:\s|$)/.exec(text.slice(offset))?.index ?? text.length;
  const [sentence = ''] = /(?:(?![.!?]["'”’)]?\s)[^])*$/.exec(text.slice(0, offset)) ?? [];
  return /\bTRIAGE\b|\bassistant\b/.test(sentence + text.slice(offset, offset + end));
}

/** What to write for a figure, by where it stands. */
function advise({ core, ids, isCommon }: Figure, prose: Prose, offset: number): string {
  const claim = `<Claim id="${ids.join('" />, or <Claim id="')}" />`;
  const advice = {
    body: claim,
    prop: `claim="${ids[0]}", or ${claim} in the body`,
    field: `the sentence without it, as only the body can cite ${claim}`,
  };
  const isOther = isCommon && !isAboutProduct(prose, offset);
  const percent = `, or "${core.replace('%', ' percent')}" if the product is not meant`;
  return advice[prose.location] + (isOther ? percent : '');
}

/**
 * Figures of the product are cited and never typed. Common percentages count in articles only where
 * the sentence speaks of the product; written out ("35 percent") they are of something else. On the
 * desk the owner says what they rest on.
 */
export function checkFigures(content: Content): Problem[] {
  const figures = listFigures(content);
  const articles = new Set(content.articles.map(({ file }) => file));
  const sources = content.sources.filter(({ file }) => file !== wordFiles.owner.file);
  return inEach(sources, ({ file, prose: stretches }) => {
    const isMeant = ({ isCommon }: Figure, prose: Prose, index: number) =>
      !articles.has(file) || !isCommon || isAboutProduct(prose, index);
    return stretches
      .filter(({ text }) => /\d/.test(text))
      .flatMap((prose) => figures.map((figure) => ({ prose, figure })))
      .flatMap(({ prose, figure }) =>
        [...prose.text.matchAll(figure.pattern)]
          .filter(({ index }) => isMeant(figure, prose, index))
          .map(({ 0: match, index }) => ({
            line: lineAt(prose, index),
            field: 'figure',
            found: `${match} written as text`,
            write: advise(figure, prose, index),
          })),
      );
  });
}
