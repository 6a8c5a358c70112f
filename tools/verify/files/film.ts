import { type Ask, readBody } from '../answers/ask.ts';
import { findWrongStatus } from '../answers/status.ts';
import { addTo, type Fault } from '../tell.ts';

/** In bytes: enough for what a film begins with. */
const partLength = 1000;

/** A file of a film has a handful of boxes; more are a loop. */
const mostBoxes = 100;

/** The headers that ask for a part of a file. */
export function partFrom(start: number): RequestInit {
  return { headers: { range: `bytes=${start}-${start + partLength - 1}` } };
}

const readRange = ({ headers }: Response) =>
  /^bytes \d+-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '');

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

/** Whether the middle of a film is what the whole has there: whoever seeks is sent to it. */
export async function findOtherPart(ask: Ask, path: string, whole: Buffer) {
  const start = Math.floor(whole.length / 2);
  const response = await ask(path, partFrom(start));
  const part = await readBody(response);
  const wrong = findWrongPart(response).map((fault) => addTo(fault, ' further on'));
  if (wrong.length > 0) return wrong;
  const isSame = part.equals(whole.subarray(start, start + partLength));
  return isSame ? [] : ['answers another part than the one that is asked for'];
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
 * A length in an EBML file and the bytes that it takes; nothing where it is left open (RFC 8794, 4).
 */
function readVint(part: Buffer, at: number): { readonly value: number; readonly bytes: number } {
  const bytes = Math.clz32(part[at] ?? 0) - 23;
  // The first one in a byte tells how many there are, and is no part of the number: with it, a long
  // one would be more than numbers hold.
  const [head = 0, ...rest] = part.subarray(at, at + bytes);
  const value = rest.reduce((sum, byte) => sum * 256 + byte, head - 2 ** (8 - bytes));
  return { value, bytes };
}

/** Where a WebM ends, by its beginning: after a header comes one segment with all the rest. */
function readSegmentEnd(first: Buffer): number | undefined {
  const idBytes = 4;
  const header = readVint(first, idBytes);
  const segment = idBytes + header.bytes + header.value;
  if (!first.subarray(segment, segment + idBytes).equals(Buffer.from('18538067', 'hex'))) {
    return undefined;
  }
  const { value, bytes } = readVint(first, segment + idBytes);
  // A segment whose length is not known says so by ones.
  return value === 2 ** (7 * bytes) - 1 ? undefined : segment + idBytes + bytes + value;
}

/** Where an MP4 ends, by the lengths of its boxes, of which each is asked for; or what is wrong. */
async function readLastBox(
  ask: Ask,
  path: string,
  first: Buffer,
  total: number,
): Promise<number | readonly Fault[] | undefined> {
  let [part, end] = [first, 0];
  for (let boxes = 0; boxes < mostBoxes && end < total; boxes += 1) {
    if (boxes > 0) {
      const response = await ask(path, partFrom(end));
      part = await readBody(response);
      const wrong = findWrongPart(response).map((fault) => addTo(fault, ' further on'));
      if (wrong.length > 0) return wrong;
      if (part.subarray(0, 8).equals(first.subarray(0, 8))) {
        return ['answers its beginning whatever part is asked for'];
      }
    }
    const length = readBoxLength(part);
    if (length === undefined) return undefined;
    end += length;
  }
  return end;
}

/**
 * Whether a film is as long as it says.
 * @param response to a request for its first part
 * @param first that part
 * @param ending of its name
 */
export async function findCutFilm(
  ask: Ask,
  path: string,
  response: Response,
  { first, ending }: { readonly first: Buffer; readonly ending: string },
): Promise<readonly Fault[]> {
  const total = Number(readRange(response)?.[1]);
  // How long the whole is need not be said (RFC 9110, 14.4).
  if (Number.isNaN(total)) return [];
  const isMp4 = ending === 'mp4';
  const end = isMp4 ? await readLastBox(ask, path, first, total) : readSegmentEnd(first);
  if (typeof end === 'object') return end;
  return end === undefined || end <= total
    ? []
    : [{ fault: 'is cut', example: `${total} of ${end} bytes` }];
}
