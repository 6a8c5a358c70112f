import { toPercent } from '../../../kit/parts/percent.ts';

/** Who or what fills a step: the patient waits, a person works, or the assistant talks. */
export type StepKind = 'wait' | 'person' | 'assistant';

/** One step of a path: what fills it and for how many minutes, before and after. */
export interface PathStep {
  readonly before?: readonly [kind: StepKind, minutes: number];
  readonly after?: readonly [kind: StepKind, minutes: number];
}

/** What the two paths are made of, in the words of the page. */
export interface PathProps {
  /** The steps in their order, each with what fills it and what makes it shorter. */
  steps: readonly (PathStep & { readonly name: string; readonly change?: string })[];
  /** The names of the two paths. */
  before: string;
  after: string;
  /** A point on both paths: the number of the step that ends there, and its name. */
  landmark: { readonly step: number; readonly label: string };
}

export interface Segment {
  /** The number of the step, counted from 1 over both paths. */
  readonly number: number;
  readonly kind: StepKind;
  readonly minutes: number;
  /** Start and width in percent of the axis. */
  readonly start: number;
  readonly width: number;
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
 */
export function layOutPath(
  steps: readonly PathStep[],
  side: 'before' | 'after',
  longest: number,
): Segment[] {
  return steps.flatMap((step, index): Segment[] => {
    const filled = step[side];
    if (!filled) return [];
    const [kind, minutes] = filled;
    const start = toPercent(sumMinutes(steps, side, index), longest);
    return [{ number: index + 1, kind, minutes, start, width: toPercent(minutes, longest) }];
  });
}
