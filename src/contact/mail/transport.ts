import path from 'node:path';
import type { Environment } from '../../config/settings.ts';
import { describeFailure, UnusableSetting } from '../errors.ts';
import { explain } from '../explain.ts';
import { writeWhole } from '../queue/private-folder.ts';
import type { Job } from '../queue/job-store.ts';
import { readMailSettings } from '../settings.ts';
import { buildMail, type Mail } from './compose.ts';
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
 * Writes a message as an `.eml` file, which mail programs open, for this user alone. The same
 * message always gets the same name, so that a second delivery changes nothing.
 * @param folder MAIL_OUTBOX; created when missing
 */
function deliverToFolder(folder: string, mail: Mail, { id, created }: Job): string {
  const time = new Date(created).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(folder, `${time}Z-${id}.eml`);
  try {
    writeWhole(file, mail.content);
  } catch (error) {
    throw new UnusableSetting(explain('MAIL_OUTBOX', describeFailure(error)));
  }
  return file;
}

/**
 * Delivers by the mail server of the settings or, without one, to the outbox.
 * @param environment usually `process.env`
 */
export function createTransport(environment: Environment, timeouts?: SmtpTimeouts): Transport {
  return async (job, mayBeCopy, onHandOver) => {
    const { id, created, content, isRobotLike, recipient } = job;
    if ('json' in content) {
      await callWebhook(environment, recipient, id, content);
      return undefined;
    }
    const settings = readMailSettings(environment);
    const { MAIL_IDEMPOTENCY_HEADER: header } = settings;
    const mailbox = mailboxes.find((name) => name === recipient);
    const marks = [
      ...(isRobotLike ? ['looks automated'] : []),
      // A provider that knows the header delivers the same bytes once.
      ...(mayBeCopy && !header ? ['possible copy'] : []),
    ].join(', ');
    const mail = await buildMail(
      {
        ...content,
        // The subject of a stranger's e-mail is left alone.
        subject: marks && mailbox ? `[${marks}] ${content.subject}` : content.subject,
        headers: [
          ...(content.headers ?? []),
          ...(header ? [`${header}: ${id}`] : []),
          ...(marks ? [`X-Website-Mark: ${marks}`] : []),
        ],
      },
      {
        id,
        date: new Date(created),
        from: settings.CONTACT_FROM,
        to: mailbox ? settings[mailbox] : recipient,
      },
    );
    if (!settings.SMTP_URL) return deliverToFolder(settings.MAIL_OUTBOX, mail, job);
    await deliverBySmtp(settings.SMTP_URL, mail, onHandOver, timeouts);
    return undefined;
  };
}
