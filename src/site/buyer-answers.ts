import { headingId } from '../mdx/heading-id.ts';
import { routes } from '../config/routes.ts';
import { desk } from '../messages/desk.ts';
import { pageWords } from '../messages/messages.ts';
import type { BuyersData } from '../schemas/buyers.ts';
import { sayPromise } from '../schemas/promise.ts';
import type { QuestionnaireData } from '../schemas/questionnaire.ts';
import { addressOf } from '../schemas/source.ts';
import type { FindFact } from './facts.ts';
import { dayOf } from './publication.ts';

/**
 * What buyers ask, a row each, with the headings of each form under which it belongs. Topics that
 * only the owner can answer, and headings for which there is no row, are there and say so.
 */
export function listAnswerRows(
  groups: readonly BuyersData[],
  forms: readonly QuestionnaireData[],
  fact: FindFact,
  siteUrl: string,
) {
  const { statuses, unanswered } = pageWords.questions;
  const none: Readonly<Record<'figures' | 'laws' | 'sources', readonly string[]>> & {
    readonly answer: string;
  } = { answer: unanswered, figures: [], laws: [], sources: [] };
  const describe = (question: string, status: string, on: Date, found = none) => {
    const id = headingId(question);
    const headings = forms.map(({ name, headings }) => {
      const own = headings.filter(({ heading, rows }) => rows.includes(id) || heading === question);
      return [name, own.map(({ heading }) => heading)] as const;
    });
    return { id, status, question, ...found, date: dayOf(on), ...Object.fromEntries(headings) };
  };
  const asked = groups.flatMap(({ status, on, questions, open }) => [
    ...questions.map(({ question, answer, claims = [], promises = [], laws = [], more }) => {
      const cited = laws.map((id) => fact('laws', id));
      const read = cited.flatMap((law) => law.sources.map(({ id }) => fact('sources', id)));
      const page = more?.href ?? `${routes.buyers}#${headingId(question)}`;
      return describe(question, statuses[status], on, {
        answer: [...promises.map((id) => sayPromise(fact('promises', id))), answer].join(' '),
        figures: claims.map((id) => `${fact('claims', id).value} ${fact('claims', id).measures}`),
        laws: cited.map(({ name }) => name),
        sources: [new URL(page, siteUrl).href, ...read.flatMap((one) => addressOf(one) ?? [])],
      });
    }),
    ...open.map(({ topic, desk: field }) => {
      const lines = field === undefined ? [] : desk[field];
      const words = lines.map((line) =>
        typeof line === 'object' ? `${line.name}. ${line.says}` : line,
      );
      const isOpen = field === undefined || words.length === 0;
      const label = isOpen ? statuses[status] : pageWords.owner[field];
      return describe(topic, label, on, isOpen ? none : { ...none, answer: words.join('\n') });
    }),
  ]);
  const newest = new Date(Math.max(...groups.map(({ on }) => on.getTime())));
  const missing = forms.flatMap(({ headings }) => headings.filter(({ rows }) => rows.length === 0));
  return [...asked, ...missing.map(({ heading }) => describe(heading, unanswered, newest))];
}

/** Rows for spreadsheets (RFC 4180), marked as UTF-8 for those that do not expect it. */
export function toCsv(
  rows: readonly Readonly<Record<string, string | readonly string[]>>[],
): string {
  const quote = (value: string | readonly string[]) =>
    `"${[value].flat().join('\n').replaceAll('"', '""')}"`;
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`;
}
