import path from 'node:path';
import { type Environment, InvalidSettings, isDeployed } from '../config/settings.ts';
import { describeFailure, explain, MailNotDelivered } from './errors.ts';
import { createPrintLog } from './log.ts';
import { mailboxOf, readMailSettings } from './mail/transport.ts';
import type { KeptJob } from './queue/job-store.ts';
import { openStores, type Stores } from './stores.ts';

/** What fails of the parts; the others say `ok`, `not used`, or how many messages wait. */
function findProblems(parts: object): string[] {
  const said = Object.values(parts).filter((part) => typeof part === 'string');
  return said.filter((part) => part !== 'ok' && part !== 'not used');
}

/** Asking costs a session with the mail server, so an answer is good for this long. */
const lifetime = 15_000;

/** After a refused login this long: mail servers lock out whoever comes often with a wrong password. */
const refusedLoginLifetime = 600_000;

/** A refusal for good (RFC 5321, 4.2.1: 5yz) that every message meets: of who sends or who gets it. */
const refusedEnvelope = /\b5\d\d (?:MAIL FROM|RCPT TO)/;

function findRefusal(oldest: readonly KeptJob[]): string | undefined {
  const ours = oldest.find(({ job, state }) => state === 'waiting' && mailboxOf(job));
  if (!ours || !refusedEnvelope.test(ours.reason)) return undefined;
  return `The oldest message that waits was refused (${ours.reason}). npm run mail -- --test says what to look at, npm run mail -- send all then sends what waits.`;
}

function describe(error: unknown): string {
  // What stands in a setting is for the log alone.
  if (error instanceof InvalidSettings) {
    const names = error.message.split('\n').map((line) => line.split(':', 1)[0] ?? '');
    return `${names.join(', ')}: cannot be used as it is set`;
  }
  const reason = describeFailure(error);
  return error instanceof MailNotDelivered ? explain('SMTP_URL', reason) : reason;
}

/** How many messages are kept, and since when the oldest of them waits. */
function describeKept(kept: Awaited<ReturnType<typeof readKept>>, environment: Environment) {
  if (!kept) return 'not used';
  // Functions come and go: only what the host's scheduler calls delivers what waits.
  if (isDeployed(environment) && !environment['CRON_SECRET']?.trim()) {
    return 'CRON_SECRET: is not set; what waits is never delivered';
  }
  const [first] = kept.oldest.filter(({ state }) => state === 'waiting');
  const oldest = first && new Date(first.job.created).toISOString();
  return { waiting: kept.counts.waiting, oldest, failed: kept.counts.failed };
}

async function readKept(stores: Stores) {
  const store = await stores.jobs();
  await store?.tryNow();
  return store && { counts: await store.count(), oldest: await store.list() };
}

/** Asks mail server and store how they are; what a part says holds no address, no secret. */
async function check(environment: Environment, stores: Stores) {
  async function checkMail(kept: readonly KeptJob[] = []): Promise<string> {
    const { SMTP_URL: url } = readMailSettings(environment);
    const { tryMailServer } = await import('./mail/smtp.ts');
    if (url) await tryMailServer(url);
    return findRefusal(kept) ?? (url ? 'ok' : 'not used');
  }
  const kept = await readKept(stores).catch(describe);
  const isDown = typeof kept === 'string';
  const mail = await checkMail(isDown ? [] : kept?.oldest).catch(describe);
  const redis = !environment['REDIS_URL']?.trim() ? 'not used' : isDown ? kept : 'ok';
  return { mail, redis, spool: isDown ? kept : describeKept(kept, environment) };
}

/** Makes what tells a monitor, or a container, in JSON whether messages can be sent: 200 or 503. */
export function createHealthCheck(
  environment: Environment,
  version: string,
): (request: Request) => Promise<Response> {
  const stores = openStores(environment, createPrintLog('health', environment));
  let last: ReturnType<typeof check> | undefined;
  let until = 0;
  return async ({ method }) => {
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
    }
    const now = performance.now();
    if (!last || now >= until) {
      last = check(environment, stores);
      until = now + lifetime;
      if (/\bEAUTH 5/.test((await last).mail)) until = now + refusedLoginLifetime;
    }
    const parts = await last;
    const isFailing = findProblems(parts).length > 0;
    const health = { status: isFailing ? 'failing' : 'ok', version, ...parts };
    return Response.json(health, { status: isFailing ? 503 : 200, headers });
  };
}

/** What fails of mail, for whoever starts the site; asking may take some seconds. */
export async function findMailProblems(environment: Environment): Promise<readonly string[]> {
  const stores = openStores(environment, () => undefined);
  const parts = await check(environment, stores);
  await stores.close();
  const isKept = typeof parts.spool !== 'string';
  const becomes = isKept
    ? 'Mail cannot be sent now, messages are kept and tried again'
    : parts.mail === 'ok'
      ? 'Messages cannot be kept, each is sent at once or its sender told'
      : 'Pages are served, but messages cannot be sent or kept';
  const folder = path.resolve(environment['MAIL_OUTBOX']?.trim() || '.outbox');
  const user = `${process.getuid?.() ?? ''}:${process.getgid?.() ?? ''}`;
  // What `/health` does not show everybody.
  const advice = ` The folder is ${folder}, or what is mounted there; let the user of this process write to it: chown -R ${user} ${folder}`;
  return [...new Set(findProblems(parts))].map((reason) => {
    const problem = `${becomes}: ${reason}. /health says when that is over.`;
    return reason.startsWith('MAIL_OUTBOX: ') ? `${problem}${advice}` : problem;
  });
}
