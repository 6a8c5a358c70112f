import { z } from 'zod';
import { day } from './text.ts';

/** When the facts of a page or article were compared with their sources, and who reviewed it. */
export const reviewFields = {
  checked: day
    .optional()
    .describe('The day the facts were last compared with their sources, in quotes: "2026-11-22".'),
  reviewed: z
    .strictObject({
      on: day.describe('The day of the review, in quotes: "2026-11-22".'),
      by: z.string().min(3).max(60).describe('The role of who reviewed it: emergency physician.'),
    })
    .optional()
    .describe('The clinical review, set by the owner when it happens: on and by.'),
  due: day
    .optional()
    .describe('The day on which the facts must be checked anew, if it is not a year later.'),
};

interface Checked {
  readonly checked?: Date | undefined;
  readonly due?: Date | undefined;
}

/** The day from which the facts count as stale; none while they have not been checked. */
export function dueOf({ checked, due }: Checked): Date | undefined {
  if (due || !checked) return due;
  const yearLater = new Date(checked);
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1);
  return yearLater;
}
