import { randomUUID } from 'node:crypto';
import { fieldNames } from '../config/contact-fields.ts';
import { routes } from '../config/routes.ts';
import type { Environment } from '../config/settings.ts';
import { answerPreflight, answerRequest, answerSuccess } from './answer/answers.ts';
import { composeOutgoing } from './contact-mail.ts';
import { type MailService, openMailService } from './mail-service.ts';
import {
  deriveMessageId,
  isFromRobot,
  readEndpoint,
  receivePost,
  type Submission,
} from './request.ts';

/** Makes the function that answers the contact form, whatever happens: JSON with JSON, a form with a page. */
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
        const { siteOrigin, pagePrefix } = (progress.endpoint = readEndpoint(
          environment,
          'contact',
        ));
        const post = await receivePost(request, siteOrigin, fieldNames);
        if (post === undefined) return answerPreflight();
        const client = service.clientOf(request.headers);
        const { typed, mayBeCopy } = post;
        // A browser without JavaScript sends no key, and a second press posts the form again: there
        // the same text from the same client is the same message.
        const isPage = progress.format === 'page';
        const ownKey = isPage ? deriveMessageId(`form of ${client}`, typed) : randomUUID();
        const key = post.key || ownKey;
        const id = (progress.id = deriveMessageId(key, typed));
        filled = { ...post, key };
        const isRobotLike = isFromRobot(post);
        const result = await service.send({
          ...{ client, counter: 'form', key, id, isRobotLike, mayBeCopy },
          compose: () => composeOutgoing(post, id, isRobotLike, environment),
        });
        progress.report(result);
        return answerSuccess(progress.format, id, `${pagePrefix}${routes.contactSent}`);
      },
      async (failure, endpoint) => {
        // Loaded with the first page that it is needed for: other answers start without React.
        const { renderContactFailure } = await import('./answer/contact-page.tsx');
        return renderContactFailure(failure, endpoint, filled);
      },
    );
  };
}
