/** A lane of a care pathway, counted from the left. */
export type Lane = 1 | 2 | 3;

/** One stage of a care pathway, as editors write it. */
export interface CareStage {
  readonly time: string;
  /** When it begins and ends, in minutes from the start: drawn to scale under the time. */
  readonly minutes?: readonly [from: number, to: number];
  readonly lane: Lane;
  readonly title: string;
  readonly text?: string;
  /** The place of a stage; stages with a place are shaded, and named where it begins. */
  readonly place?: string;
  /** Ids of the rules of the call that the stage follows. */
  readonly rules?: readonly string[];
  /**
   * Where patients leave the path, at which level, and to where: `handoff` names the country in
   * which the caller hears the handoff to the emergency services.
   */
  readonly exits?: readonly ({ readonly when: string; readonly level?: number } & (
    | { readonly to: string; readonly handoff?: undefined }
    | { readonly handoff: string; readonly to?: string }
  ))[];
}

/** What is drawn by stages: a pathway, a call by level, a road. */
export interface CareProps {
  /** The three parties, from left to right. */
  lanes: readonly [string, string, string];
  timeHeading: string;
  exitHeading: string;
  system: string;
  stages: readonly CareStage[];
}

/** How the line of a pathway leaves one stage. */
export interface CareRoute {
  /** The lane of the next stage, and the side on which it lies; none after the last stage. */
  readonly next?: Lane;
  readonly leavesTo?: 'left' | 'right' | 'straight';
  /** The part of the way back that passes here, when the pathway begins again. */
  readonly back?: 'start' | 'through' | 'end';
}

/**
 * Traces the line of a care pathway from stage to stage.
 * @param stages the stages in order, each with its lane
 * @param returnTo the number of the stage, from 1, to which the last one leads back
 * @returns the stages, each with how the line leaves it
 * @throws {Error} when the pathway leads back to a stage that does not come before the last one
 */
export function traceRoute<Stage extends { readonly lane: Lane }>(
  stages: readonly Stage[],
  returnTo?: number,
): readonly (Stage & CareRoute)[] {
  const last = stages.length - 1;
  if (returnTo !== undefined && (returnTo < 1 || returnTo > last)) {
    throw new Error(`A pathway of ${stages.length} stages cannot lead back to stage ${returnTo}.`);
  }
  const first = returnTo === undefined ? Infinity : returnTo - 1;
  return stages.map((stage, index) => {
    const next = stages[index + 1]?.lane ?? stage.lane;
    const leavesTo = next === stage.lane ? 'straight' : next > stage.lane ? 'right' : 'left';
    const back = index === last ? 'end' : index === first ? 'start' : 'through';
    return {
      ...stage,
      ...(index < last && { next, leavesTo }),
      ...(index >= first && { back }),
    };
  });
}
