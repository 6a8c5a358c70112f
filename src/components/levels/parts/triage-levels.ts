import { figuresWords } from '../../../messages/messages.ts';
import { fill } from '../../../messages/fill.ts';

const { waits } = figuresWords;

/**
 * The longest wait of a level in words.
 * @param minutes whole minutes; 0 is at once
 */
export function formatWait(minutes: number): string {
  return minutes === 0 ? waits.atOnce : fill(waits.upTo, { minutes });
}

/**
 * One level of a triage scale.
 * @param number the number of the level; 1 is the most urgent
 * @throws {Error} naming the scale and the number, when the scale has no such level
 */
export function findLevel<Level extends { readonly number: number }>(
  system: { readonly name: string; readonly levels: readonly Level[] },
  number: number,
): Level {
  const level = system.levels.find((candidate) => candidate.number === number);
  if (!level) throw new Error(`The ${system.name} has no level ${number}.`);
  return level;
}
