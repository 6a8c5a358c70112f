import { randomUUID } from 'node:crypto';
import { routes } from '../config/routes.ts';
import type { Environment } from '../config/settings.ts';
import {
  type AnswerFormat,
  answerPreflight,
  answerRequest,
  answerSuccess,
} from './answer/answers.ts';
import { mailboxOf } from './email-address.ts';
import { readEndpoint, receivePost } from './endpoint.ts';
import { fieldNames, type TypedFields } from './fields.ts';
import { type MailService, openMailService, type Outgoing } from './mail-service.ts';
import { describeLead, writeContactMail, writeReceipt } from './mail/contact-mail.ts';
import { hasHook, writeHook } from './mail/webhook.ts';
import { Refusal } from './outcome.ts';
import { checkContactFields } from './rules.ts';
import type { MailSettings } from './settings.ts';
import { deriveMessageId, isFromRobot, type Submission } from './submission.ts';

/** Who wrote yesterday has long been answered, or wonders no more; in milliseconds. */
const receiptLifetime = 24 * 3_600_000;

/**
 * What names a message whose sender did not. A browser without JavaScript sends no key, and a
 * second press posts the form again: there the same text from the same client is the same message.
 */
function fallbackKey(format: AnswerFormat, client: string, typed: TypedFields): string {
  return format === 'page' ? deriveMessageId(`form of ${client}`, typed) : randomUUID();
}

/**
 * Makes of a message what leaves.
 * @throws {Refusal} invalid_email or invalid_fields
 */
function composeOutgoing(
  { typed, story }: Submission,
  id: string,
  isRobotLike: boolean,
  settings: MailSettings,
  isHooked: boolean,
): Outgoing {
  const checked = checkContactFields(typed);
  if (!checked.isValid) {
    const { problems: fields, isEmailRefused } = checked;
    const code = isEmailRefused ? 'invalid_email' : 'invalid_fields';
    throw new Refusal(code, { fields }, Object.keys(fields).join(' '));
  }
  const isStoryKept = settings.PUBLIC_LEAD_STORY === 'on';
  const message = { ...checked.message, story: isStoryKept ? story : undefined };
  const notice = {
    content: writeHook('contact.message', describeLead(message, id, isRobotLike)),
    recipient: 'CONTACT_WEBHOOK',
  };
  const receipt = {
    content: writeReceipt(id),
    recipient: message.email,
    mailbox: mailboxOf(message.email),
    lifetime: receiptLifetime,
  };
  return {
    mail: { content: writeContactMail(message, id), recipient: 'CONTACT_TO' },
    notice: isHooked ? notice : undefined,
    receipt: settings.CONTACT_RECEIPT === 'on' ? receipt : undefined,
  };
}

/**
 * Makes the function that answers the contact form. It never throws, and answers JSON with JSON
 * and a plain form post with a redirect or a page.
 * @param environment usually `process.env`
 */
export function createContactHandler(
  environment: Environment,
  service: MailService = openMailService(environment, 'contact'),
): (request: Request) => Promise<Response> {
  return (request) => {
    let filled: Submission | undefined;
    return answerRequest(
      request,
      service.log,
      async (progress) => {
        const endpoint = (progress.endpoint = readEndpoint(environment, 'contact'));
        let client = '';
        const post = await receivePost(request, endpoint.siteOrigin, fieldNames, async () => {
          client = await service.admit(request.headers);
        });
        if (post === undefined) return answerPreflight();
        const key = post.key || fallbackKey(progress.format, client, post.typed);
        const id = (progress.id = deriveMessageId(key, post.typed));
        filled = { ...post, key };
        const isRobotLike = isFromRobot(post);
        const isHooked = hasHook(environment, 'CONTACT_WEBHOOK');
        const { mayBeCopy } = post;
        const result = await service.send({
          ...{ client, counter: 'form', key, id, isRobotLike, mayBeCopy },
          compose: (settings) => composeOutgoing(post, id, isRobotLike, settings, isHooked),
        });
        progress.report(result);
        const next = `${endpoint.pagePrefix}${routes.contactSent}`;
        return answerSuccess(progress.format, id, next);
      },
      async (failure, endpoint) => {
        // Loaded with the first page that it is needed for: other answers start without React.
        const { renderContactFailure } = await import('./answer/contact-page.tsx');
        return renderContactFailure(failure, endpoint, filled);
      },
    );
  };
}
