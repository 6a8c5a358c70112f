import * as z from 'zod';
import type { Letter, Standing } from './mail-store.ts';

/** In milliseconds since 1970; more is no day (https://tc39.es/ecma262/#sec-time-values-and-time-range). */
const time = z.number().min(0).max(8.64e15);

// Loose: what another version of the site keeps besides stays with the letter.
const letterSchema: z.ZodType<Letter> = z.looseObject({
  name: z.string(),
  id: z.string(),
  event: z.string(),
  recipient: z.string(),
  content: z.union([
    z.looseObject({
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      headers: z.array(z.string()),
    }),
    z.looseObject({ json: z.string() }),
  ]),
  created: time,
  goodUntil: time.optional(),
  isRobotLike: z.boolean(),
});

const standingSchema: z.ZodType<Standing> = z.looseObject({
  state: z.enum(['waiting', 'handed-over', 'failed']),
  due: time,
  attempts: z.number(),
  unknowns: z.number(),
  reason: z.string(),
});

const noteSchema = z.looseObject({
  id: z.string(),
  isRobotLike: z.boolean().optional(),
  delivered: time,
});

function parse<Kept>(schema: z.ZodType<Kept>, json: string): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** What to say of what lies where a letter should. */
export const noLetter = 'not a letter';

/**
 * Reads a letter as it was kept. A disk, a backup or a hand may have changed it since.
 * @param name under which it was kept: a copy under another one must not be sent
 * @returns undefined when it is no letter
 */
export function parseLetter(name: string, json: string): Letter | undefined {
  const letter = parse(letterSchema, json);
  return letter?.name === name ? letter : undefined;
}

/**
 * The standing of a letter of which that is known no more, or which is none: a person has to look
 * at it, and what is sent of it by hand may be a copy.
 */
export function spoiledStanding(reason: string): Standing {
  return { state: 'failed', due: 0, attempts: 0, unknowns: 1, reason };
}

/** The standing of what takes the place of a letter that may have arrived before it was spoiled. */
export function asCopy(standing: Standing): Standing {
  return { ...standing, unknowns: Math.max(standing.unknowns, 1) };
}

/**
 * Takes a standing as it was kept for one.
 * @returns undefined when it is none
 */
export function checkStanding(kept: unknown): Standing | undefined {
  return standingSchema.safeParse(kept).data;
}

/**
 * Reads a standing as it was kept.
 * @returns undefined when it is none
 */
export function parseStanding(json: string): Standing | undefined {
  return parse(standingSchema, json);
}

/**
 * Reads the note of a delivery.
 * @returns undefined when it is none
 */
export function parseNote(json: string): z.infer<typeof noteSchema> | undefined {
  return parse(noteSchema, json);
}
