import { writeCount } from '../../messages/fill.ts';
import { Refusal } from './outcome.ts';

/**
 * The largest body taken, in bytes. Every field at its limit, written in characters that take
 * twelve bytes each in JSON or in a form post, stays below it.
 */
export const bodyLimit = 64 * 1024;

function refuseSize(limit: number): never {
  throw new Refusal(
    'too_large',
    `The message is too long: send at most ${writeCount(limit)} bytes.`,
  );
}

/**
 * Reads the body, and no more of it than the limit: what `content-length` says is not trusted.
 * @param limit in bytes
 * @throws {Refusal} too_large as soon as the body is known to be too large; aborted when it ends early
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) refuseSize(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) refuseSize(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    // A stream that breaks was broken off by whoever sent it.
    throw error instanceof Refusal ? error : new Refusal('aborted');
  }
  return new Uint8Array(Buffer.concat(chunks));
}
