import { setTimeout as wait } from 'node:timers/promises';
import { llmsFiles } from '../../../src/config/routes.ts';
import { refuseStandIn } from './stand-in.ts';

/**
 * Asks the site that is verified, without following redirects.
 * @throws where something in front of the site answers in its place
 */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface AskOptions {
  /** Of a protected preview; told to the site alone, and to no other host. */
  readonly authorization?: string | undefined;
  /** In milliseconds. */
  readonly longestWait?: number | undefined;
}

const usualWait = 20_000;

/** Limits count a minute; what asks for more seconds has stopped answering. */
const longestLimit = 61;

/** Whoever is refused after so many waits is refused for good. */
const mostWaits = 2;

/**
 * Whoever verifies twice in a minute, or asks for more than a host likes, meets a limit, and is
 * answered when it is over.
 * @param origin such as https://www.example.com
 */
export function createAsk(origin: string, options: AskOptions = {}): Ask {
  const { authorization, longestWait = usualWait } = options;
  let waitsInVain = 0;
  return async (path, init) => {
    // Joined, not resolved: a path with two slashes at its beginning would be another host.
    const address = new URL(path.startsWith('/') ? origin + path : path);
    const headers = new Headers(init?.headers);
    if (authorization && address.origin === origin) headers.set('authorization', authorization);
    // Packed, a text of this size ends the whole process where its connection is closed at once
    // (https://github.com/nodejs/undici/issues/5360).
    if (address.pathname === llmsFiles.full) headers.set('accept-encoding', 'identity');
    const send = async () => {
      const signal = AbortSignal.timeout(longestWait);
      const response = await fetch(address, { redirect: 'manual', signal, ...init, headers });
      // What others answer is theirs.
      if (address.origin === origin) await refuseStandIn(response);
      return response;
    };
    const first = await send();
    const seconds = Number(first.headers.get('retry-after') ?? NaN);
    const isOver = waitsInVain === mostWaits;
    if (first.status !== 429 || isOver || !(seconds <= longestLimit)) return first;
    await first.body?.cancel();
    await wait(seconds * 1000);
    const second = await send();
    waitsInVain = second.status === 429 ? waitsInVain + 1 : 0;
    return second;
  };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** An answer that began, and whose connection ended before it did. */
class BrokenOff extends Error {}

/**
 * The whole of an answer.
 * @throws with words for one that is not packed as it says
 */
export async function readBody(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const encoding = response.headers.get('content-encoding');
    if (encoding && /^(?:Z_|ZSTD_|ERR_)/.test(codeOf(error)))
      throw new Error(`says ${encoding} and is not`);
    if (codeOf(error).startsWith('UND_ERR_SOCKET'))
      throw new BrokenOff('breaks off: the connection ended before the answer');
    throw error;
  }
}

export function isTimeout(error: unknown): boolean {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate || codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT';
}

function isReset(error: unknown): boolean {
  return error instanceof BrokenOff || /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(codeOf(error));
}

/**
 * Does once more what met a connection that was reset: that happens to every site at times, and is
 * no fault unless it happens twice.
 */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isReset(error)) throw error;
    return work();
  }
}

/** What Node says of a certificate whose authority it does not know. */
const unknownAuthority =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/;

const resets = 'resets the connection, and again when it is asked once more';

/** What Node has no words for that help. */
const reasons: Readonly<Record<string, string>> = {
  ECONNRESET: `${resets} (ECONNRESET)`,
  EPIPE: `${resets} (EPIPE)`,
  UND_ERR_SOCKET: 'ends the connection without an answer, and again when it is asked once more',
  ECONNREFUSED: 'nobody answers there (ECONNREFUSED)',
  ENOTFOUND: 'there is no host of this name (ENOTFOUND)',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS there; verify it with http://',
};

/** Why there is no answer: `fetch` says only that it failed, and its cause the rest. */
export function describeFailure(
  error: unknown,
  { longestWait = usualWait }: AskOptions = {},
): string {
  if (isTimeout(error)) return `no answer within ${longestWait / 1000} s`;
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const code = codeOf(error);
  const reason = reasons[code];
  if (reason !== undefined) return reason;
  if (!(cause instanceof Error)) return message;
  const advice = unknownAuthority.test(code)
    ? '; if that authority is yours, name its certificate in NODE_EXTRA_CA_CERTS'
    : '';
  return `${message}: ${cause.message || cause.name}${advice}`;
}
