import { type AnswerFormat, formatOf } from '../answer/answer-format.ts';
import {
  allowSite,
  answerJsonFailure,
  answerPage,
  answerPreflight,
  answerSuccess,
} from '../answer/answers.ts';
import type { Failure } from '../message/failure.ts';
import { startReport } from '../sending/log.ts';
import type { MailService } from '../sending/mail-service.ts';
import { settle } from '../message/outcome.ts';
import type { Success, Unsuccess } from '../message/outcome.ts';
import { newsletterPages } from '../paths.ts';
import { receivePost, type ReceivedPost } from '../message/receive-post.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import { renderNewsletterFailure, renderQuestionPage } from './newsletter-page.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { confirm, subscribe, unsubscribe } from './newsletter-steps.ts';
import { type LinkPurpose, readToken } from './signed-link.ts';

export interface NewsletterService extends MailService<NewsletterMail> {
  /** Throws when a setting is missing or malformed. */
  readonly readSettings: (request: Request) => NewsletterSettings;
}

interface LinkCall {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

type Post = ReceivedPost<'email' | 'List-Unsubscribe'>;

/** The link that the address of the request was made for, if any. */
function findLink(request: Request): LinkCall | undefined {
  const { searchParams } = new URL(request.url);
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = searchParams.get(purpose);
    if (token !== null) return { purpose, token };
  }
  return undefined;
}

function answerFailure(format: AnswerFormat, failure: Failure, siteOrigin: string): Response {
  return format === 'json'
    ? answerJsonFailure(failure)
    : answerPage(renderNewsletterFailure(failure.message, siteOrigin), siteOrigin, failure);
}

/** Mail providers follow no redirect after a one-click post (RFC 8058, 3.2). */
function isOneClick({ submission }: Post): boolean {
  return submission?.typed['List-Unsubscribe'] === 'One-Click';
}

/**
 * Makes the function of the newsletter. A form post asks for a confirmation e-mail; its link shows
 * a page with a button, and only the button confirms. It never throws.
 */
export function createNewsletterHandler(
  service: NewsletterService,
): (request: Request) => Promise<Response> {
  const { send, now } = service;

  function showQuestion({ purpose, token }: LinkCall, settings: NewsletterSettings): Response {
    const email = readToken(token, purpose, settings.secret, now());
    const { siteOrigin } = settings;
    return answerPage(renderQuestionPage(purpose, email, token, siteOrigin), siteOrigin);
  }

  async function act(
    request: Request,
    link: LinkCall | undefined,
    settings: NewsletterSettings,
    { submission }: Post,
  ): Promise<{ readonly result: Success | Unsuccess; readonly next: string }> {
    const client = service.clientOf(request.headers);
    const step = { settings, send, client, now: now() };
    if (link?.purpose === 'confirm') {
      return { result: await confirm(link.token, step), next: newsletterPages.confirmed };
    }
    if (link) {
      return { result: await unsubscribe(link.token, step), next: newsletterPages.unsubscribed };
    }
    return { result: await subscribe(submission, step), next: newsletterPages.asked };
  }

  return async function handleNewsletterRequest(request) {
    const report = startReport(service);
    const link = findLink(request);
    const isLooking = request.method === 'GET' || request.method === 'HEAD';
    // Whoever opens a link is a person with a browser, whatever its request says.
    const format = link && isLooking ? 'page' : formatOf(request);

    let siteOrigin = '';
    const answered = await settle(async () => {
      const settings = service.readSettings(request);
      siteOrigin = settings.siteOrigin;
      if (link && isLooking) return showQuestion(link, settings);
      const post = await receivePost(request, service.siteOrigin, ['email', 'List-Unsubscribe']);
      if (post.submission === undefined) return answerPreflight(post.siteOrigin);
      const { result, next } = await act(request, link, settings, post);
      report(result);
      const response =
        'failure' in result
          ? answerFailure(format, result.failure, siteOrigin)
          : isOneClick(post)
            ? answerSuccess('json', result.id, '')
            : answerSuccess(format, result.id, `${siteOrigin}${next}`);
      return post.siteOrigin ? allowSite(response, post.siteOrigin) : response;
    });
    if (answered instanceof Response) return answered;
    report(answered);
    return answerFailure(format, answered.failure, siteOrigin);
  };
}
