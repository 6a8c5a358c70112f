import { randomUUID } from 'node:crypto';
import { routes } from '../../config/routes.ts';
import { emailAdvice, isEmailAddress } from '../email-address.ts';
import { hashParts } from '../submission.ts';
import { fail, InvalidFields, Refusal, type Success } from '../outcome.ts';
import { isFromRobot } from '../submission.ts';
import type { Submission } from '../submission.ts';
import type { MailService } from '../mail-service.ts';
import { confirmationLifetime, type NewsletterMail } from './newsletter-mail.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createToken, type LinkPurpose, readToken, type Subscription } from './signed-link.ts';
import { newsletterWords } from '../../messages/messages.ts';

/** What each step works with. */
interface Step extends Pick<MailService<NewsletterMail>, 'send' | 'wasSent' | 'withdraw'> {
  readonly settings: NewsletterSettings;
  /** The client's address, for the rate limit. */
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function linkTo(
  purpose: LinkPurpose,
  subscription: Subscription,
  { linkAddress, secret }: NewsletterSettings,
  expires?: number,
): string {
  return `${linkAddress}?${purpose}=${createToken({ purpose, ...subscription, expires }, secret)}`;
}

/** Names what is done once for each subscription. */
function keyOf(purpose: LinkPurpose, { id }: Subscription): string {
  return hashParts([purpose, id]);
}

/** Sends an e-mail that asks to confirm the address; whether it is known already stays a secret. */
async function subscribe(
  _token: string,
  submission: Submission<'email'>,
  { settings, send, client, now }: Step,
): Promise<Success> {
  const email = submission.typed.email.trim();
  const subscription = { email, id: randomUUID() };
  const key = hashParts([submission.key || subscription.id, email]);
  const read = (): NewsletterMail => {
    if (!isEmailAddress(email)) {
      const advice = { message: emailAdvice, fields: { email: emailAdvice } };
      throw new InvalidFields(fail('invalid_email', 'email', advice));
    }
    return {
      kind: 'confirmation',
      email,
      confirmLink: linkTo('confirm', subscription, settings, now + confirmationLifetime),
      unsubscribeLink: linkTo('unsubscribe', subscription, settings),
    };
  };
  const isRobotLike = isFromRobot(submission, now);
  return send({ client, counter: 'form', key, id: key, isRobotLike, read });
}

/**
 * Tells those who send the newsletter out that an address was confirmed, once for each link: a
 * link lasts no longer than it is remembered.
 * @throws {Refusal} invalid_link when the link is not good, or its subscription has been ended
 */
async function confirm(
  token: string,
  _submission: Submission<'email'>,
  { settings, send, wasSent, client, now }: Step,
): Promise<Success> {
  const subscription = readToken(token, 'confirm', settings.secret, now);
  if (await wasSent(keyOf('unsubscribe', subscription))) {
    throw new Refusal('invalid_link', newsletterWords.links.ended);
  }
  const { email } = subscription;
  const unsubscribeLink = linkTo('unsubscribe', subscription, settings);
  const read = (): NewsletterMail => ({ kind: 'confirmed', email, unsubscribeLink });
  const key = keyOf('confirm', subscription);
  return send({ client, counter: 'confirm', key, id: key, isRobotLike: false, read });
}

/**
 * Tells those who send the newsletter out that an address is to be taken off the list. Never
 * limited: whoever holds the link may always leave (RFC 8058).
 * @throws {Refusal} invalid_link when the link is not good
 */
async function unsubscribe(
  token: string,
  _submission: Submission<'email'>,
  { settings, send, withdraw, client, now }: Step,
): Promise<Success> {
  const subscription = readToken(token, 'unsubscribe', settings.secret, now);
  // A subscription that still waits to be told would arrive after its end.
  await withdraw(keyOf('confirm', subscription));
  const read = (): NewsletterMail => ({ kind: 'unsubscribed', email: subscription.email });
  const key = keyOf('unsubscribe', subscription);
  return send({ client, counter: undefined, key, id: key, isRobotLike: false, read });
}

/** What a post asks for, and the page that follows. */
export const steps = {
  subscribe: { take: subscribe, next: routes.newsletterAsked },
  confirm: { take: confirm, next: routes.newsletterConfirmed },
  unsubscribe: { take: unsubscribe, next: routes.newsletterUnsubscribed },
} as const;
