import { figuresWords, toolsWords } from '../../../messages/messages.ts';
import { fill } from '../../../messages/fill.ts';
import type { ScaleCaseData } from '../../../schemas/tools.ts';
import type { FindFact } from '../../../site/facts.ts';
import { toPercent } from '../../parts/percent.ts';

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

/**
 * How long one patient may wait by each scale, the shortest first.
 * @param results the level that each scale gives the patient
 */
export function waitByScale(results: ScaleCaseData['results'], fact: FindFact) {
  const lanes = results.map(({ system, level: number, steps }) => {
    const { shortName, country, ...scale } = fact('triageSystems', system);
    const { name, color, maximumWait: minutes = 0 } = findLevel(scale, number);
    const wait = minutes === 0 ? waits.atOnce : fill(waits.minutes, { minutes });
    return { system, shortName, country, number, name, color, minutes, wait, steps };
  });
  const longest = Math.max(1, ...lanes.map(({ minutes }) => minutes));
  return lanes
    .toSorted((a, b) => a.minutes - b.minutes)
    .map((lane) => ({ ...lane, share: toPercent(lane.minutes, longest) }));
}

const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Different numbers from the least up: 10, 30 or 60. */
const listNumbers = (numbers: readonly number[]): string => {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return inWords.format(sorted.map(String)).replace(', or', ' or');
};

/**
 * How long the same patient may wait by several scales, in one sentence.
 * @param lanes the level and the longest wait by each of them
 */
export function compareWaits(lanes: ReturnType<typeof waitByScale>): string {
  const { differ, levelsDiffer, agree, agreeAtOnce } = toolsWords.scales;
  const minutes = listNumbers(lanes.map((lane) => lane.minutes));
  if (minutes === '0') return agreeAtOnce;
  if (lanes.some((lane) => lane.minutes !== lanes[0]?.minutes)) return fill(differ, { minutes });
  const levels = listNumbers(lanes.map(({ number }) => number));
  const isOneLevel = lanes.every(({ number }) => number === lanes[0]?.number);
  return isOneLevel ? fill(agree, { minutes }) : fill(levelsDiffer, { levels, minutes });
}
