import type { Submission } from './submission.ts';

/** Nobody fills five fields faster. In milliseconds. */
const minimumTimeToFill = 2_000;

/**
 * Whether a robot sent this: it filled the field that people do not see, or it was faster than a
 * person. Without either hidden field, or with a time that makes no sense, it is an ordinary
 * message: losing a visitor's message is worse than reading a robot's.
 * @param now milliseconds since 1970, used when the form does not say when it was sent
 */
export function isFromRobot(
  { trap, startedAt, sentAt }: Pick<Submission, 'trap' | 'startedAt' | 'sentAt'>,
  now: number,
): boolean {
  if (trap !== '') return true;
  if (startedAt === '') return false;
  const sent = sentAt === '' ? now : Number(sentAt);
  const timeToFill = sent - Number(startedAt);
  return timeToFill >= 0 && timeToFill < minimumTimeToFill;
}
