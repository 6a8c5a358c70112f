import { routes } from '../../config/routes.ts';
import { emailAdvice, isEmailAddress } from '../message/email-address.ts';
import { hashParts } from '../message/message-id.ts';
import { answerLifetime } from '../sending/once-per-id.ts';
import { fail, settle, type Success, type Unsuccess } from '../message/outcome.ts';
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

/** The same step for the same address within a quarter of an hour is the same message. */
function nameMessage(step: string, email: string, now: number): string {
  return hashParts([step, email.toLowerCase(), String(Math.floor(now / answerLifetime))]);
}

function linkTo(
  purpose: LinkPurpose,
  email: string,
  { linkAddress, secret }: NewsletterSettings,
  expires?: number,
): string {
  return `${linkAddress}?${purpose}=${createToken({ purpose, email, expires }, secret)}`;
}

function deliver(
  message: NewsletterMail,
  id: string,
  { send, client }: Step,
): Promise<Success | Unsuccess> {
  return settle(() => send({ message, id, client, isNamed: true }), id);
}

/** Sends an e-mail that asks to confirm the address; whether it is known already stays a secret. */
async function subscribe(
  _token: string,
  submission: Submission<'email'>,
  step: Step,
): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = submission.typed.email.trim();
  const id = nameMessage('subscribe', email, now);
  // Answered like a success, so that a robot learns nothing.
  if (isFromRobot(submission, now)) return { outcome: 'robot', id };
  if (!isEmailAddress(email)) {
    return fail('invalid_email', 'email', { message: emailAdvice, fields: { email: emailAdvice } });
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
async function confirm(
  token: string,
  _submission: Submission<'email'>,
  step: Step,
): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'confirm', settings.secret, now);
  const unsubscribeLink = linkTo('unsubscribe', email, settings);
  return deliver({ kind: 'confirmed', email, unsubscribeLink }, hashParts([token]), step);
}

/**
 * Tells those who send the newsletter out that an address is to be taken off the list.
 * @throws {Refusal} when the link is not good
 */
async function unsubscribe(
  token: string,
  _submission: Submission<'email'>,
  step: Step,
): Promise<Success | Unsuccess> {
  const { settings, now } = step;
  const email = readToken(token, 'unsubscribe', settings.secret, now);
  return deliver({ kind: 'unsubscribed', email }, nameMessage('unsubscribe', email, now), step);
}

/** What a post asks for, and the page that follows. */
export const steps = {
  subscribe: { take: subscribe, next: routes.newsletterAsked },
  confirm: { take: confirm, next: routes.newsletterConfirmed },
  unsubscribe: { take: unsubscribe, next: routes.newsletterUnsubscribed },
} as const;
