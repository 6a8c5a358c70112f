import type { ScoreData } from '../../../schemas/tools.ts';
import { fill } from '../../../messages/fill.ts';
import { toolsWords } from '../../../messages/messages.ts';

const { score: words } = toolsWords;

const sayPoints = (points: number) => (points === 1 ? words.point : fill(words.points, { points }));

/**
 * Says what a reading adds.
 * @param onOxygen its points for a patient on oxygen, where they are others
 */
export function describePoints(points: number, onOxygen: number | undefined): string {
  return onOxygen === undefined
    ? sayPoints(points)
    : fill(words.oxygenPoints, { air: sayPoints(points), oxygen: sayPoints(onOxygen) });
}

/** Says which totals ask for the same. */
export function describeBand({ from, to, isSingle }: ScoreData['responses'][number]): string {
  if (isSingle) return fill(words.singleBand, { from, to });
  return from === to ? `${from}` : fill(words.band, { from, to });
}
