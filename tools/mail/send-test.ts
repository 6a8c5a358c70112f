import { randomUUID } from 'node:crypto';
import { readSettings, type Environment } from '../../src/config/settings.ts';
import { site } from '../../src/config/site.ts';
import { MailNotDelivered, OutcomeUnknown } from '../../src/contact/errors.ts';
import { explainRefusal } from '../../src/contact/mail/explain-refusal.ts';
import { createTransport } from '../../src/contact/mail/transport.ts';

/** The test message was not sent, or nobody knows; the message says what to look at. */
export class TestNotSent extends Error {
  override name = 'TestNotSent';
}

/**
 * Sends one message to CONTACT_TO by the settings of this machine, past the queue, so that what is
 * wrong is told at once.
 * @returns where it went
 * @throws {InvalidSettings | UnusableSetting | TestNotSent}
 */
export async function sendTest(environment: Environment): Promise<string> {
  const { CONTACT_TO: recipient, SMTP_URL: smtpUrl } = readSettings(environment, [
    'CONTACT_TO',
    'SMTP_URL',
  ]);
  const words = `This is a test of the contact form of the ${site.name} website. Nobody wrote it.`;
  const job = {
    name: 'test',
    id: randomUUID(),
    event: 'test',
    recipient: 'CONTACT_TO',
    content: {
      subject: `${site.name} website: test message`,
      text: `${words}\n`,
      html: `<p>${words}</p>`,
      headers: [],
    },
    created: Date.now(),
    isRobotLike: false,
  };
  const sending = createTransport(environment)(job, false, () => Promise.resolve());
  const file = await sending.catch((error: unknown) => {
    const isRefusal = error instanceof MailNotDelivered || error instanceof OutcomeUnknown;
    throw isRefusal ? new TestNotSent(explainRefusal(error, smtpUrl)) : error;
  });
  return file
    ? `Written to ${file}, because SMTP_URL is not set.`
    : `${new URL(smtpUrl).host} took a test message for ${recipient}. Look into that mailbox, and into its spam.`;
}
