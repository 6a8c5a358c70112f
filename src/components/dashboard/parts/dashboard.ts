import type { DashboardData } from '../../../schemas/dashboard.ts';
import type { TriageSystemData } from '../../../schemas/triage-system.ts';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Whole percents that add up to a hundred: what rounding leaves over goes to the largest remainders.
 * @param counts of which at least one is more than zero
 */
export function shareOut(counts: readonly number[]): number[] {
  const total = sum(counts);
  const exact = counts.map((count) => (count / total) * 100);
  const missing = 100 - sum(exact.map(Math.floor));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}

/**
 * Adds up what the numbers of a dashboard say, so that no total is ever written by hand.
 * @returns sessions in all, of each level and of each part of a split, whose `share` is in whole
 *   percent; of each level how many wait and their median wait, the longest that the scale allows (`target`) and by how
 *   much it is longer (`excess`), in minutes; and the hour with most sessions, 0 to 23
 * @throws {Error} when the numbers do not have one column for each level of the scale
 */
export function summarizeDashboard(data: DashboardData, system: TriageSystemData) {
  const count = system.levels.length;
  const { sessions: waiting, median } = data.waits;
  if ([waiting, median, ...data.hours].some((list) => list.length !== count)) {
    throw new Error(
      `${system.name} has ${count} levels: give ${count} numbers for each hour and in waits of src/content/dashboard.yaml.`,
    );
  }
  const byHour = data.hours.map(sum);
  const most = Math.max(...byHour);
  return {
    sessions: sum(byHour),
    levels: system.levels.map(({ number, name, color, maximumWait = 0 }, index) => {
      const medianWait = median[index] ?? 0;
      return {
        number,
        name,
        color,
        sessions: sum(data.hours.map((hour) => hour[index] ?? 0)),
        waiting: waiting[index] ?? 0,
        medianWait,
        target: maximumWait,
        excess: Math.max(0, medianWait - maximumWait),
      };
    }),
    splits: data.splits.map(({ heading, parts }) => {
      const shares = shareOut(parts.map((part) => part.sessions));
      return {
        heading,
        parts: parts.map((part, index) => ({ ...part, share: shares[index] ?? 0 })),
      };
    }),
    busiest: { hour: byHour.indexOf(most), sessions: most },
  };
}

/** An hour of the day as Americans write it: `12 am`, `2 pm`. */
export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * The bars of one day as strokes, stacked by level, the least urgent at the foot; an hour is one unit
 * wide and a session one high.
 * @param hours sessions by level, most urgent first, in each hour since midnight
 * @param ceiling the number of sessions at the top of the chart
 * @returns SVG path data for each level, most urgent first
 */
export function stackHours(hours: readonly (readonly number[])[], ceiling: number): string[] {
  const [first = []] = hours;
  return first.map((_, level) =>
    hours
      .map((hour, index) => {
        const [height = 0, ...below] = hour.slice(level);
        return height > 0 ? `M${index + 0.5} ${ceiling - sum(below)}v${-height}` : '';
      })
      .join(''),
  );
}

/** A line through the middle of every hour, as SVG path data. */
export function drawDay(sessions: readonly number[], ceiling: number): string {
  const points = sessions.map((height, index) => `${index + 0.5} ${ceiling - height}`);
  return `M${points.join('L')}`;
}
