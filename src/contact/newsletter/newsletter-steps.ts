import { isEmailAddress } from '../message/email-address.ts';
import type { Failure } from '../message/failure.ts';
import { hashParts } from '../message/message-id.ts';
import { answerLifetime } from '../sending/once-per-id.ts';
import { settle } from '../message/outcome.ts';
import type { Success, Unsuccess } from '../message/outcome.ts';
import { isFromRobot } from '../message/robots.ts';
import type { SendMessage } from '../sending/send-message.ts';
import type { Submission } from '../message/submission.ts';
import { confirmationHours, type NewsletterMail } from './newsletter-mail.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createToken, type LinkPurpose, readToken } from './signed-link.ts';

const hour = 3_600_000;

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
  return hashParts([step, email.toLowerCase(), String(Math.floor(now / answerLifetime))]);
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
  message: NewsletterMail,
  id: string,
  { send, client }: Step,
): Promise<Success | Unsuccess> {
  return settle(() => send({ message, id, client, isNamed: true }), id);
}

/** Sends an e-mail that asks to confirm the address; whether it is known already stays a secret. */
export async function subscribe(
  submission: Submission<'email'> | undefined,
  step: Step,
): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = submission?.typed.email.trim() ?? '';
  const id = nameMessage('subscribe', email, now);
  // Answered like a success, so that a robot learns nothing.
  if (submission && isFromRobot(submission, now)) return { outcome: 'robot', id };
  if (!isEmailAddress(email)) {
    return { outcome: 'invalid', failure: invalidEmail, reason: 'email' };
  }
  const message: NewsletterMail = {
    kind: 'confirmation',
    email,
    confirmLink: linkTo('confirm', email, settings, now + confirmationHours * hour),
    unsubscribeLink: linkTo('unsubscribe', email, settings),
  };
  return deliver(message, id, step);
}

/**
 * Tells those who send the newsletter out that an address was confirmed.
 * @throws {Refusal} when the link is not good
 */
export async function confirm(token: string, step: Step): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'confirm', settings.secret, now);
  const unsubscribeLink = linkTo('unsubscribe', email, settings);
  return deliver({ kind: 'confirmed', email, unsubscribeLink }, hashParts([token]), step);
}

/**
 * Tells those who send the newsletter out that an address is to be taken off the list.
 * @throws {Refusal} when the link is not good
 */
export async function unsubscribe(token: string, step: Step): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'unsubscribe', settings.secret, now);
  return deliver({ kind: 'unsubscribed', email }, nameMessage('unsubscribe', email, now), step);
}
