import { routes } from '../../config/routes.ts';
import type { Environment } from '../../config/settings.ts';
import { answerPage, answerPreflight, answerRequest, answerSuccess } from '../answer/answers.ts';
import { receivePost } from '../request.ts';
import { type MailService, openMailService } from '../mail-service.ts';
import { readNewsletterSettings } from './newsletter-settings.ts';
import { linkSteps, subscribe } from './newsletter-steps.ts';
import { readToken } from './signed-link.ts';

/**
 * Makes the function of the newsletter. A form post asks for a confirmation e-mail; its link shows
 * a page with a button, and only the button confirms. It never throws.
 * @param environment usually `process.env`
 */
export function createNewsletterHandler(
  environment: Environment,
  service: MailService = openMailService(environment, 'newsletter'),
): (request: Request) => Promise<Response> {
  return (request) => {
    const { searchParams } = new URL(request.url);
    const purpose = (['confirm', 'unsubscribe'] as const).find((name) => searchParams.has(name));
    let email = '';
    return answerRequest(
      request,
      service.log,
      async (progress) => {
        const isLooking = ['GET', 'HEAD'].includes(request.method);
        // Whoever opens a link is a person with a browser, whatever its request says.
        if (purpose && isLooking) progress.format = 'page';
        const settings = readNewsletterSettings(environment, request);
        const { endpoint, secret } = settings;
        progress.endpoint = endpoint;
        const token = searchParams.get(purpose ?? '') ?? '';
        const subscription = purpose && readToken(token, purpose, secret);
        if (purpose && isLooking) {
          const { renderQuestion } = await import('./newsletter-pages.tsx');
          return answerPage(renderQuestion(purpose, token, endpoint), endpoint);
        }
        const names = ['email', 'List-Unsubscribe'] as const;
        const submission = await receivePost(request, endpoint.siteOrigin, names);
        if (submission === undefined) return answerPreflight();
        const { typed } = submission;
        const client = service.clientOf(request.headers);
        const step = { environment, settings, service, client };
        const link = purpose && linkSteps[purpose];
        if (!link) email = typed.email;
        const result = await (link && subscription
          ? link.take(subscription, step)
          : subscribe(submission, step));
        progress.report(result);
        // Mail providers follow no redirect after a one-click post (RFC 8058, 3.2).
        const isOneClick = typed['List-Unsubscribe'] === 'One-Click';
        const next = link?.next ?? routes.newsletterAsked;
        const format = isOneClick ? 'json' : progress.format;
        return answerSuccess(format, result.id, `${endpoint.pagePrefix}${next}`);
      },
      async (failure, endpoint) => {
        const { renderNewsletterFailure } = await import('./newsletter-pages.tsx');
        return renderNewsletterFailure(failure.message, endpoint, email);
      },
    );
  };
}
