import { isAskedFromSite } from '../endpoint.ts';
import { bodyTypeOf } from '../submission.ts';
import type { Failure } from '../outcome.ts';
import type { Place } from '../endpoint.ts';

/** JSON for programs and for a form's own script, a page for a form posted without JavaScript. */
export type AnswerFormat = 'json' | 'page';

/** A form's post is answered with a page, unless its sender asks for JSON alone. */
export function formatOf(request: Request): AnswerFormat {
  const type = bodyTypeOf(request);
  const accepted = request.headers.get('accept') ?? '';
  const takesPages = accepted.includes('text/html');
  if (type === 'json') return 'json';
  if (type === undefined) return takesPages ? 'page' : 'json';
  return takesPages || !accepted.includes('json') ? 'page' : 'json';
}

/** Answers are about one visitor's message and for nobody's cache. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/**
 * @param nextPage the address of the page that follows a success
 */
export function answerSuccess(format: AnswerFormat, id: string, nextPage: string): Response {
  return format === 'json'
    ? Response.json({ ok: true, id }, { headers })
    : // 303: reloading the page that follows sends nothing again.
      new Response(null, { status: 303, headers: { ...headers, location: nextPage } });
}

/** What of a failure the headers of its answer tell. */
type FailureStatus = Pick<Failure, 'status' | 'retryAfter'>;

function failureHeaders({ status, retryAfter }: FailureStatus): Record<string, string> {
  return {
    ...headers,
    ...(status === 405 && { allow: 'POST' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}

export function answerJsonFailure(failure: Failure): Response {
  const { status, code, message, fields } = failure;
  const error = { code, message, ...(fields && { fields }) };
  return Response.json({ error }, { status, headers: failureHeaders(failure) });
}

/**
 * Answers with a page of the function's own, which runs no script and loads the site's styles and icon.
 * @param failure left out when nothing went wrong
 */
export function answerPage(html: string, { pagePrefix }: Place, failure?: FailureStatus): Response {
  const files = pagePrefix || "'self'";
  const policy = [
    "default-src 'none'",
    `style-src ${files}`,
    `font-src ${files}`,
    `img-src ${files}`,
    `form-action 'self'${pagePrefix && ` ${pagePrefix}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status: failure?.status ?? 200,
    headers: {
      ...(failure ? failureHeaders(failure) : headers),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
    },
  });
}

/**
 * Lets the site's pages read the answer of a function on a host of its own.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function allowSite(request: Request, { siteOrigin }: Place, response: Response): Response {
  if (!isAskedFromSite(request, siteOrigin)) return response;
  response.headers.set('access-control-allow-origin', siteOrigin);
  response.headers.set('access-control-expose-headers', 'retry-after');
  response.headers.append('vary', 'origin');
  return response;
}

/** Answers the question that a browser asks before it posts JSON to another host. */
export function answerPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key, apikey, authorization',
      'access-control-max-age': '86400',
    },
  });
}
