import { z } from 'zod';
import { day, refuse, unread } from './text.ts';

/** Who of the owner stands by a statement, and since when. */
export const confirmationFields = {
  confirmed: z.boolean().describe('true once the owner stands by it; false until then.'),
  confirmedBy: unread(3).optional().describe('Who confirmed it, by role: Chief financial officer.'),
  confirmedOn: day.optional().describe('The day of the confirmation.'),
};

/**
 * Refuses a confirmation that nobody signed, and a signature under what is not confirmed.
 * @param names the fields that a confirmation has to have
 */
export function checkConfirmation(
  statement: { readonly confirmed: boolean } & Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
  names: readonly string[] = ['confirmedBy', 'confirmedOn'],
): void {
  const filled = names.filter((name) => statement[name] !== undefined);
  if (filled.length === (statement.confirmed ? names.length : 0)) return;
  const list = new Intl.ListFormat('en-US').format(names);
  refuse(context, ['confirmed'], `Write true with ${list}, or false without them.`);
}
