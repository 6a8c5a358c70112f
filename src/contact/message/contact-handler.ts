import { randomUUID } from 'node:crypto';
import { type AnswerFormat, formatOf } from '../answer/answer-format.ts';
import { allowSite, answerFailure, answerPreflight, answerSuccess } from '../answer/answers.ts';
import { describeInvalidFields } from './failure.ts';
import { fieldNames } from './fields.ts';
import type { ContactMessage, TypedFields } from './fields.ts';
import { startReport } from '../sending/log.ts';
import type { MailService } from '../sending/mail-service.ts';
import { deriveMessageId } from './message-id.ts';
import { InvalidFields, settle } from './outcome.ts';
import type { Success, Unsuccess } from './outcome.ts';
import { contactSentPath } from '../paths.ts';
import { receivePost } from './receive-post.ts';
import { isFromRobot } from './robots.ts';
import { checkContactFields } from './rules.ts';
import type { Submission } from './submission.ts';

async function sendSubmission(
  { send, now }: MailService<ContactMessage>,
  submission: Submission,
  key: string,
  client: string,
): Promise<Success | Unsuccess> {
  const id = deriveMessageId(key, submission.typed);
  const read = (): ContactMessage => {
    const checked = checkContactFields(submission.typed);
    if (!checked.isValid) {
      throw new InvalidFields(describeInvalidFields(checked), Object.keys(checked.problems));
    }
    return checked.message;
  };
  const isRobotLike = isFromRobot(submission, now());
  return settle(() => send({ client, counter: 'form', key, id, isRobotLike, read }), id);
}

/**
 * What names a message whose sender did not. A browser without JavaScript sends no key, and a
 * second press posts the form again: there the same text from the same client is the same message.
 */
function fallbackKey(format: AnswerFormat, client: string, typed: TypedFields): string {
  return format === 'page' ? deriveMessageId(`form of ${client}`, typed) : randomUUID();
}

/**
 * Makes the function that answers the contact form (specification, sections 5, 7 and 8). It never
 * throws, and answers JSON with JSON and a plain form post with a redirect or a page.
 */
export function createContactHandler(
  service: MailService<ContactMessage>,
): (request: Request) => Promise<Response> {
  return async function handleContactRequest(request) {
    const report = startReport(service);
    const format = formatOf(request);
    const post = await settle(() => receivePost(request, service.siteOrigin, fieldNames));
    if ('failure' in post) {
      report(post);
      return answerFailure(format, post.failure, { kept: undefined, siteOrigin: '' });
    }
    const { siteOrigin, submission } = post;
    if (submission === undefined) return answerPreflight(siteOrigin);

    const result = await settle(async () => {
      const client = service.clientOf(request.headers);
      const key = submission.key || fallbackKey(format, client, submission.typed);
      return { ...(await sendSubmission(service, submission, key, client)), key };
    });
    report(result);
    const kept = { typed: submission.typed, key: 'key' in result ? result.key : '' };
    const response =
      'failure' in result
        ? answerFailure(format, result.failure, { kept, siteOrigin })
        : answerSuccess(format, result.id, `${siteOrigin}${contactSentPath}`);
    return siteOrigin ? allowSite(response, siteOrigin) : response;
  };
}
