import { createHash } from 'node:crypto';
import { bodyTypeOf, type Endpoint, isAskedFromSite } from '../request.ts';
import type { Log, LogEntry } from '../log.ts';
import { type Failure, type Success, toUnsuccess, type Unsuccess } from '../outcome.ts';

/** JSON for programs and for a form's own script, a page for a form posted without JavaScript. */
type AnswerFormat = 'json' | 'page';

/** A form's post is answered with a page, unless its sender asks for JSON alone. */
function formatOf(request: Request): AnswerFormat {
  const type = bodyTypeOf(request);
  const accepted = request.headers.get('accept') ?? '';
  const takesPages = accepted.includes('text/html');
  if (type === 'json') return 'json';
  if (type === undefined) return takesPages ? 'page' : 'json';
  return takesPages || !/json|markdown/.test(accepted) ? 'page' : 'json';
}

/** Answers are about one visitor's message, for nobody's cache and for no proxy to rewrite. */
const headers = {
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
} as const;

/** @param nextPage the address of the page that follows a success */
export function answerSuccess(format: AnswerFormat, id: string, nextPage: string): Response {
  return format === 'json'
    ? Response.json({ ok: true, id }, { headers })
    : // 303: reloading the page that follows sends nothing again.
      new Response(null, { status: 303, headers: { ...headers, location: nextPage } });
}

/** The styles in the head of a page, as a policy names them; what was typed is never there. */
function hashStyles(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  return Array.from(head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, style = '']) => {
    return ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  }).join('');
}

/** A page that runs no script, with the site's styles, pictures and icon. */
export function answerPage(html: string, { pagePrefix }: Endpoint, status = 200): Response {
  const files = pagePrefix || "'self'";
  const policy = [
    "default-src 'none'",
    `style-src ${files}${hashStyles(html)}`,
    `font-src ${files}`,
    `img-src ${files}`,
    `form-action 'self'${pagePrefix && ` ${pagePrefix}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
    },
  });
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

function answerJsonFailure({ status, code, message, fields }: Failure): Response {
  const error = { code, message, ...(fields && { fields }) };
  return Response.json({ error }, { status, headers });
}

/** What a handler knows of its request, more with each step. */
interface Progress {
  endpoint: Endpoint;
  format: AnswerFormat;
  /** Of the message, when it has one by then. */
  id?: string;
  /** Logs how the request ended and how long it took. */
  readonly report: (result: Success | Unsuccess) => void;
}

/**
 * Answers one request, whatever is thrown meanwhile.
 * @param work does what is asked; reports and answers a success
 * @param renderFailure writes the page for a form that was posted without JavaScript
 */
export async function answerRequest(
  request: Request,
  log: Log,
  work: (progress: Progress) => Promise<Response>,
  renderFailure: (failure: Failure, endpoint: Endpoint) => Promise<string>,
): Promise<Response> {
  const start = performance.now();
  const progress: Progress = {
    // As long as the settings cannot be read.
    endpoint: { siteOrigin: '', pagePrefix: '', action: '', contactEmail: '' },
    format: formatOf(request),
    report(result) {
      const { outcome, id, reason, stack, file }: LogEntry = result;
      log({ outcome, id, duration: Math.round(performance.now() - start), reason, stack, file });
    },
  };
  let response = await work(progress).catch(toUnsuccess);
  const { endpoint, format, id } = progress;
  if (!(response instanceof Response)) {
    progress.report({ ...response, id });
    const { failure } = response;
    response =
      format === 'json'
        ? answerJsonFailure(failure)
        : answerPage(await renderFailure(failure, endpoint), endpoint, failure.status);
    if (failure.status === 405) response.headers.set('allow', 'POST');
    if (failure.retryAfter) response.headers.set('retry-after', String(failure.retryAfter));
  }
  // Lets the site's pages read the answer of a function on a host of its own (Fetch, CORS protocol).
  if (isAskedFromSite(request, endpoint.siteOrigin)) {
    response.headers.set('access-control-allow-origin', endpoint.siteOrigin);
    response.headers.set('access-control-expose-headers', 'retry-after');
    response.headers.append('vary', 'origin');
  }
  return response;
}
