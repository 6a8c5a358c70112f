import * as z from 'zod';
import type { Job } from './job-store.ts';

const letter = z.object({
  name: z.string(),
  id: z.string(),
  event: z.string(),
  recipient: z.string(),
  content: z.union([
    z.object({
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      headers: z.array(z.string()),
    }),
    z.object({ json: z.string() }),
  ]),
  created: z.number(),
  goodUntil: z.number().optional(),
  isRobotLike: z.boolean(),
}) satisfies z.ZodType<Job>;

/**
 * Reads a letter as the release before kept it; to be deleted in the release after 1.0.
 * @returns undefined when it is none
 */
export function parseLetter(json: string): Job | undefined {
  try {
    return letter.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
