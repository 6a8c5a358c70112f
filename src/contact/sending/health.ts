import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { readSettings, type Environment } from '../../config/settings.ts';
import { createPrintLog } from './log.ts';
import { openKeeping } from './mail-service.ts';
import { parseSmtpUrl } from './smtp/smtp-delivery.ts';
import { describeFailure, withinTime } from './store/guard.ts';
import { timeLimits } from './time-limits.ts';
import { readTransportSettings, tryOutbox } from './transport.ts';

/** What one part says of itself: `ok`, `not used`, or what fails, in codes without secrets. */
type Part = string;

export interface Health {
  readonly status: 'ok' | 'failing';
  /** Of the code that answers: a commit on the host, else the version of the package. */
  readonly version: string;
  /** The mail server, or without one the outbox when it fails. */
  readonly mail: Part;
  readonly redis: Part;
  /** Where letters wait, with how many do and how many were given up. */
  readonly spool: Part | { readonly waiting: number; readonly failed: number };
}

/** Asking costs a connection to the mail server, so an answer is good for this long. */
const lifetime = 15_000;

/** A mail server says 220 before it is spoken to (RFC 5321, 4.3.1). */
async function greet(smtpUrl: string): Promise<void> {
  const { host, port, isTls } = parseSmtpUrl(smtpUrl);
  const socket = isTls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
  try {
    const [words] = (await withinTime(once(socket, 'data'), timeLimits.smtpConnection)) as [Buffer];
    if (!words.toString('latin1').startsWith('220')) {
      throw Object.assign(new Error('refused'), { code: 'EGREETING' });
    }
  } finally {
    socket.destroy();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? describeFailure(error) : typeof error;
}

async function describePart<Result>(work: () => Promise<Result>): Promise<Result | Part> {
  try {
    return await work();
  } catch (error) {
    return describe(error);
  }
}

/**
 * Makes what tells whether messages can be sent: for a monitor and for a container.
 * @param environment usually `process.env`
 * @param version of the code
 * @returns a handler of `GET`: JSON, status 200, or 503 when a part fails
 */
export function createHealthCheck(
  environment: Environment,
  version: string,
): (request: Request) => Promise<Response> {
  const keeping = openKeeping(environment, createPrintLog('health', environment));

  async function ask(): Promise<Health> {
    const [mail, redis, spool] = await Promise.all([
      describePart(async () => {
        const { SMTP_URL: url, MAIL_OUTBOX: outbox } = readTransportSettings(environment);
        if (!url) {
          await tryOutbox(outbox);
          return 'not used';
        }
        await greet(url);
        return 'ok';
      }),
      describePart(async () => {
        if (!readSettings(environment, ['REDIS_URL']).REDIS_URL) return 'not used';
        await (await keeping.redis())?.tryNow();
        return 'ok';
      }),
      describePart(async () => {
        const store = await keeping.store();
        if (!store) return 'not used';
        await store.tryNow();
        const letters = await store.list();
        const failed = letters.filter(({ standing }) => standing.state === 'failed').length;
        return { waiting: letters.length - failed, failed };
      }),
    ]);
    const isFine = [mail, redis, spool].every(
      (part) => typeof part === 'object' || part === 'ok' || part === 'not used',
    );
    return { status: isFine ? 'ok' : 'failing', version, mail, redis, spool };
  }

  let last: { readonly asked: number; readonly health: Promise<Health> } | undefined;
  return async ({ method }) => {
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
    }
    const now = performance.now();
    if (!last || now - last.asked > lifetime) last = { asked: now, health: ask() };
    const health = await last.health;
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers });
  };
}

/**
 * Tries once what each message needs: the place where it waits and, without a mail server, the
 * outbox.
 * @param environment usually `process.env`
 * @returns the sentences for whoever starts the site; none when all is well
 */
export async function findUnusablePlaces(environment: Environment): Promise<readonly string[]> {
  const keeping = openKeeping(environment, () => undefined);
  try {
    await (await keeping.store())?.tryNow();
    const { SMTP_URL: smtpUrl, MAIL_OUTBOX: outbox } = readTransportSettings(environment);
    if (!smtpUrl) await tryOutbox(outbox);
    return [];
  } catch (error) {
    return [
      `Pages are served, but messages cannot be kept: ${describe(error)}. /health says when they can.`,
    ];
  } finally {
    const close = keeping.redis().then((redis) => redis?.close());
    await close.catch(() => undefined);
  }
}
