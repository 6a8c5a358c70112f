import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, isDeployed, readSettings } from '../../config/settings.ts';
import { describeFailure, explain, UnusableSetting } from '../errors.ts';
import type { Job } from '../queue/job-store.ts';
import type { Mail, SmtpTimeouts } from './smtp.ts';
import { callWebhook } from './webhook.ts';

/**
 * Reads what each message needs; throws when none could leave. Webhooks and the error monitor are not
 * among it: when a setting of theirs is wrong, messages are taken all the same.
 */
export function readMailSettings(environment: Environment) {
  const settings = readSettings(environment, [
    ...(['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM', 'NEWSLETTER_TO'] as const),
    ...(['MAIL_IDEMPOTENCY_HEADER', 'MAIL_OUTBOX', 'REDIS_URL'] as const),
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

/** Our own mailbox that a job names by its setting; undefined for the address of a stranger. */
export function mailboxOf({ recipient }: Job) {
  return (['CONTACT_TO', 'NEWSLETTER_TO'] as const).find((name) => name === recipient);
}

/** Writes a message as an `.eml` file, under a name by which a second delivery changes nothing. */
function deliverToFolder(folder: string, mail: Mail, { id, created }: Job): string {
  const time = new Date(created).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(folder, `${time}Z-${id}.eml`);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, mail.content, { mode: 0o600, flush: true });
  } catch (error) {
    throw new UnusableSetting(explain('MAIL_OUTBOX', describeFailure(error)));
  }
  return file;
}

/** Makes what delivers one job, once: to a webhook, a mail server or, without one, a file that it names. */
export function createTransport(environment: Environment, timeouts?: SmtpTimeouts) {
  /** @param onHandOver called before the content leaves; when it fails the content does not */
  return async (job: Job, onHandOver: () => Promise<unknown>): Promise<string | undefined> => {
    const { id, created, content, isRobotLike, mayBeCopy, recipient } = job;
    if ('json' in content) {
      await callWebhook(environment, recipient, id, content);
      return undefined;
    }
    // Read with the first message, so that a function starts in a moment.
    const { buildMail, deliverBySmtp } = await import('./smtp.ts');
    const settings = readMailSettings(environment);
    const { SMTP_URL: smtpUrl, MAIL_IDEMPOTENCY_HEADER: header } = settings;
    const mailbox = mailboxOf(job);
    const marks = [
      ...(isRobotLike ? ['looks automated'] : []),
      // A provider that knows the header delivers the same bytes once.
      ...(mayBeCopy && !header ? ['possible copy'] : []),
    ].join(', ');
    const marked = {
      ...content,
      // The subject of a stranger's e-mail is left alone.
      subject: marks && mailbox ? `[${marks}] ${content.subject}` : content.subject,
      headers: [
        ...(content.headers ?? []),
        ...(header ? [`${header}: ${id}`] : []),
        ...(marks ? [`X-Website-Mark: ${marks}`] : []),
      ],
    };
    const to = mailbox ? settings[mailbox] : recipient;
    const envelope = { id, date: new Date(created), from: settings.CONTACT_FROM, to };
    const mail = await buildMail(marked, envelope, smtpUrl ? 'base64' : 'quoted-printable');
    if (!smtpUrl) return deliverToFolder(settings.MAIL_OUTBOX, mail, job);
    await deliverBySmtp(smtpUrl, mail, onHandOver, timeouts);
    return undefined;
  };
}

export type Transport = ReturnType<typeof createTransport>;
