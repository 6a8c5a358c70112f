import { routes } from '../../config/routes.ts';
import type { Environment } from '../../config/settings.ts';
import {
  answerPage,
  answerPreflight,
  answerRequest,
  answerSuccess,
  type Progress,
} from '../answer/answers.ts';
import { receivePost } from '../request.ts';
import { type MailService, openMailService } from '../mail-service.ts';
import { type NewsletterSettings, readNewsletterSettings } from './newsletter-settings.ts';
import { linkSteps, subscribe } from './newsletter-steps.ts';
import { type LinkPurpose, readToken } from './signed-link.ts';

interface LinkCall {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** The link that the address of the request was made for, if any. */
function findLink(request: Request): LinkCall | undefined {
  const { searchParams } = new URL(request.url);
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = searchParams.get(purpose);
    if (token !== null) return { purpose, token };
  }
  return undefined;
}

/** Answers whoever opens a link, with a page that asks. */
async function answerLook(
  { purpose, token }: LinkCall,
  { endpoint, secret }: NewsletterSettings,
): Promise<Response> {
  readToken(token, purpose, secret);
  const { renderQuestion } = await import('./newsletter-pages.tsx');
  return answerPage(renderQuestion(purpose, token, endpoint), endpoint);
}

/**
 * Makes the function of the newsletter. A form post asks for a confirmation e-mail; its link shows
 * a page with a button, and only the button confirms. It never throws.
 * @param environment usually `process.env`
 */
export function createNewsletterHandler(
  environment: Environment,
  service: MailService = openMailService(environment, 'newsletter'),
): (request: Request) => Promise<Response> {
  /**
   * Does what a form or a button asks for.
   * @param onRead is called with the address that was typed into the form
   */
  async function answerPost(
    request: Request,
    link: LinkCall | undefined,
    settings: NewsletterSettings,
    progress: Progress,
    onRead: (email: string) => void,
  ): Promise<Response> {
    const { endpoint } = settings;
    const subscription = link && readToken(link.token, link.purpose, settings.secret);
    const names = ['email', 'List-Unsubscribe'] as const;
    const submission = await receivePost(request, endpoint.siteOrigin, names);
    if (submission === undefined) return answerPreflight();
    if (!link) onRead(submission.typed.email);
    const client = service.clientOf(request.headers);
    const step = { environment, settings, service, client };
    const result = await (link && subscription
      ? linkSteps[link.purpose].take(subscription, step)
      : subscribe(submission, step));
    progress.report(result);
    // Mail providers follow no redirect after a one-click post (RFC 8058, 3.2).
    const isOneClick = submission.typed['List-Unsubscribe'] === 'One-Click';
    const format = isOneClick ? 'json' : progress.format;
    const next = link ? linkSteps[link.purpose].next : routes.newsletterAsked;
    return answerSuccess(format, result.id, `${endpoint.pagePrefix}${next}`);
  }

  return (request) => {
    const link = findLink(request);
    let email = '';
    return answerRequest(
      request,
      service.log,
      async (progress) => {
        const isLooking = ['GET', 'HEAD'].includes(request.method);
        // Whoever opens a link is a person with a browser, whatever its request says.
        if (link && isLooking) progress.format = 'page';
        const settings = readNewsletterSettings(environment, request);
        progress.endpoint = settings.endpoint;
        if (link && isLooking) return answerLook(link, settings);
        return answerPost(request, link, settings, progress, (typed) => (email = typed));
      },
      async (failure, endpoint) => {
        const { renderNewsletterFailure } = await import('./newsletter-pages.tsx');
        return renderNewsletterFailure(failure.message, endpoint, email);
      },
    );
  };
}
