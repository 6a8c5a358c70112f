import * as fontkit from 'fontkit';
import {
  type FontTables,
  readTables,
  replaceOutline,
  replaceVariation,
  words,
  writeTables,
} from './font-tables.ts';
import { withoutSlash } from './plain-zero.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}
type Contour = readonly Point[];

const digits = '0123456789';

function openFont(font: Buffer): fontkit.Font {
  const opened = fontkit.create(font);
  if (!('layout' in opened)) throw new Error('The file holds several fonts; one was expected.');
  return opened;
}

/** A quadratic outline as contours of points, each from a point on the curve on. */
function contoursOf(commands: fontkit.Path['commands']): readonly Contour[] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const points = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: args[index * 2] ?? 0,
      y: args[index * 2 + 1] ?? 0,
      isOnCurve: index === args.length / 2 - 1,
    }));
    contours.at(-1)?.push(...points);
  }
  // Each ends where it began.
  return contours.map((contour) => contour.slice(0, -1));
}

type Redraw = (commands: fontkit.Path['commands']) => fontkit.Path['commands'];

function drawGlyph(font: fontkit.Font, weight: number, glyph: number, redraw: Redraw) {
  const { advanceWidth, path } = font.getVariation({ wght: weight }).getGlyph(glyph);
  return { advance: advanceWidth, contours: contoursOf(redraw(path.commands)) };
}

type Drawn = ReturnType<typeof drawGlyph>;

/** A point on the curve halfway between two that are not need not be written, save the first. */
function isImplied(contour: Contour, index: number): boolean {
  const before = contour[index - 1];
  const point = contour[index];
  const after = contour[(index + 1) % contour.length];
  if (!point?.isOnCurve || !before || !after || before.isOnCurve || after.isOnCurve) return false;
  const isHalfway = (axis: 'x' | 'y') =>
    Math.abs((before[axis] + after[axis]) / 2 - point[axis]) < 0.01;
  return isHalfway('x') && isHalfway('y');
}

/** A glyph at its lightest and its boldest in whole units, without points that are implied in both. */
function reduce(light: Drawn, bold: Drawn): { readonly light: Drawn; readonly bold: Drawn } {
  const isImpliedInBoth = (contour: number, index: number) =>
    [light, bold].every(({ contours }) => isImplied(contours[contour] ?? [], index));
  const reduced = ({ advance, contours }: Drawn): Drawn => ({
    advance: Math.round(advance),
    contours: contours.map((points, contour) =>
      points
        .filter((_, index) => !isImpliedInBoth(contour, index))
        .map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) })),
    ),
  });
  return { light: reduced(light), bold: reduced(bold) };
}

/** @see https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description */
function writeOutline(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let last = -1;
  const ends = contours.map(({ length }) => (last += length));
  const steps = (places: readonly number[]) =>
    places.map((place, index) => place - (places[index - 1] ?? 0));
  return Buffer.concat([
    words(contours.length, ...box, ...ends, 0),
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    words(...steps(xs), ...steps(ys)),
  ]);
}

/** Deltas in runs of two bytes each, at most 64 in one. */
function writeDeltas(deltas: readonly number[]): Buffer {
  const longest = 64;
  const runs = Array.from({ length: Math.ceil(deltas.length / longest) }, (_, index) => {
    const run = deltas.slice(index * longest, (index + 1) * longest);
    return Buffer.concat([Buffer.from([0x40 | (run.length - 1)]), words(...run)]);
  });
  return Buffer.concat(runs);
}

/**
 * One step from the lightest weight to the boldest, for all points and the four of the metrics.
 * @see https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#tuple-variation-store
 */
function writeVariation(light: Drawn, bold: Drawn) {
  const pairs = light.contours.flat().map((from, index) => {
    const to = bold.contours.flat()[index] ?? from;
    return { x: to.x - from.x, y: to.y - from.y };
  });
  const advance = bold.advance - light.advance;
  const allPoints = 0;
  const body = Buffer.concat([
    Buffer.from([allPoints]),
    writeDeltas([...pairs.map(({ x }) => x), 0, advance, 0, 0]),
    writeDeltas([...pairs.map(({ y }) => y), 0, 0, 0, 0]),
  ]);
  const [hasOwnPeak, hasOwnPoints, one, headerBytes] = [0x8000, 0x2000, 0x4000, 10];
  return Buffer.concat([words(1, headerBytes, body.length, hasOwnPeak | hasOwnPoints, one), body]);
}

/** A lookup that puts one glyph for another. */
function writeSubstitution(pairs: readonly (readonly [number, number])[]): Buffer {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const [lookupBytes, subtableBytes] = [8, 6 + sorted.length * 2];
  return Buffer.concat([
    words(1, 0, 1, lookupBytes),
    words(2, subtableBytes, sorted.length, ...sorted.map(([, to]) => to)),
    words(1, sorted.length, ...sorted.map(([from]) => from)),
  ]);
}

/**
 * The substitutions of the cut font: `tnum`, which it had, and `zero`.
 * @see https://learn.microsoft.com/typography/opentype/spec/gsub
 */
function writeSubstitutions(tabular: readonly (readonly [number, number])[]): Buffer {
  const zero = tabular.slice(0, 1);
  const lookups = [writeSubstitution(tabular), writeSubstitution(zero)];
  const scripts = Buffer.concat([
    words(1),
    Buffer.from('DFLT'),
    words(8, 4, 0, 0, 0xffff, 2, 0, 1),
  ]);
  const features = Buffer.concat([
    words(2),
    Buffer.from('tnum'),
    words(14),
    Buffer.from('zero'),
    words(20),
    words(0, 1, 0),
    words(0, 1, 1),
  ]);
  const listBytes = 2 + lookups.length * 2;
  const first = lookups[0]?.length ?? 0;
  const headerBytes = 10;
  return Buffer.concat([
    words(1, 0, headerBytes, headerBytes + scripts.length),
    words(headerBytes + scripts.length + features.length),
    scripts,
    features,
    words(lookups.length, listBytes, listBytes + first),
    ...lookups,
  ]);
}

/**
 * Takes the slash out of the zero, and keeps the slashed zero of tabular figures for the standard
 * feature `zero`, which styles ask for with `font-variant-numeric: slashed-zero`. The font has both
 * as one outline, moved, so that the tabular zero gets an outline of its own.
 * @param font uncompressed, with one axis, `wght`, whose default is its lightest weight
 * @param boldest weight of the axis
 * @throws {Error} when the font is not of that kind
 */
export function plainZeros(font: Buffer, boldest: number): Buffer {
  const opened = openFont(font);
  const axis = opened.variationAxes['wght'];
  if (axis === undefined) throw new Error('The font has no axis of weights.');
  const lightest = axis.default;
  const proportional = opened.layout(digits).glyphs;
  const tabular = opened.layout(digits, { tnum: true }).glyphs;
  const pairs = proportional.map(({ id }, index) => [id, tabular[index]?.id ?? id] as const);
  const [zero, slashed] = pairs[0] ?? [0, 0];
  if (zero === slashed) throw new Error('The font has no tabular zero to keep the slash.');

  const tables: FontTables = readTables(font);
  function replace(glyph: number, redraw: Redraw): void {
    const at = (weight: number) => drawGlyph(opened, weight, glyph, redraw);
    const { light, bold } = reduce(at(lightest), at(boldest));
    replaceOutline(tables, glyph, writeOutline(light.contours));
    replaceVariation(tables, glyph, writeVariation(light, bold));
  }
  replace(slashed, (commands) => commands);
  replace(zero, withoutSlash);
  tables.set('GSUB', writeSubstitutions(pairs));
  return writeTables(tables);
}
