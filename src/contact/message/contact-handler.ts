import { randomUUID } from 'node:crypto';
import {
  allowSite,
  type AnswerFormat,
  answerJsonFailure,
  answerPage,
  answerPreflight,
  answerSuccess,
  formatOf,
} from '../answer/answers.ts';
import type { Kept } from '../answer/contact-page.tsx';
import { routes } from '../../config/routes.ts';
import { startReport } from '../sending/log.ts';
import type { MailService } from '../sending/mail-service.ts';
import { fieldNames } from './fields.ts';
import { deriveMessageId } from './message-id.ts';
import { type Failure, refuseFields, settle, type Success, type Unsuccess } from './outcome.ts';
import { type Place, samePlace } from './place.ts';
import { clientOf, receivePost } from './receive-post.ts';
import { isFromRobot } from './robots.ts';
import { checkContactFields } from './rules.ts';
import type { Submission } from './submission.ts';

type Report = ReturnType<typeof startReport>;

export interface ContactService extends Omit<MailService, 'siteOrigin'> {
  /** Throws when a setting is malformed. */
  readonly readPlace: () => Place;
}

async function sendSubmission(
  { send, now }: ContactService,
  submission: Submission,
  key: string,
  client: string,
): Promise<Success | Unsuccess> {
  // Answered like a success, so that a robot learns nothing.
  if (isFromRobot(submission, now())) {
    return { outcome: 'robot', id: randomUUID().replaceAll('-', '') };
  }
  const checked = checkContactFields(submission.typed);
  if (!checked.isValid) return refuseFields(checked);
  const id = deriveMessageId(key, checked.message);
  const isNamed = submission.key !== '';
  return settle(() => send({ message: checked.message, id, client, isNamed }), id);
}

/**
 * What names a message whose sender did not. A browser without JavaScript sends no key, and a
 * second press posts the form again: there the same text from the same client is the same message.
 */
function fallbackKey(format: AnswerFormat, client: string): string {
  return format === 'page' ? `form of ${client}` : randomUUID();
}

async function answerFailure(
  format: AnswerFormat,
  failure: Failure,
  place: Place,
  kept?: Kept,
): Promise<Response> {
  if (format === 'json') return answerJsonFailure(failure);
  // Loaded with the first page that it is needed for: other answers start without React.
  const { renderContactFailure } = await import('../answer/contact-page.tsx');
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
    const post = await settle(() => receivePost(request, place.siteOrigin, fieldNames));
    if (post === undefined) return answerPreflight();
    if ('failure' in post) {
      report(post);
      return answerFailure(format, post.failure, place);
    }
    const client = clientOf(request);
    const key = post.key || fallbackKey(format, client);
    const result = await sendSubmission(service, post, key, client);
    report(result);
    return 'failure' in result
      ? answerFailure(format, result.failure, place, { typed: post.typed, key })
      : answerSuccess(format, result.id, `${place.pagePrefix}${routes.contactSent}`);
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
