import * as z from 'zod';
import type { Letter, Standing } from './mail-store.ts';

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
  created: z.number(),
  goodUntil: z.number().optional(),
  isRobotLike: z.boolean(),
});

const standingSchema: z.ZodType<Standing> = z.looseObject({
  state: z.enum(['waiting', 'handed-over', 'failed']),
  due: z.number(),
  attempts: z.number(),
  unknowns: z.number(),
  reason: z.string(),
});

const noteSchema = z.looseObject({
  id: z.string(),
  isRobotLike: z.boolean().optional(),
  /** Milliseconds since 1970. */
  delivered: z.number(),
});

function parse<Kept>(schema: z.ZodType<Kept>, json: string): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads a letter as it was kept. A disk, a backup or a hand may have changed it since.
 * @returns undefined when it is no letter
 */
export function parseLetter(json: string): Letter | undefined {
  return parse(letterSchema, json);
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
