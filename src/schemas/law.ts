import { z } from 'zod';
import { day, idOf, listOf, pastDay, text, title, unread } from './text.ts';

/** The markets in the order in which pages name them. */
export const lawMarkets = ['us-federal', 'us-state', 'eu', 'uk', 'canada', 'australia'] as const;

export type LawMarket = (typeof lawMarkets)[number];

/** Whether somebody has to follow it: by law, by law from a day on, not yet, or if they choose to. */
const standings = ['in-force', 'to-come', 'proposed', 'voluntary'] as const;

/** One law, standard or proposal in `src/content/laws.yaml`, shown by `<LawTable market="eu" />`. */
export const lawSchema = z.strictObject({
  market: z.enum(lawMarkets).describe('Where it holds.'),
  name: title(3, 80).describe('What it is called, with its number: EMTALA, 42 U.S.C. 1395dd.'),
  asks: text(20, 420).describe('What it asks, in one to three sentences.'),
  of: z
    .enum(['you', 'us', 'both'])
    .describe('Of whom it asks that: you, the customer, us or both.'),
  standing: z
    .enum(standings)
    .describe('in-force, to-come (law, but before its first day), proposed or voluntary.'),
  since: unread(4, 80)
    .optional()
    .describe('When it began, was proposed or published: January 1, 2026.'),
  dates: listOf(
    z.strictObject({
      on: day.describe('The day on which something changes.'),
      what: text(10, 200).describe('What happens then, in words that stay true afterward.'),
    }),
    0,
    3,
  )
    .default([])
    .describe('The days that are known on which it changes, the nearest first.'),
  sources: listOf(
    z.strictObject({
      id: idOf('source').describe('The id of a source in sources.yaml.'),
      at: unread(2).optional().describe('The part of it that is meant: Article 50(2).'),
    }),
    1,
  ).describe('Where it is read.'),
  read: pastDay.describe('The day on which its sources were last read.'),
});

export type LawData = z.output<typeof lawSchema>;

const noticeDays = 60;

/**
 * The days of a law that somebody has to look after: those within sixty days, and those that have
 * passed and still stand there as days to come.
 */
export function listDueDates(dates: LawData['dates'], now: Date) {
  return dates.flatMap(({ on, what }, index) => {
    const days = (on.getTime() - now.getTime()) / 86_400_000;
    return days > noticeDays ? [] : [{ index, on, what, hasPassed: days <= 0 }];
  });
}
