/**
 * Lists the mail that waits or failed, shows one message, sends it again, or takes it back:
 *
 *   npm run mail
 *   npm run mail -- page 2
 *   npm run mail -- show REFERENCE
 *   npm run mail -- send REFERENCE
 *   npm run mail -- send all
 *   npm run mail -- withdraw REFERENCE
 *   npm run mail -- --test
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings, readSettings, type Environment } from '../../src/config/settings.ts';
import { site } from '../../src/config/site.ts';
import {
  describeFailure,
  explain,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
  UnusableSetting,
} from '../../src/contact/errors.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { createTransport, readMailSettings } from '../../src/contact/mail/transport.ts';
import { referenceOf } from '../../src/contact/notices.ts';
import { pageSize, type JobStore, type KeptJob } from '../../src/contact/queue/job-store.ts';
import { openQueue, openStores, type Stores } from '../../src/contact/stores.ts';
import { findMisspeltSettings, findSettingProblems } from '../../src/hosting/settings-report.ts';

const usage =
  'Write npm run mail, npm run mail -- page 2, and so on, or after npm run mail -- one of show REFERENCE, send REFERENCE, send all, withdraw REFERENCE, --test.';

/** What was asked for was not done, or not all of it; the message says why. */
export class NotDone extends Error {
  override name = 'NotDone';
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function describeJob({ job, state, attempts, due, reason, unknowns }: KeptJob): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [
    `  ${job.id}  ${job.event}, taken on ${timeOf(job.created)}, ${tries}`,
    ...(state === 'failed' ? [] : [`next after ${timeOf(due)}`]),
    ...(unknowns > 0 ? ['may have arrived'] : []),
    ...(job.isRobotLike ? ['looks automated'] : []),
    ...(reason === '' ? [] : [reason]),
  ].join(', ');
}

/** A page of what is kept, for somebody who looks after it: references and times (UTC), nothing personal. */
async function describeMail(store: JobStore, page: number): Promise<string> {
  const { waiting, failed } = await store.count();
  const kept = await store.list((page - 1) * pageSize);
  const rest = waiting + failed - page * pageSize;
  const listed = (state: KeptJob['state']) => kept.filter((one) => one.state === state);
  return [
    `Waiting: ${waiting}`,
    ...listed('waiting').map(describeJob),
    `Failed: ${failed}`,
    ...listed('failed').map(describeJob),
    ...(rest > 0 ? [`${rest} more: npm run mail -- page ${page + 1}`] : []),
  ].join('\n');
}

/** All that is kept, page by page. */
export async function listAll(store: JobStore): Promise<readonly KeptJob[]> {
  const { waiting, failed } = await store.count();
  const kept: KeptJob[] = [];
  for (let from = 0; from < waiting + failed; from += pageSize) {
    kept.push(...(await store.list(from)));
  }
  return kept;
}

/** Whether a reference, whole or as its sender has it, is that of a message. */
function isMeant(id: string, reference: string): boolean {
  return id === reference || referenceOf(id) === reference.toUpperCase();
}

/** What is kept under a reference, or `all`; throws `NotDone` when that is nothing. */
async function choose(store: JobStore, reference: string): Promise<readonly KeptJob[]> {
  const kept = await listAll(store);
  if (reference === 'all') return kept;
  const chosen = kept.filter(({ job: { id } }) => isMeant(id, reference));
  if (chosen.length === 0) throw new NotDone(`Nothing is kept under ${reference}.`);
  return chosen;
}

/**
 * Sends messages now, those that failed included, and whatever else is due. What may have arrived
 * goes with its mark. What another process is sending at this moment is left to it, and `NotDone`.
 */
async function sendAgain(
  environment: Environment,
  stores: Stores,
  store: JobStore,
  reference: string,
): Promise<string> {
  readMailSettings(environment);
  const chosen = await choose(store, reference);
  if (chosen.length === 0) return 'Nothing is kept.';
  for (const { job } of chosen) await store.makeDue(job.name);
  const givenUp = new Set<string | undefined>();
  const print = createPrintLog('mail');
  const queue = openQueue(
    environment,
    (entry) => {
      if (entry.outcome === 'given-up') givenUp.add(entry.id);
      print(entry);
    },
    stores,
  );
  await queue.run(() => true);
  const names = new Set(chosen.map(({ job }) => job.name));
  const left = (await listAll(store)).filter(({ job }) => names.has(job.name));
  // Of what is of use for a time nothing is kept once it is given up.
  for (const { job } of left) givenUp.delete(job.id);
  const lost = chosen.filter(({ job }) => givenUp.has(job.id)).length;
  const sent = chosen.length - left.length - lost;
  const forgotten = lost > 0 ? `; ${lost} given up, as too late` : '';
  const summary = `${sent} of ${chosen.length} sent; ${left.length} still kept${forgotten}.`;
  if (sent < chosen.length) throw new NotDone(summary);
  return summary;
}

/** Takes messages back that wait or failed, for good. */
async function withdraw(store: JobStore, reference: string): Promise<string> {
  const chosen = await choose(store, reference);
  for (const { job } of chosen) await store.withdraw(job.name);
  return `${chosen.length} taken back.`;
}

/** One message to read: one that is kept, or the file of one that was written to the outbox. */
async function show(store: JobStore, reference: string, outbox: string): Promise<string> {
  const files = existsSync(outbox)
    ? readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    : [];
  const file = files.find((name) => isMeant(name.replace(/^.*Z-|\.eml$/g, ''), reference));
  if (file) return readFileSync(path.join(outbox, file), 'utf8');
  const [{ job }] = (await choose(store, reference)) as [KeptJob];
  if ('json' in job.content) return job.content.json;
  const { subject, text, replyTo = { name: '', address: '' } } = job.content;
  return `To: ${job.recipient}\nReply-To: ${replyTo.name} <${replyTo.address}>\nSubject: ${subject}\n\n${text}`;
}

/** Sends one message to CONTACT_TO past the queue, so that what is wrong is said at once. */
async function sendTest(environment: Environment): Promise<string> {
  const { CONTACT_TO: recipient, SMTP_URL: smtpUrl } = readMailSettings(environment);
  const job = {
    name: 'test',
    id: randomUUID(),
    event: 'test',
    recipient: 'CONTACT_TO',
    content: {
      subject: `${site.name} website: test message`,
      text: `This is a test of the contact form of the ${site.name} website. Nobody wrote it.\n`,
    },
    created: Date.now(),
    isRobotLike: false,
  };
  try {
    const file = await createTransport(environment)(job, () => Promise.resolve());
    if (file) return `Written to ${file}, because SMTP_URL is not set.`;
  } catch (error) {
    const reason = explain('SMTP_URL', describeFailure(error));
    if (error instanceof MailNotDelivered) throw new NotDone(reason);
    if (error instanceof OutcomeUnknown) {
      throw new NotDone(
        `${reason}. The mail server got the message and did not say whether it took it: look into the mailbox of ${recipient} before the next try.`,
      );
    }
    throw error;
  }
  return `${new URL(smtpUrl).host} took a test message for ${recipient}. Look into that mailbox, and into its spam.`;
}

const readOutbox = (environment: Environment) =>
  path.resolve(readSettings(environment, ['MAIL_OUTBOX']).MAIL_OUTBOX);

/** Where mail is kept; `NotDone` without that folder, as an empty list would pass for good news. */
function nameLocation(environment: Environment): string {
  const { REDIS_URL: redisUrl } = readSettings(environment, ['REDIS_URL']);
  // Only the host: the address may carry a password.
  if (redisUrl) return `In Redis at ${new URL(redisUrl).host}:`;
  const outbox = readOutbox(environment);
  if (environment['MAIL_OUTBOX']?.trim() && !existsSync(outbox)) {
    throw new NotDone(
      `MAIL_OUTBOX: ${outbox}: There is no such folder. Look at how it is written; the site makes it when it starts.`,
    );
  }
  return `In ${outbox}:`;
}

/**
 * Does what the words of the command line ask for, and gives what to print.
 * @throws {NotDone | InvalidSettings | UnusableSetting}
 */
export async function runMail(environment: Environment, words: readonly string[]): Promise<string> {
  // npm keeps an option for itself that stands before two dashes.
  if (environment['npm_config_test'] !== undefined || words.join(' ') === '--test') {
    const problems = findSettingProblems(environment);
    if (problems.length > 0) throw new InvalidSettings(problems.join('\n'));
    return [...findMisspeltSettings(environment), await sendTest(environment)].join('\n');
  }
  const [command, reference = '', ...others] = words;
  const isKnown = /^(?:page [1-9]\d*|(?:show|send|withdraw) .+)$/.test(`${command} ${reference}`);
  if (command !== undefined && !(isKnown && others.length === 0)) {
    throw new NotDone(`npm run mail cannot do “${words.join(' ')}”. ${usage}`);
  }
  const location = nameLocation(environment);
  const stores = openStores(environment, createPrintLog('mail'));
  try {
    const store = await stores.jobs();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    if (command === 'show') return await show(store, reference, readOutbox(environment));
    const result =
      command === 'send'
        ? await sendAgain(environment, stores, store, reference)
        : command === 'withdraw'
          ? await withdraw(store, reference)
          : await describeMail(store, Number(reference || 1));
    return `${location}\n${result}`;
  } catch (error) {
    const isOurs = error instanceof StoreUnavailable || error instanceof NotDone;
    throw isOurs ? new NotDone(`${location}\n${error.message}`) : error;
  } finally {
    await stores.close();
  }
}

if (import.meta.main) {
  try {
    // As the server does: both mean the same folder and the same .env, wherever they are called.
    process.chdir(path.resolve(import.meta.dirname, '../..'));
    loadDotEnv();
    console.log(await runMail(process.env, process.argv.slice(2)));
  } catch (error) {
    const expected = [InvalidSettings, NotDone, UnusableSetting];
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
