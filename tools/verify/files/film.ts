import type { Ask } from '../answers/ask.ts';
import { readBody } from '../answers/ask.ts';
import { findWrongStatus } from '../answers/status.ts';
import type { Fault } from '../tell.ts';

/** In bytes: enough for what a film begins with. */
const partLength = 1000;

/** A file of a film has a handful of boxes; more are a loop. */
const mostBoxes = 100;

/** The headers that ask for a part of a file. */
export function partFrom(start: number): RequestInit {
  return { headers: { range: `bytes=${start}-${start + partLength - 1}` } };
}

const readRange = ({ headers }: Response) =>
  /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');

/** Browsers of Apple play no film that comes whole when they ask for a part of it. */
export function findWrongPart(response: Response): readonly Fault[] {
  if (response.status === 200) return ['answers 200, not 206, when a part is asked for'];
  const isPart = readRange(response) !== null;
  const range = response.headers.get('content-range') ?? 'none';
  return [
    ...findWrongStatus(response, 206),
    ...(response.status === 206 && !isPart
      ? [`does not say which part it is (content-range: ${range})`]
      : []),
  ];
}

/**
 * Where the box ends that begins a part of an MP4, in bytes from there; nothing for the last one
 * that says no length (ISO/IEC 14496-12, 4.2).
 */
function readBoxLength(part: Buffer): number | undefined {
  const length = part.length < 8 ? 0 : part.readUInt32BE(0);
  if (length === 1 && part.length >= 16) return Number(part.readBigUInt64BE(8));
  return length < 8 ? undefined : length;
}

/**
 * Whether an MP4 is as long as its boxes say.
 * @param response to a request for its first part
 * @param first that part
 */
export async function findCutFilm(
  ask: Ask,
  path: string,
  response: Response,
  first: Buffer,
): Promise<readonly Fault[]> {
  const total = Number(readRange(response)?.[1]);
  let [part, end] = [first, 0];
  for (let boxes = 0; boxes < mostBoxes && end < total; boxes += 1) {
    if (boxes > 0) part = await readBody(await ask(path, partFrom(end)));
    const length = readBoxLength(part);
    if (length === undefined) return [];
    end += length;
  }
  return end <= total ? [] : [{ fault: 'is cut', example: `${total} of ${end} bytes` }];
}
