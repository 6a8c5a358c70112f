import { z } from 'zod';
import { checkConfirmation, confirmationFields } from './confirmation.ts';
import { refuse, text, unread } from './text.ts';

/** Words that connect others and claim nothing themselves. */
const connectives = new Set('a an and by for in of on or per than that the to with'.split(' '));

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of `measures` that the owner has not said. */
function listUnstated(measures: string, stated: string): string[] {
  const said = new Set([...wordsOf(stated), ...connectives]);
  return wordsOf(measures).filter((word) => !said.has(word));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** The numbers that a value can mean: 480000 for $480K; minutes may be counted in seconds too. */
function amountsOf(value: string): number[] {
  const written = value.replace(/(?<=\d),(?=\d{1,2}(?!\d))/, '.');
  const [, digits, unit] = /(\d[\d,]*(?:\.\d+)?)([KM]\b)?/.exec(written) ?? [];
  if (digits === undefined) return [];
  const times = { K: 1_000, M: 1_000_000 }[unit ?? ''] ?? 1;
  const number = Number(digits.replaceAll(',', '')) * times;
  return /\bmin/.test(value) ? [number, number * 60] : [number];
}

/**
 * One marketing figure in `src/content/claims.yaml`: written once, cited everywhere by its id. What
 * the owner has not confirmed is shown in the owner's own words.
 */
export const claimSchema = z
  .strictObject({
    value: unread(1).describe('The figure exactly as a reader sees it: up to 35%.'),
    stated: unread(3).describe('What the owner of the product said of the figure, word for word.'),
    supplied: z
      .string()
      .describe('What was added here to give the figure a meaning; empty where nothing was.'),
    ...confirmationFields,
    basis: text(20, 300)
      .optional()
      .describe('How we arrived at it, shown with it: where, when, on whom, against what.'),
    measures: text(3).describe('What the figure measures, completing it: lower waiting times.'),
    scope: text(3).describe('The area that the figure belongs to: Telephone triage.'),
    amount: z
      .number()
      .optional()
      .describe('The bare number, only where a drawing needs it: 35, or 480000 for $480K.'),
  })
  .superRefine((claim, context) => {
    const { value, stated, confirmed, measures, amount } = claim;
    const amounts = amountsOf(value);
    if (amount !== undefined && !amounts.includes(amount)) {
      const advice = amounts.length > 0 ? `Write ${amounts.join(' or ')}` : 'Write no amount';
      refuse(context, ['amount'], `${advice}, as the value is "${value}".`);
    }
    const comma = /\d+,\d{1,2}(?!\d)/.exec(value)?.[0];
    if (comma !== undefined)
      refuse(context, ['value'], `Write ${comma.replace(',', '.')}, with a decimal point.`);
    const said = numbersIn(stated);
    const lacking = numbersIn(value).find((number) => !said.includes(number));
    if (lacking !== undefined) {
      const words = `Write what the owner says now, word for word: no ${lacking} is in these words`;
      refuse(context, ['stated'], `${words}, and the value is "${value}".`);
    }
    checkConfirmation(claim, context, ['confirmedBy', 'confirmedOn', 'basis']);
    if (confirmed) return;
    const unstated = listUnstated(measures, stated);
    if (unstated.length === 0) return;
    const words = unstated.map((word) => `"${word}"`).join(', ');
    refuse(
      context,
      ['measures'],
      `Write words of "stated", until the owner confirms more: not ${words}.`,
    );
  });

export type ClaimData = z.output<typeof claimSchema>;
