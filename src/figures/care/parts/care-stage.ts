import type { Lane } from './care-route.ts';

/** One stage of a care pathway, as editors write it. */
export interface CareStage {
  /** When it happens, in words. */
  readonly time: string;
  /** When it begins and ends, in minutes from the start: drawn to scale under the time. */
  readonly minutes?: readonly [from: number, to: number];
  /** Who acts: 1, 2 or 3. */
  readonly lane: Lane;
  readonly title: string;
  readonly text?: string;
  /** The place of a stage; stages with a place are shaded, and named where it begins. */
  readonly place?: string;
  /** Where patients leave the path, and at which level. */
  readonly exits?: readonly {
    readonly when: string;
    readonly level?: number;
    readonly to: string;
  }[];
}
