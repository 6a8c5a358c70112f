import { randomUUID } from 'node:crypto';
import { routes } from '../../config/routes.ts';
import type { Environment } from '../../config/settings.ts';
import { newsletterWords } from '../../messages/messages.ts';
import { readAddress } from '../email-address.ts';
import { findAddressProblem } from '../fields.ts';
import type { MailService } from '../mail-service.ts';
import { Refusal, type Success } from '../outcome.ts';
import { hashParts, isFromRobot, type Submission } from '../request.ts';
import {
  confirmationLifetime,
  writeConfirmation,
  writeConfirmed,
  writeUnsubscribed,
} from './newsletter-mail.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createToken, type LinkPurpose, type Subscription } from './signed-link.ts';

/** What each step works with. */
interface Step {
  readonly environment: Environment;
  readonly settings: NewsletterSettings;
  readonly service: MailService;
  readonly client: string;
}

function linkTo(
  purpose: LinkPurpose,
  subscription: Subscription,
  { linkAddress, secret }: NewsletterSettings,
  expires: number | null = null,
): string {
  return `${linkAddress}?${purpose}=${createToken(purpose, subscription, secret, expires)}`;
}

/** Names what is done once for each subscription. */
function keyOf(purpose: LinkPurpose, { id }: Subscription): string {
  return hashParts([purpose, id]);
}

/** Sends an e-mail that asks to confirm the address; whether it is known already stays a secret. */
export function subscribe(
  submission: Submission<'email'>,
  { settings, service, client }: Step,
): Promise<Success> {
  const email = readAddress(submission.typed.email);
  const subscription = { email, id: randomUUID() };
  const key = hashParts([submission.key || subscription.id, email]);
  const isRobotLike = isFromRobot(submission);
  return service.send({
    ...{ client, counter: 'form', key, id: key, isRobotLike },
    compose: () => {
      const message = findAddressProblem(email);
      if (message !== undefined) {
        throw new Refusal('invalid_email', { message, fields: { email: message } }, 'email');
      }
      const expires = Date.now() + confirmationLifetime;
      const confirmLink = linkTo('confirm', subscription, settings, expires);
      const unsubscribeLink = linkTo('unsubscribe', subscription, settings);
      return { mail: writeConfirmation(email, confirmLink, unsubscribeLink) };
    },
  });
}

/**
 * Tells those who send the newsletter out that an address was confirmed, once for each link: a
 * link lasts no longer than it is remembered.
 * @throws {Refusal} invalid_link when its subscription has been ended
 */
async function confirm(
  subscription: Subscription,
  { environment, settings, service, client }: Step,
): Promise<Success> {
  if (await service.wasSent(keyOf('unsubscribe', subscription))) {
    throw new Refusal('invalid_link', { message: newsletterWords.links.ended });
  }
  const link = linkTo('unsubscribe', subscription, settings);
  const key = keyOf('confirm', subscription);
  return service.send({
    ...{ client, counter: 'confirm', key, id: key, isRobotLike: false },
    compose: () => ({ mail: writeConfirmed(environment, subscription.email, link) }),
  });
}

/**
 * Tells those who send the newsletter out that an address is to be taken off the list. Never
 * limited: whoever holds the link may always leave (RFC 8058).
 */
async function unsubscribe(
  subscription: Subscription,
  { environment, service, client }: Step,
): Promise<Success> {
  // A subscription that still waits to be told would arrive after its end.
  await service.withdraw(keyOf('confirm', subscription));
  const key = keyOf('unsubscribe', subscription);
  return service.send({
    ...{ client, counter: undefined, key, id: key, isRobotLike: false },
    compose: () => ({ mail: writeUnsubscribed(environment, subscription.email) }),
  });
}

/** What the button behind a link does, and the page that follows. */
export const linkSteps = {
  confirm: { take: confirm, next: routes.newsletterConfirmed },
  unsubscribe: { take: unsubscribe, next: routes.newsletterUnsubscribed },
} as const;
