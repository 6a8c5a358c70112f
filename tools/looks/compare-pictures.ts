/** Where two pictures differ, in pixels. A page that became longer has the rest of it further down. */
export interface Region {
  readonly left: number;
  readonly width: number;
  readonly before: Rows;
  readonly after: Rows;
}

interface Rows {
  readonly top: number;
  readonly height: number;
}

/** A picture, a number for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

export interface Comparison {
  /** Pixels that differ, or have no counterpart. */
  readonly changed: number;
  /** Those as a part of the larger picture, from 0 to 1. */
  readonly share: number;
  readonly regions: readonly Region[];
}

/** Rows that are the same between two changes, and part them. */
const gap = 48;

/**
 * What differs between two pictures of the same width, by a hair or more: pictures of a page at
 * rest are the same to the last bit. Of pages of different height the rows at the top and at the
 * bottom that are the same are put aside, so that what only moved is not told as a change.
 * @throws {RangeError} when the pictures are not equally wide
 */
export function comparePixels(before: Pixels, after: Pixels): Comparison {
  const { width } = after;
  if (before.width !== width) throw new RangeError('The pictures are not equally wide.');
  const isMoved = before.height !== after.height;
  const rowsOf = ({ height, colors }: Pixels) => ({
    height,
    row: (y: number) => colors.subarray(y * width, (y + 1) * width),
  });
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const shorter = Math.min(old.height, now.height);
  const countSame = (limit: number, place: (y: number, height: number) => number) => {
    let same = 0;
    while (
      same < limit &&
      isEqual(old.row(place(same, old.height)), now.row(place(same, now.height)))
    )
      same += 1;
    return same;
  };
  const head = isMoved ? countSame(shorter, (y) => y) : 0;
  const foot = isMoved ? countSame(shorter - head, (y, height) => height - 1 - y) : 0;
  const [oldEnd, nowEnd] = [old.height - foot, now.height - foot];

  let changed = 0;
  const regions: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let y = head; y < Math.max(oldEnd, nowEnd); y += 1) {
    const isInBoth = y < oldEnd && y < nowEnd;
    const { count, left, right } = isInBoth
      ? spanOf(old.row(y), now.row(y))
      : { count: width, left: 0, right: width };
    changed += count;
    const last = regions.at(-1);
    if (count > 0 && last && (isMoved || y - last.bottom < gap)) {
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
      last.bottom = y + 1;
    } else if (count > 0) regions.push({ left, right, top: y, bottom: y + 1 });
  }
  const clip = (top: number, bottom: number, end: number): Rows => ({
    top: Math.min(top, end),
    height: Math.max(0, Math.min(bottom, end) - top),
  });
  return {
    changed,
    share: changed / (width * Math.max(old.height, now.height)),
    regions: regions.map(({ left, right, top, bottom }) => ({
      left,
      width: right - left,
      before: clip(top, bottom, oldEnd),
      after: clip(top, bottom, nowEnd),
    })),
  };
}

const bytesOf = (row: Uint32Array) => Buffer.from(row.buffer, row.byteOffset, row.byteLength);

function isEqual(one: Uint32Array, other: Uint32Array): boolean {
  return bytesOf(one).equals(bytesOf(other));
}

/** How many pixels of two rows differ, and from where to where. */
function spanOf(one: Uint32Array, other: Uint32Array) {
  let [count, left, right] = [0, one.length, 0];
  if (isEqual(one, other)) return { count, left, right };
  for (let x = 0; x < one.length; x += 1) {
    if (one[x] === other[x]) continue;
    count += 1;
    left = Math.min(left, x);
    right = x + 1;
  }
  return { count, left, right };
}
