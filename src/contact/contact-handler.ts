import { randomUUID } from 'node:crypto';
import { routes } from '../config/routes.ts';
import { type Environment, readSettings } from '../config/settings.ts';
import {
  type AnswerFormat,
  allowSite,
  answerJsonFailure,
  answerPage,
  answerPreflight,
  answerSuccess,
  formatOf,
} from './answer/answers.ts';
import type { Kept } from './answer/contact-page.tsx';
import { describeLead } from './attribution/lead.ts';
import { mailboxOf } from './email-address.ts';
import { type Place, readPlace, receivePost, samePlace } from './endpoint.ts';
import { type ContactMessage, type TypedFields, fieldNames } from './fields.ts';
import { type MailService, type Timing, createMailService } from './mail-service.ts';
import { writeContactMail, writeReceipt } from './mail/compose.ts';
import { hasHook, writeHook } from './mail/webhook.ts';
import { type Failure, InvalidFields, refuseFields, settle, startReport } from './outcome.ts';
import { checkContactFields } from './rules.ts';
import { type Submission, deriveMessageId, isFromRobot } from './submission.ts';

/** Who wrote yesterday has long been answered, or wonders no more; in milliseconds. */
const receiptLifetime = 24 * 3_600_000;

/**
 * What the contact form works with in one process.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment, timing?: Timing): ContactService {
  const hasReceipts = (): boolean =>
    readSettings(environment, ['CONTACT_RECEIPT']).CONTACT_RECEIPT === 'on';
  const withAttribution = (message: ContactMessage): ContactMessage => {
    const { PUBLIC_LEAD_STORY: choice } = readSettings(environment, ['PUBLIC_LEAD_STORY']);
    return choice === 'on' ? message : { ...message, story: undefined };
  };
  return {
    ...createMailService<ContactMessage>(
      environment,
      'contact',
      {
        write: (message, id) => {
          // A malformed setting is told before the message leaves, not after.
          hasReceipts();
          return {
            content: writeContactMail(withAttribution(message), id),
            recipient: 'CONTACT_TO',
          };
        },
        writeNotice: (message, { id, isRobotLike }) => {
          if (!hasHook(environment, 'CONTACT_WEBHOOK')) return undefined;
          const lead = describeLead(withAttribution(message), id, isRobotLike);
          return {
            content: writeHook('contact.message', Date.now(), lead),
            recipient: 'CONTACT_WEBHOOK',
          };
        },
        writeReceipt: ({ email }, id) => {
          if (!hasReceipts()) return undefined;
          return {
            content: writeReceipt(id),
            recipient: email,
            mailbox: mailboxOf(email),
            lifetime: receiptLifetime,
          };
        },
      },
      timing,
    ),
    readPlace: () => readPlace(environment, 'contact'),
  };
}

type Report = ReturnType<typeof startReport>;

export interface ContactService extends MailService<ContactMessage> {
  /** Throws when a setting is malformed. */
  readonly readPlace: () => Place;
}

/**
 * What names a message whose sender did not. A browser without JavaScript sends no key, and a
 * second press posts the form again: there the same text from the same client is the same message.
 */
function fallbackKey(format: AnswerFormat, client: string, typed: TypedFields): string {
  return format === 'page' ? deriveMessageId(`form of ${client}`, typed) : randomUUID();
}

function readMessage({ typed, story }: Submission): ContactMessage {
  const checked = checkContactFields(typed);
  if (!checked.isValid) throw new InvalidFields(refuseFields(checked));
  return { ...checked.message, story };
}

async function answerFailure(
  format: AnswerFormat,
  failure: Failure,
  place: Place,
  kept?: Kept,
): Promise<Response> {
  if (format === 'json') return answerJsonFailure(failure);
  // Loaded with the first page that it is needed for: other answers start without React.
  const { renderContactFailure } = await import('./answer/contact-page.tsx');
  return answerPage(renderContactFailure(failure, place, kept), place, failure);
}

/**
 * Makes the function that answers the contact form. It never throws, and answers JSON with JSON
 * and a plain form post with a redirect or a page.
 */
export function createContactHandler(
  service: ContactService,
): (request: Request) => Promise<Response> {
  async function answer(request: Request, place: Place, report: Report): Promise<Response> {
    const format = formatOf(request);
    const admit = () => service.admit(request.headers);
    const received = await settle(async () => {
      const post = await receivePost(request, place.siteOrigin, fieldNames, admit);
      return post && { post, client: service.clientOf(request.headers) };
    });
    if (received === undefined) return answerPreflight();
    if ('failure' in received) {
      report(received);
      return answerFailure(format, received.failure, place);
    }
    const { post, client } = received;
    const key = post.key || fallbackKey(format, client, post.typed);
    const id = deriveMessageId(key, post.typed);
    const isRobotLike = isFromRobot(post, service.now());
    const read = (): ContactMessage => readMessage(post);
    const { mayBeCopy } = post;
    const dispatch = { client, counter: 'form', key, id, isRobotLike, mayBeCopy, read };
    const result = await settle(() => service.send(dispatch), id);
    report(result);
    if (!('failure' in result)) {
      return answerSuccess(format, result.id, `${place.pagePrefix}${routes.contactSent}`);
    }
    // A key that belongs to another text would be refused again.
    const isKeyGood = result.failure.code !== 'idempotency_key_reused';
    return answerFailure(format, result.failure, place, {
      ...post,
      key: isKeyGood ? key : '',
    });
  }

  return async function handleContactRequest(request) {
    const report = startReport(service);
    const place = await settle(service.readPlace);
    if ('failure' in place) {
      report(place);
      return answerFailure(formatOf(request), place.failure, samePlace);
    }
    return allowSite(request, place, await answer(request, place, report));
  };
}
