import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '../message/email-address.ts';
import type { Failure } from '../message/failure.ts';
import { hashParts } from '../message/message-id.ts';
import { InvalidFields, settle } from '../message/outcome.ts';
import type { Success, Unsuccess } from '../message/outcome.ts';
import { isFromRobot } from '../message/robots.ts';
import type { SendMessage } from '../sending/send-message.ts';
import type { Submission } from '../message/submission.ts';
import { confirmationHours, type NewsletterMail } from './newsletter-mail.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createToken, type LinkPurpose, readToken } from './signed-link.ts';

const hour = 3_600_000;
const quarterHour = hour / 4;

/** What each step works with. */
interface Step {
  readonly settings: NewsletterSettings;
  readonly send: SendMessage<NewsletterMail>;
  /** The client's address, for the rate limit. */
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const invalidEmail: Failure = {
  status: 422,
  code: 'invalid_email',
  message: 'Enter an email address in the correct format, such as name@organization.com',
  fields: { email: 'Enter an email address in the correct format, such as name@organization.com' },
};

/** The same step for the same address within a quarter of an hour is the same message. */
function nameMessage(step: string, email: string, now: number): string {
  return hashParts([step, email.toLowerCase(), String(Math.floor(now / quarterHour))]);
}

function linkTo(
  purpose: LinkPurpose,
  email: string,
  { functionAddress, secret }: NewsletterSettings,
  expires?: number,
): string {
  return `${functionAddress}?${purpose}=${createToken({ purpose, email, expires }, secret)}`;
}

function deliver(
  counter: 'form' | 'confirm' | undefined,
  key: string,
  { send, client }: Step,
  read: () => NewsletterMail,
  isRobotLike = false,
): Promise<Success | Unsuccess> {
  return settle(() => send({ client, counter, key, id: key, isRobotLike, read }), key);
}

/** Sends an e-mail that asks to confirm the address; whether it is known already stays a secret. */
export async function subscribe(
  submission: Submission<'email'> | undefined,
  step: Step,
): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = submission?.typed.email.trim() ?? '';
  const read = (): NewsletterMail => {
    if (!isEmailAddress(email)) throw new InvalidFields(invalidEmail, ['email']);
    return {
      kind: 'confirmation',
      email,
      confirmLink: linkTo('confirm', email, settings, now + confirmationHours * hour),
      unsubscribeLink: linkTo('unsubscribe', email, settings),
    };
  };
  const isRobotLike = submission !== undefined && isFromRobot(submission, now);
  const key = hashParts([submission?.key || randomUUID(), email]);
  return deliver('form', key, step, read, isRobotLike);
}

/**
 * Tells those who send the newsletter out that an address was confirmed.
 * @throws {Refusal} when the link is not good
 */
export async function confirm(token: string, step: Step): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'confirm', settings.secret, now);
  const unsubscribeLink = linkTo('unsubscribe', email, settings);
  return deliver('confirm', hashParts([token]), step, () => ({
    kind: 'confirmed',
    email,
    unsubscribeLink,
  }));
}

/**
 * Tells those who send the newsletter out that an address is to be taken off the list.
 * @throws {Refusal} when the link is not good
 */
export async function unsubscribe(token: string, step: Step): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'unsubscribe', settings.secret, now);
  const key = nameMessage('unsubscribe', email, now);
  // Never limited: whoever holds the link may always leave (RFC 8058).
  return deliver(undefined, key, step, () => ({ kind: 'unsubscribed', email }));
}
