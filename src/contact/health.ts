import path from 'node:path';
import { type Environment, InvalidSettings, isDeployed, readSettings } from '../config/settings.ts';
import { describeFailure, MailNotDelivered } from './errors.ts';
import { createPrintLog } from './log.ts';
import { closeStores, openStores } from './mail-service.ts';
import { explainRefusal } from './mail/explain-refusal.ts';
import { tryMailServer } from './mail/smtp.ts';
import { goesToMailbox, readTransportSettings, tryOutbox } from './mail/transport.ts';
import type { KeptJob, Survey } from './queue/job-store.ts';

/** What one part says of itself: `ok`, `not used`, or what fails, with no address and no secret. */
type Part = string;

export interface Health {
  readonly status: 'ok' | 'failing';
  /** Of the code that answers: a commit on the host, else the version of the package. */
  readonly version: string;
  /** The mail server, or without one the outbox when it fails. */
  readonly mail: Part;
  readonly redis: Part;
  /** How many messages wait, since when the oldest does, and how many were given up. */
  readonly spool: Part | Spool;
}

interface Spool {
  readonly waiting: number;
  readonly oldest?: string;
  readonly failed: number;
}

/** Asking costs a session with the mail server, so an answer is good for this long. */
const lifetime = 15_000;

/** Of logins this long: mail servers count them, and lock out whoever comes with a wrong password. */
const loginLifetime = 600_000;

/**
 * A refusal for good (RFC 5321, 4.2.1: 5yz) of who sends or who gets a message, which every message
 * meets. One of its content may concern this message alone, one for now passes.
 */
const refusedEnvelope = /\b5\d\d (?:MAIL FROM|RCPT TO)/;

/**
 * What a mail server that lets us in refuses all the same, such as the sender.
 * @param waiting the longest waiting first
 */
function findRefusal(waiting: readonly KeptJob[]): string | undefined {
  const { reason = '' } = waiting.find(({ job }) => goesToMailbox(job)) ?? {};
  if (!refusedEnvelope.test(reason)) return undefined;
  return `The oldest message that waits was refused (${reason}). npm run mail -- --test says what to look at, npm run mail -- send all then sends what waits.`;
}

function describe(error: unknown, smtpUrl?: string): string {
  if (error instanceof MailNotDelivered) return explainRefusal(error, smtpUrl);
  return describeFailure(error);
}

async function describePart<Result>(work: () => Promise<Result>): Promise<Result | Part> {
  try {
    return await work();
  } catch (error) {
    // What stands in a setting is for the log alone.
    if (error instanceof InvalidSettings) {
      const names = error.message.split('\n').map((line) => line.split(':', 1)[0] ?? '');
      return `${names.join(', ')}: cannot be used as it is set`;
    }
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
  const stores = openStores(environment, createPrintLog('health', environment));

  async function surveyKept(): Promise<Survey | undefined> {
    const store = await stores.jobs();
    await store?.tryNow();
    return store?.survey();
  }

  let login: { readonly at: number; readonly refusal?: MailNotDelivered } | undefined;
  async function tryServer(smtpUrl: string): Promise<void> {
    const now = performance.now();
    const known = login && now - login.at < loginLifetime ? login : undefined;
    if (known?.refusal) throw known.refusal;
    try {
      await tryMailServer(smtpUrl, !known);
      login = known ?? { at: now };
    } catch (error) {
      if (error instanceof MailNotDelivered && /\bEAUTH 5/.test(error.message)) {
        login = { at: now, refusal: error };
      }
      throw error;
    }
  }

  async function ask(): Promise<Health> {
    const survey = surveyKept();
    const [mail, redis, spool] = await Promise.all([
      describePart(async () => {
        const { SMTP_URL: url, MAIL_OUTBOX: outbox } = readTransportSettings(environment);
        if (url) await tryServer(url);
        else tryOutbox(outbox);
        const kept = await survey.catch(() => undefined);
        return findRefusal(kept?.first ?? []) ?? (url ? 'ok' : 'not used');
      }),
      describePart(async () => {
        if (!readSettings(environment, ['REDIS_URL']).REDIS_URL) return 'not used';
        await (await stores.jobs())?.tryNow();
        return 'ok';
      }),
      describePart(async () => {
        const kept = await survey;
        if (!kept) return 'not used';
        // Functions come and go: only what the host's scheduler calls delivers what waits.
        const { CRON_SECRET: secret } = readSettings(environment, ['CRON_SECRET']);
        if (isDeployed(environment) && !secret) {
          return 'CRON_SECRET: is not set; what waits is never delivered';
        }
        const { waiting, failed, first } = kept;
        const [oldest] = first.map(({ job }) => new Date(job.created).toISOString());
        return { waiting, ...(oldest !== undefined && { oldest }), failed };
      }),
    ]);
    const isFine = [mail, redis, spool].every(
      (part) => typeof part === 'object' || part === 'ok' || part === 'not used',
    );
    return { status: isFine ? 'ok' : 'failing', version, mail, redis, spool };
  }

  let last: { readonly health: Promise<Health>; until: number } | undefined;
  return async ({ method }) => {
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
    }
    if (!last || performance.now() > last.until) last = { health: ask(), until: Infinity };
    const current = last;
    const health = await current.health;
    current.until = Math.min(current.until, performance.now() + lifetime);
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers });
  };
}

/** What `/health` does not tell everybody: the folder, the user, and how that may write there. */
function nameOutbox(outbox: string, reason: string): string {
  const folder = path.resolve(outbox);
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  if (user === undefined || group === undefined) return ` The folder is ${folder}.`;
  const told = ` The folder is ${folder}, the user of this process ${user}.`;
  if (!/\((?:EACCES|EPERM)\)/.test(reason)) return told;
  return `${told} Write chown -R ${user}:${group} ${folder}, or in place of it the folder that is mounted there.`;
}

/**
 * Tries once what each message needs: the place where it waits and, without a mail server, the
 * outbox.
 * @param environment usually `process.env`
 * @returns the sentences for whoever starts the site; none when all is well
 */
export async function findUnusablePlaces(environment: Environment): Promise<readonly string[]> {
  const stores = openStores(environment, () => undefined);
  try {
    await (await stores.jobs())?.tryNow();
    const { SMTP_URL: smtpUrl, MAIL_OUTBOX: outbox } = readTransportSettings(environment);
    if (!smtpUrl) tryOutbox(outbox);
    return [];
  } catch (error) {
    const reason = describe(error);
    const place = reason.startsWith('MAIL_OUTBOX: ')
      ? nameOutbox(readSettings(environment, ['MAIL_OUTBOX']).MAIL_OUTBOX, reason)
      : '';
    return [
      `Pages are served, but messages cannot be kept: ${reason}. /health says when they can.${place}`,
    ];
  } finally {
    await closeStores(stores);
  }
}

/**
 * Tries once whether the mail server would let a message begin, which may take some seconds.
 * @param environment usually `process.env`
 * @returns the sentences for whoever starts the site; none when all is well or there is none
 */
export async function findUnusableMailServer(environment: Environment): Promise<readonly string[]> {
  let smtpUrl: string | undefined;
  try {
    smtpUrl = readSettings(environment, ['SMTP_URL']).SMTP_URL;
    if (smtpUrl) await tryMailServer(smtpUrl);
    return [];
  } catch (error) {
    const reason = describe(error, smtpUrl).replace(/\.?$/, '.');
    return [
      `Pages are served, but messages cannot be delivered: ${reason} /health says when they can.`,
    ];
  }
}
