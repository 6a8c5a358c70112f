import { toPercent } from '../../parts/percent.ts';

/** Who or what fills a step: the patient waits, a person works, or the assistant talks. */
type StepKind = 'wait' | 'person' | 'assistant';

/** One step of a path: what fills it and for how many minutes, before and after. */
export interface PathStep {
  readonly before?: readonly [kind: StepKind, minutes: number];
  readonly after?: readonly [kind: StepKind, minutes: number];
}

/** The two paths, in the words of the page. */
export interface PathProps {
  /** The steps in their order, each with what fills it and what makes it shorter. */
  steps: readonly (PathStep & { readonly name: string; readonly change?: string })[];
  before: string;
  after: string;
  /** A point on both paths: the number of the step that ends there, and its name. */
  landmark: { readonly step: number; readonly label: string };
  /** Minutes between two marks of the axis. */
  every: number;
  kinds: Readonly<Partial<Record<StepKind, string>>>;
  /** What the minutes count, and the name of the last row of the table. */
  axis: string;
  total: string;
  /** The name of the column that says what each step gains or loses. */
  difference: string;
}

/** Minutes of a path up to the end of a step, which is counted from 1. */
export function sumMinutes(
  steps: readonly PathStep[],
  side: 'before' | 'after',
  last = steps.length,
): number {
  return steps.slice(0, last).reduce((sum, step) => sum + (step[side]?.[1] ?? 0), 0);
}

/** What a step gains or loses, with its sign: −6.5, +1, 0. */
export function formatDifference(before: number, after: number): string {
  const difference = after - before;
  return `${difference < 0 ? '−' : difference > 0 ? '+' : ''}${Math.abs(difference)}`;
}

/**
 * Lays the steps of one path end to end on the axis, so that both paths share one scale.
 * @param longest the length of the axis in minutes
 * @returns the number of each step, from 1 over both paths, and its start and width in percent
 */
export function layOutPath(steps: readonly PathStep[], side: 'before' | 'after', longest: number) {
  return steps.flatMap((step, index) => {
    if (!step[side]) return [];
    const [kind, minutes] = step[side];
    const start = toPercent(sumMinutes(steps, side, index), longest);
    return [{ number: index + 1, kind, start, width: toPercent(minutes, longest) }];
  });
}

/** A letter of a name over the drawing, in percent of its width on the narrowest desktop. */
const letter = 0.78;
/** The least width of a step over which its number finds room on a phone, in percent. */
const room = 5;

/**
 * The words over the steps of one path: on wide screens the number with the name, where the step is
 * as long as that; on phones the number alone, and one range over neighbors that are too short.
 * @param path as `layOutPath` gives it
 * @param names of all steps, in their order
 * @returns for each of the two the words and their place in percent
 */
export function labelPath(path: ReturnType<typeof layOutPath>, names: readonly string[]) {
  const wide = path.map(({ number, start, width }) => {
    const named = `${number} ${names[number - 1] ?? ''}`;
    return { text: named.length * letter <= width ? named : `${number}`, x: start };
  });
  const groups: { first: number; last: number; start: number; end: number }[] = [];
  for (const { number, start, width } of path) {
    const before = groups.at(-1);
    const step = { first: number, last: number, start, end: start + width };
    const isShort = width < room && before !== undefined && before.end - before.start < room;
    if (isShort) groups[groups.length - 1] = { ...step, first: before.first, start: before.start };
    else groups.push(step);
  }
  const narrow = groups.map(({ first, last, start, end }) => ({
    text: first === last ? `${first}` : `${first}–${last}`,
    x: (start + end) / 2,
  }));
  return { wide, narrow };
}
