import { toPercent } from '../../parts/percent.ts';
import { inLiveTool, whenChosen } from './tool-rules.ts';

/** A finding and its signed points. */
interface Finding {
  readonly name: string;
  readonly points: number;
}

/** How an estimate is read: points from which a level is near, the highest first. */
export interface Reading {
  readonly base: number;
  /** The end of the scale, in points; it begins at 0. */
  readonly most: number;
  readonly thresholds: readonly { readonly points: number; readonly level: number }[];
  /** The level below the last threshold. */
  readonly lowest: number;
  /** A rule of the scale: findings, by their places from 0, that together set a level. */
  readonly rule: { readonly findings: readonly number[]; readonly level: number };
}

/** The name of the checkbox of a finding. */
export const nameOfFinding = (place: number) => `f${place}`;

/**
 * What remains of an estimate for every way to take findings away.
 * @returns for each: which findings are kept, their sum, and the level, which the rule of the scale
 *   sets before the estimate may say which it is near
 */
export function takeAway(
  findings: readonly Finding[],
  { base, thresholds, lowest, rule }: Reading,
) {
  return Array.from({ length: 2 ** findings.length }, (_, code) => {
    const kept = findings.map((_finding, place) => ((code >> place) & 1) === 0);
    const points = findings.reduce(
      (sum, finding, place) => sum + (kept[place] ? finding.points : 0),
      base,
    );
    const isRuled = rule.findings.every((place) => kept[place]);
    const near = thresholds.find((threshold) => points >= threshold.points)?.level ?? lowest;
    return { kept, points, isRuled, level: isRuled ? rule.level : near };
  });
}

/**
 * Places the thresholds and the bars: each bar begins where those before it end, and what is taken
 * away moves the rest.
 * @param tool the id of the tool
 * @param open the least and the most that a value not yet measured could change
 */
export function placeBars(
  tool: string,
  findings: readonly Finding[],
  { base, most, thresholds }: Reading,
  [least, greatest]: readonly [least: number, most: number],
): string {
  const length = (points: number) => `${toPercent(points, most)}%`;
  const sumOf = (count: number) =>
    findings
      .slice(0, count)
      .reduce(
        (sum, { points }, place) => `${sum} + var(--${nameOfFinding(place)},1)*${length(points)}`,
        length(base),
      );
  const placeBar = (bar: number | string, left: string, width: string) =>
    `#${tool} [data-bar="${bar}"]{left:calc(${left});width:calc(${width})}`;
  const total = sumOf(findings.length);
  const lines = thresholds.map(
    ({ points }) =>
      `linear-gradient(var(--color-rule-strong) 0 0) ${length(points)}/1px 100% no-repeat`,
  );
  return [
    `#${tool} .lane{background:${lines.join()}}`,
    ...thresholds.map(
      ({ points, level }) => `#${tool} [data-line="${level}"]{left:${length(points)}}`,
    ),
    placeBar('base', '0%', length(base)),
    ...findings.map(({ points }, place) =>
      placeBar(place, `${sumOf(place)} + ${length(Math.min(points, 0))}`, length(Math.abs(points))),
    ),
    placeBar('total', '0%', total),
    placeBar('open', `${total} + ${length(least)}`, length(greatest - least)),
    inLiveTool(
      findings
        .map((_, place) => nameOfFinding(place))
        .map((name) => `#${tool}:not(${whenChosen(name)}){--${name}:0}`)
        .join(''),
    ),
  ].join('');
}
