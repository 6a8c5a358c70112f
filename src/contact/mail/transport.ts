import { rmSync } from 'node:fs';
import path from 'node:path';
import { isDeployed, readSettings, type Environment } from '../../config/settings.ts';
import { describeFailure, explainOutage, StoreUnavailable, UnusableSetting } from '../errors.ts';
import type { Job } from '../queue/job-store.ts';
import { writeWhole } from '../queue/private-folder.ts';
import { buildMail, markContent, type Mail, type Mark } from './compose.ts';
import { deliverBySmtp, type SmtpTimeouts } from './smtp.ts';
import { callWebhook } from './webhook.ts';

/**
 * Delivers one job, once.
 * @param mayBeCopy whether an earlier attempt may have arrived, which the e-mail then says
 * @param onHandOver called before the content leaves; when it fails the content does not
 * @returns the file, if it went to one
 * @throws {MailNotDelivered | OutcomeUnknown | UnusableSetting}
 */
export type Transport = (
  job: Job,
  mayBeCopy: boolean,
  onHandOver: () => Promise<void>,
) => Promise<string | undefined>;

/** Our own mailboxes, which a job names by their settings. */
const mailboxes = ['CONTACT_TO', 'NEWSLETTER_TO'] as const;

/** Whether a job is an e-mail to us: the address of a stranger may be one that nobody has. */
export function goesToMailbox({ recipient }: Job): boolean {
  return mailboxes.some((name) => name === recipient);
}

/**
 * Reads the settings of every delivery. A job is not taken on while they cannot work.
 * @throws {InvalidSettings | UnusableSetting}
 */
export function readTransportSettings(environment: Environment) {
  const settings = readSettings(environment, [
    'SMTP_URL',
    'CONTACT_FROM',
    'MAIL_IDEMPOTENCY_HEADER',
    'MAIL_OUTBOX',
    'REDIS_URL',
    ...mailboxes,
  ]);
  if (!settings.SMTP_URL && isDeployed(environment)) {
    throw new UnusableSetting('SMTP_URL: missing on the deployed host');
  }
  if (!settings.SMTP_URL && settings.REDIS_URL) {
    // This machine would take the e-mails of all instances into its own folder.
    throw new UnusableSetting('SMTP_URL: missing, though REDIS_URL is set');
  }
  return settings;
}

/**
 * Writes a message as an `.eml` file, which mail programs open, for this user alone. The same
 * message always gets the same name, so that a second delivery changes nothing.
 * @param folder MAIL_OUTBOX; created when missing
 * @param created milliseconds since 1970, for the file's name
 */
function deliverToFolder(folder: string, mail: Mail, created: number): string {
  const time = new Date(created)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.resolve(folder, `${time}-${mail.id}.eml`);
  try {
    writeWhole(file, mail.content);
  } catch (error) {
    throw new UnusableSetting(explainOutage('MAIL_OUTBOX', describeFailure(error)));
  }
  return file;
}

/**
 * Tries whether an e-mail could be written to the outbox, by a file that goes again.
 * @param folder MAIL_OUTBOX; created when missing
 * @throws {StoreUnavailable} when it could not
 */
export function tryOutbox(folder: string): void {
  const trial = path.resolve(folder, '.trial');
  try {
    writeWhole(trial, Buffer.from('x'));
    rmSync(trial, { force: true });
  } catch (error) {
    throw new StoreUnavailable(explainOutage('MAIL_OUTBOX', describeFailure(error)));
  }
}

/**
 * Delivers by the mail server of the settings or, without one, to the outbox. On the deployed
 * host there is no outbox: its files are nobody's and soon gone.
 * @param environment usually `process.env`; read again for each job
 */
export function createTransport(environment: Environment, timeouts?: SmtpTimeouts): Transport {
  return async (job, mayBeCopy, onHandOver) => {
    const { id, created, content, isRobotLike, recipient } = job;
    if ('json' in content) {
      await callWebhook(environment, recipient, id, content);
      return undefined;
    }
    const settings = readTransportSettings(environment);
    const { MAIL_IDEMPOTENCY_HEADER: header } = settings;
    const mailbox = mailboxes.find((name) => name === recipient);
    const marks: Mark[] = [
      ...(isRobotLike ? ['looks automated' as const] : []),
      // A provider that knows the header delivers the same bytes once.
      ...(mayBeCopy && !header ? ['possible copy' as const] : []),
    ];
    const headers = [...content.headers, ...(header ? [`${header}: ${id}`] : [])];
    const marked = markContent({ ...content, headers }, marks, mailbox !== undefined);
    const mail = await buildMail(marked, {
      id,
      date: new Date(created),
      from: settings.CONTACT_FROM,
      to: mailbox ? settings[mailbox] : recipient,
    });
    if (!settings.SMTP_URL) return deliverToFolder(settings.MAIL_OUTBOX, mail, created);
    await deliverBySmtp(settings.SMTP_URL, mail, onHandOver, timeouts);
    return undefined;
  };
}
