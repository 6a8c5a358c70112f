import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, isDeployed, readSettings } from '../../config/settings.ts';
import { StoreUnavailable, UnusableSetting } from '../errors.ts';
import { explainOutage } from '../queue/store/explain-outage.ts';
import { spoolOf, workshopOf } from '../queue/store/folder-store.ts';
import { describeStoreError, withinTime } from '../queue/store/guard.ts';
import type { Letter } from '../queue/store/mail-store.ts';
import { makePrivateFolder, writeWhole } from '../queue/store/private-files.ts';
import { timeLimits } from '../time-limits.ts';
import { type Mail, type Mark, buildMail, markContent } from './compose.ts';
import { type SmtpTimeouts, deliverBySmtp } from './smtp.ts';
import { callWebhook } from './webhook.ts';

/**
 * Delivers one letter, once.
 * @param mayBeCopy whether an earlier attempt may have arrived, which the e-mail then says
 * @param onHandOver called before the content leaves; when it fails the content does not
 * @returns the file, if it went to one
 * @throws {MailNotDelivered | OutcomeUnknown | UnusableSetting}
 */
export type Transport = (
  letter: Letter,
  mayBeCopy: boolean,
  onHandOver: () => Promise<void>,
) => Promise<string | undefined>;

/** Our own mailboxes, which a letter names by their settings. */
const mailboxes = ['CONTACT_TO', 'NEWSLETTER_TO'] as const;

/** Whether a letter is an e-mail to us: the address of a stranger may be one that nobody has. */
export function goesToMailbox({ recipient }: Letter): boolean {
  return mailboxes.some((name) => name === recipient);
}

/**
 * Reads the settings of every delivery. A letter is not taken on while they cannot work.
 * @throws {InvalidSettings | UnusableSetting}
 */
export function readTransportSettings(environment: Environment) {
  const names = ['SMTP_URL', 'CONTACT_FROM', 'MAIL_OUTBOX', 'REDIS_URL', ...mailboxes] as const;
  const settings = readSettings(environment, names);
  if (!settings.SMTP_URL && isDeployed(environment)) {
    throw new UnusableSetting('SMTP_URL: missing on the deployed host');
  }
  if (!settings.SMTP_URL && settings.REDIS_URL) {
    // This machine would take the letters of all instances into its own folder.
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
async function deliverToFolder(folder: string, mail: Mail, created: number): Promise<string> {
  const time = new Date(created)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.resolve(folder, `${time}-${mail.id}.eml`);
  const workshop = workshopOf(spoolOf(folder));
  async function write(): Promise<void> {
    await makePrivateFolder(workshop);
    await writeWhole(file, mail.content, workshop);
  }
  try {
    await withinTime(write(), timeLimits.folder);
  } catch (error) {
    throw new UnusableSetting(explainOutage('MAIL_OUTBOX', describeStoreError(error)));
  }
  return file;
}

/**
 * Tries whether an e-mail could be written to the outbox, by a file that goes again.
 * @param folder MAIL_OUTBOX; created when missing
 * @throws {StoreUnavailable} when it could not
 */
export async function tryOutbox(folder: string): Promise<void> {
  const trial = path.resolve(folder, '.trial');
  const workshop = workshopOf(spoolOf(folder));
  async function write(): Promise<void> {
    await makePrivateFolder(workshop);
    await writeWhole(trial, '', workshop);
    await rm(trial, { force: true });
  }
  try {
    await withinTime(write(), timeLimits.folder);
  } catch (error) {
    throw new StoreUnavailable(explainOutage('MAIL_OUTBOX', describeStoreError(error)));
  }
}

/**
 * Delivers by the mail server of the settings or, without one, to the outbox. On the deployed
 * host there is no outbox: its files are nobody's and soon gone.
 * @param environment usually `process.env`; read again for each letter
 */
export function createTransport(environment: Environment, timeouts?: SmtpTimeouts): Transport {
  return async (letter, mayBeCopy, onHandOver) => {
    const { id, created, content, isRobotLike } = letter;
    if ('json' in content) {
      await callWebhook(environment, letter.recipient, id, content);
      return undefined;
    }
    const settings = readTransportSettings(environment);
    const mailbox = mailboxes.find((name) => name === letter.recipient);
    const marks: Mark[] = [
      ...(isRobotLike ? ['looks automated' as const] : []),
      ...(mayBeCopy ? ['possible copy' as const] : []),
    ];
    const mail = await buildMail(markContent(content, marks, mailbox !== undefined), {
      id,
      date: new Date(created),
      from: settings.CONTACT_FROM,
      to: mailbox ? settings[mailbox] : letter.recipient,
    });
    if (!settings.SMTP_URL) return deliverToFolder(settings.MAIL_OUTBOX, mail, created);
    await deliverBySmtp(settings.SMTP_URL, mail, onHandOver, timeouts);
    return undefined;
  };
}
