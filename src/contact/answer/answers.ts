import type { AnswerFormat } from './answer-format.ts';
import { renderAnswerPage } from './answer-page.ts';
import type { PageContent } from './answer-page.ts';
import type { Failure } from '../message/failure.ts';

/** Answers are about one visitor's message and for nobody's cache. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/**
 * @param nextPage the address of the page that follows a success
 */
export function answerSuccess(format: AnswerFormat, id: string, nextPage: string): Response {
  return format === 'json'
    ? Response.json({ ok: true, id }, { headers })
    : // 303: reloading the page that follows sends nothing again.
      new Response(null, {
        status: 303,
        headers: { ...headers, location: nextPage },
      });
}

function failureHeaders({
  status,
  retryAfter,
}: Pick<Failure, 'status' | 'retryAfter'>): Record<string, string> {
  return {
    ...headers,
    ...(status === 405 && { allow: 'POST' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}

/**
 * Answers with a page of the function's own.
 * @param failure gives the status; left out when nothing went wrong
 * @param siteOrigin goes before each path of the site; may be empty
 */
export function answerPage(
  html: string,
  siteOrigin: string,
  failure?: Pick<Failure, 'status' | 'retryAfter'>,
): Response {
  const styles = siteOrigin || "'self'";
  return new Response(html, {
    status: failure?.status ?? 200,
    headers: {
      ...(failure ? failureHeaders(failure) : headers),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styles}; form-action 'self'${
        siteOrigin && ` ${siteOrigin}`
      }; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

export function answerJsonFailure(failure: Failure): Response {
  const { status, code, message, fields } = failure;
  const error = { code, message, ...(fields && { fields }) };
  return Response.json({ error }, { status, headers: failureHeaders(failure) });
}

/** Answers with what went wrong; a page also shows what was typed. */
export function answerFailure(
  format: AnswerFormat,
  failure: Failure,
  page: Omit<PageContent, 'failure'>,
): Response {
  return format === 'json'
    ? answerJsonFailure(failure)
    : answerPage(renderAnswerPage({ ...page, failure }), page.siteOrigin, failure);
}

/**
 * Lets the site's pages read the answer of a function on a host of its own.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function allowSite(response: Response, siteOrigin: string): Response {
  response.headers.set('access-control-allow-origin', siteOrigin);
  response.headers.set('access-control-expose-headers', 'retry-after');
  response.headers.append('vary', 'origin');
  return response;
}

/** Answers the question that a browser asks before it posts JSON to another host. */
export function answerPreflight(siteOrigin: string): Response {
  const response = new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key, apikey, authorization',
      'access-control-max-age': '86400',
    },
  });
  return allowSite(response, siteOrigin);
}
