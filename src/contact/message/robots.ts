import type { Submission } from './submission.ts';

/** Nobody reads a page and fills its fields faster. In milliseconds. */
const minimumTimeToFill = 2_000;

/** People who ask for a demo name a page or two. */
const mostLinks = 5;

/**
 * Whether a message looks like a robot's: the field that people do not see is filled, it was sent
 * faster than a person can, or it is full of links. People do all of this at times, with programs
 * that fill forms for them: such a message is marked and never thrown away. A time that makes no
 * sense counts for nothing, and one that is missing is that of 1970.
 * @param now milliseconds since 1970, used when the form does not say when it was sent
 */
export function isFromRobot(
  { typed, trap, startedAt, sentAt }: Omit<Submission<never>, 'key' | 'story'>,
  now: number,
): boolean {
  if (trap !== '') return true;
  const text = Object.values<string>(typed).join(' ');
  const links = [...text.matchAll(/https?:\/\/|\bwww\./gi)];
  if (links.length > mostLinks) return true;
  const sent = sentAt === '' ? now : Number(sentAt);
  const timeToFill = sent - Number(startedAt);
  return timeToFill >= 0 && timeToFill < minimumTimeToFill;
}
