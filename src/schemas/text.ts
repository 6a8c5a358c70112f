import { z } from 'zod';

/**
 * What a field holds for the checker: words of the site (`title` for headings and labels, `text` for
 * sentences, `words` for either), a link, or the id of what it cites.
 */
export type FieldMeaning =
  | 'title'
  | 'text'
  | 'words'
  | 'link'
  | 'image'
  | 'claim'
  | 'source'
  | 'system'
  | 'page'
  | 'rule'
  | 'law'
  | 'promises'
  | 'question'
  | 'exampleCalls'
  | 'country';

/** How many characters suit a text; a search result or a card cuts what is longer. */
export interface Limits {
  readonly least: number;
  readonly most?: number | undefined;
}

declare module 'zod' {
  interface GlobalMeta {
    readonly meaning?: FieldMeaning;
    readonly limits?: Limits;
  }
}

/** Text that is no wording of the site: a name as its owner writes it, or what visitors type. */
export function unread(min: number, max = Infinity): z.ZodString {
  const longest = max === Infinity ? z.string() : z.string().max(max);
  return min > 0 ? longest.min(min) : longest;
}

function words(meaning: 'title' | 'text', least: number, most?: number): z.ZodString {
  return unread(Math.min(least, 1)).meta({ meaning, limits: { least, most } });
}

/** Sentences that should have `least` to `most` characters. */
export function text(least: number, most?: number): z.ZodString {
  return words('text', least, most);
}

/** A heading or a label that should have `least` to `most` characters. */
export function title(least: number, most?: number): z.ZodString {
  return words('title', least, most);
}

/**
 * Fields that belong together.
 * @param description tells editors what they are about
 */
export function group<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** A list of `least` to `most` items. */
export function listOf<Item extends z.ZodType>(item: Item, least: number, most = Infinity) {
  const list = least > 0 ? z.array(item).min(least) : z.array(item);
  return most === Infinity ? list : list.max(most);
}

/** A list that has each of its words once. */
export function listOnce(word: z.ZodString): z.ZodArray<z.ZodString> {
  return z.array(word).refine((words) => new Set(words).size === words.length, {
    error: 'Write each word once.',
  });
}

/** A lower-case name with hyphens, as used for file names and ids. */
export function kebabCase(what: string): z.ZodString {
  return z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: `Write the ${what} in lower case with hyphens, such as virtual-wards.`,
  });
}

/** A name by which something of the content is cited. */
export function idOf(meaning: FieldMeaning, what = `${meaning} id`): z.ZodString {
  return kebabCase(what).meta({ meaning });
}

/** A link inside the site (`/contact`, `/product#security`) or a full https address. */
export const link = z
  .string()
  .regex(/^(\/[\w\-/#.]*|https:\/\/\S+)$/, {
    error: 'Write a path that begins with / or a full https:// address.',
  })
  .meta({ meaning: 'link' });

const asDate = (text: string) => new Date(text);

/** A day as it is written; of one that no calendar has it is said so. */
const written = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input))
      ? 'Write a day that the calendar has: year, month and day, in that order.'
      : undefined,
});

/** A day, which YAML would turn into a point in time if it stood without quotes. */
export const day = written.transform(asDate);

const dayLength = 86_400_000;

/** The day of what was done; tomorrow has come where the day begins earlier. */
export const pastDay = written
  .refine((text) => !(Date.parse(text) > Date.now() + dayLength), {
    error: 'Write the day it was done, which is none to come.',
  })
  .transform(asDate);

/** A day to come, perhaps: nothing is planned for longer, and a later year is a slip of the hand. */
export const plannedDay = written
  .refine((text) => !(Date.parse(text) > Date.now() + 2 * 366 * dayLength), {
    error: 'Write a day within two years from now.',
  })
  .transform(asDate);

/** Whether something is so, which has to be said. */
export const flag = z.boolean().default(false);

/** The number of an acuity level; 1 is the most urgent. */
export const levelNumber = z.int().min(1).max(5);

/** Says at one field what is wrong with several together. */
export function refuse(
  context: z.RefinementCtx,
  path: readonly PropertyKey[],
  message: string,
): void {
  context.addIssue({ code: 'custom', path: [...path], message, input: undefined });
}
