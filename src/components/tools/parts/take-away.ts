import { inLiveTool } from './tool-rules.ts';

/** A finding and its signed points. */
export interface Finding {
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

/** The attributes of what belongs to one way to take findings away. */
export function markKept(kept: readonly boolean[]): Record<string, number> {
  return Object.fromEntries(
    kept.map((isKept, place) => [`data-${nameOfFinding(place)}`, isKept ? 1 : 0]),
  );
}

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
 * Places the bars: each begins where those before it end, and what is taken away moves the rest.
 * @param tool the id of the tool
 * @param open the least and the most that a value not yet measured could change
 */
export function placeBars(
  tool: string,
  findings: readonly Finding[],
  { base, most, thresholds }: Reading,
  open: readonly [least: number, most: number],
): string {
  const percent = 100 / most;
  const scaled = (points: number) => `${Number((points * percent).toFixed(3))}%`;
  const sum = (count: number) =>
    [scaled(base)]
      .concat(
        findings
          .slice(0, count)
          .map(({ points }, place) => `var(--${nameOfFinding(place)})*${scaled(points)}`),
      )
      .join(' + ');
  const on = findings.map((_, place) => `--${nameOfFinding(place)}:1`).join(';');
  const off = findings
    .map(
      (_, place) =>
        `#${tool}:not(:has([name="${nameOfFinding(place)}"]:checked)){--${nameOfFinding(place)}:0}`,
    )
    .join('');
  const bars = findings
    .map(
      ({ points }, place) =>
        `#${tool} [data-bar="${place}"]{left:calc(${sum(place)} + ${scaled(Math.min(points, 0))});width:${scaled(Math.abs(points))}}`,
    )
    .join('');
  const lines = thresholds
    .map(({ points, level }) => `#${tool} [data-line="${level}"]{left:${scaled(points)}}`)
    .join('');
  const all = sum(findings.length);
  return (
    `#${tool}{${on}}${bars}${lines}` +
    `#${tool} [data-bar=base]{width:${scaled(base)}}#${tool} [data-bar=total]{width:calc(${all})}` +
    `#${tool} [data-bar=open]{left:calc(${all} + ${scaled(open[0])});width:${scaled(open[1] - open[0])}}` +
    inLiveTool(off)
  );
}
