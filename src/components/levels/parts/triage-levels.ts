import { figuresWords, toolsWords } from '../../../messages/messages.ts';
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

const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * How long the same patient may wait by several scales, in one sentence.
 * @param waits the longest wait by each of them, in minutes
 */
export function compareWaits(waits: readonly number[]): string {
  const { differ, agree, agreeAtOnce } = toolsWords.scales;
  const [least = 0, ...longer] = [...new Set(waits)].sort((a, b) => a - b);
  if (longer.length > 0) {
    const minutes = inWords.format([least, ...longer].map(String)).replace(', or', ' or');
    return fill(differ, { minutes });
  }
  return least > 0 ? fill(agree, { minutes: least }) : agreeAtOnce;
}
