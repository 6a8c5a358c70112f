import {
  allowSite,
  type AnswerFormat,
  answerJsonFailure,
  answerPage,
  answerPreflight,
  answerSuccess,
  formatOf,
} from '../answer/answers.ts';
import { type Failure, settle, startReport } from '../outcome.ts';
import { type Place, samePlace } from '../endpoint.ts';
import { receivePost } from '../endpoint.ts';
import type { MailService } from '../mail-service.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { steps } from './newsletter-steps.ts';
import { type LinkPurpose, readToken } from './signed-link.ts';

export interface NewsletterService extends MailService<NewsletterMail> {
  /** Throws when a setting is missing or malformed. */
  readonly readSettings: (request: Request) => NewsletterSettings;
}

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

async function answerFailure(
  format: AnswerFormat,
  failure: Failure,
  place: Place,
  email: string | undefined,
): Promise<Response> {
  if (format === 'json') return answerJsonFailure(failure);
  const { renderNewsletterFailure } = await import('./newsletter-pages.tsx');
  return answerPage(renderNewsletterFailure(failure.message, place, email), place, failure);
}

/** Answers whoever opens a link, with a page that asks. */
async function look(
  { purpose, token }: LinkCall,
  { place, secret }: NewsletterSettings,
  now: number,
): Promise<Response> {
  readToken(token, purpose, secret, now);
  const { renderQuestion } = await import('./newsletter-pages.tsx');
  return answerPage(renderQuestion(purpose, token, place), place);
}

/**
 * Makes the function of the newsletter. A form post asks for a confirmation e-mail; its link shows
 * a page with a button, and only the button confirms. It never throws.
 */
export function createNewsletterHandler(
  service: NewsletterService,
): (request: Request) => Promise<Response> {
  const { send, wasSent, withdraw, now } = service;

  /**
   * Does what a form or a button asks for.
   * @param hear is told the address that was typed into the form, as whoever is refused has it back
   */
  async function post(
    request: Request,
    link: LinkCall | undefined,
    settings: NewsletterSettings,
    report: ReturnType<typeof startReport>,
    hear: (email: string) => void,
  ): Promise<Response> {
    const { place } = settings;
    const names = ['email', 'List-Unsubscribe'] as const;
    // Whoever holds a link to leave is never limited.
    if (link) readToken(link.token, link.purpose, settings.secret, now());
    const isLeaving = link?.purpose === 'unsubscribe';
    const admit = () => (isLeaving ? Promise.resolve() : service.admit(request.headers));
    const submission = await receivePost(request, place.siteOrigin, names, admit);
    if (submission === undefined) return answerPreflight();
    if (!link) hear(submission.typed.email);
    const { next, take } = steps[link?.purpose ?? 'subscribe'];
    const client = service.clientOf(request.headers);
    const step = { settings, send, wasSent, withdraw, client, now: now() };
    const result = await take(link?.token ?? '', submission, step);
    report(result);
    // Mail providers follow no redirect after a one-click post (RFC 8058, 3.2).
    const isOneClick = submission.typed['List-Unsubscribe'] === 'One-Click';
    const format = isOneClick ? 'json' : formatOf(request);
    return answerSuccess(format, result.id, `${place.pagePrefix}${next}`);
  }

  return async function handleNewsletterRequest(request) {
    const report = startReport(service);
    const link = findLink(request);
    const isLooking = request.method === 'GET' || request.method === 'HEAD';
    const settings = await settle(() => service.readSettings(request));
    let email: string | undefined;
    const hear = (typed: string) => (email = typed);
    const place = 'failure' in settings ? samePlace : settings.place;
    const answer =
      'failure' in settings
        ? settings
        : await settle(() =>
            link && isLooking
              ? look(link, settings, now())
              : post(request, link, settings, report, hear),
          );
    if (answer instanceof Response) return allowSite(request, place, answer);
    report(answer);
    // Whoever opens a link is a person with a browser, whatever its request says.
    const format = link && isLooking ? 'page' : formatOf(request);
    return allowSite(request, place, await answerFailure(format, answer.failure, place, email));
  };
}
