import { z } from 'zod';
import { plainAddress } from './plain-address.ts';
import { pastDay, refuse, unread } from './text.ts';

/** Anybody uploads to these: a copy there may be read, but is no address to send a reader to. */
const sharingHosts =
  /^https:\/\/(?:[^/]+\.)?(?:scribd|docslib|studylib\w*|slideshare|vdocuments?|dokumen|fdocument\w*|docsbay|docest|docksci|docobook|pdfslide|slidetodoc|slidepub|studyres|paperzz|1library|5dok|scribing|anyflip|fliphtml5|passeidireto|coek|pubt|paperexplained|zendy)\.\w+(?:\/|$)/;

/** A language, then a script, a region or a romanization, where they tell voices apart. */
const languageTag =
  /^(?!en\b)[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?(?:-[a-z\d]{5,8})*$/;

/**
 * Words that are certainly not English. Greek counts from the third letter in a row, as one letter
 * is the sign of a quantity; letters that scripts share, such as that of micro, never count.
 */
export const foreignWords =
  /(?:[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]]|\p{Script=Greek}{3})[\p{L}\p{M}]*/v;

/**
 * One outside source in `src/content/sources.yaml`: written once, cited everywhere by its id. What
 * was not read in a stored copy is cited only under an official number, as it then exists beyond
 * doubt.
 */
export const sourceSchema = z
  .strictObject({
    title: unread(3).describe('The title as it is published, in its own spelling.'),
    lang: z
      .string()
      .regex(languageTag, { error: 'Write a language tag, such as ja, zh-Hans or pt-BR.' })
      .optional()
      .describe('The language of a title that is not in English (BCP 47): ja, zh-Hans, pt-BR.'),
    langOf: unread(2)
      .optional()
      .describe('The words of the title that are in lang, where the others are in English.'),
    authors: unread(3)
      .optional()
      .describe('On papers and books: Wuerz RC and colleagues. Leave it out where a body speaks.'),
    publisher: unread(2).describe('Who published it: NICE, World Health Organization, BMJ Open.'),
    year: z.int().min(1700).max(2100).optional().describe('The year of this edition: 2022.'),
    undated: z
      .literal(true)
      .optional()
      .describe('true in place of the year, for what shows no date.'),
    number: unread(2)
      .optional()
      .describe('The official number of a law, standard or guideline: NG225, 45 CFR 164.514.'),
    url: z
      .string()
      .regex(/^https:\/\/[^\s/]+\.\S+$/, { error: 'Write a full https:// address.' })
      .refine((url) => plainAddress(url) === url, {
        error: ({ input }) => `Write ${plainAddress(String(input))}, the address inside.`,
      })
      .refine((url) => !sharingHosts.test(url), {
        error: 'Anybody may upload there. Write the publisher’s address, or this one under copy.',
      })
      .optional()
      .describe('The address where its publisher shows it, beginning with https://.'),
    copy: z
      .url({ protocol: /^https$/, error: 'Write a full https:// address.' })
      .optional()
      .describe('Where a copy was read that the publisher does not show; never linked.'),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, {
        error: 'Write the DOI alone, such as 10.1136/bmj-2023-078378.',
      })
      .optional()
      .describe('The DOI alone, without https://doi.org/: 10.1136/bmj-2023-078378.'),
    checked: pastDay.describe('The day it was last looked up.'),
    seen: z
      .boolean()
      .describe('true if a stored copy was read; false only for what has an official number.'),
  })
  .superRefine(({ title, lang, langOf, year, undated, number, url, doi, copy, seen }, context) => {
    if (year !== undefined && year > new Date().getUTCFullYear() + 1) {
      refuse(context, ['year'], 'Give the year of this edition, which is none to come.');
    }
    if ((year === undefined) === (undated === undefined)) {
      refuse(context, ['year'], 'Give either the year or undated: true.');
    }
    if (lang === undefined && foreignWords.test(title)) {
      refuse(
        context,
        ['title'],
        'Give lang under it, such as ja, and langOf for these words alone.',
      );
    }
    if (langOf !== undefined && lang === undefined) {
      refuse(context, ['langOf'], 'Give lang as well, the language of these words.');
    }
    if (langOf !== undefined && !title.includes(langOf)) {
      refuse(context, ['langOf'], 'Write words of the title, as they stand there.');
    }
    if ([url, doi, number, copy].every((locator) => locator === undefined)) {
      refuse(context, ['url'], 'Give at least one of url, doi, number and copy.');
    }
    if (!seen && number === undefined) {
      refuse(
        context,
        ['seen'],
        'Give an official number, or read a stored copy and set seen: true.',
      );
    }
  });

export type SourceData = z.output<typeof sourceSchema>;

/** The address of a source: its DOI, which outlives addresses, before its own. */
export function addressOf({ doi, url }: Pick<SourceData, 'doi' | 'url'>): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}
