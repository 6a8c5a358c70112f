/** Units of the drawing for each hour; one session is one unit high. */
export const hourWidth = 10;

/** The middle of an hour, where its bar and the line of the day stand. */
function middleOf(hour: number): number {
  return (hour + 0.5) * hourWidth;
}

/**
 * The bars of one day as strokes, stacked by level, the least urgent at the foot.
 * @param hours sessions by level, most urgent first, in each hour since midnight
 * @param ceiling the number of sessions at the top of the chart
 * @returns SVG path data for each level, most urgent first
 */
export function stackHours(hours: readonly (readonly number[])[], ceiling: number): string[] {
  const levels = hours[0]?.length ?? 0;
  return Array.from({ length: levels }, (_, level) =>
    hours
      .map((hour, index) => {
        const height = hour[level] ?? 0;
        const below = hour.slice(level + 1).reduce((total, sessions) => total + sessions, 0);
        return height > 0 ? `M${middleOf(index)} ${ceiling - below}v${-height}` : '';
      })
      .join(''),
  );
}

/**
 * A line through the middle of every hour.
 * @param sessions in each hour since midnight
 * @param ceiling the number of sessions at the top of the chart
 * @returns SVG path data
 */
export function drawDay(sessions: readonly number[], ceiling: number): string {
  return sessions
    .map((height, index) => `${index ? 'L' : 'M'}${middleOf(index)} ${ceiling - height}`)
    .join('');
}

/** The top of the chart: the next ten above the busiest hour. */
export function ceilingOf(sessions: readonly number[]): number {
  return Math.ceil(Math.max(...sessions) / 10) * 10;
}
