import { readSettings, type Environment } from '../config/settings.ts';
import { Refusal } from '../contact/outcome.ts';
import { readBody } from '../contact/submission.ts';
import { TooManyMessages } from '../contact/errors.ts';
import { printLine } from '../contact/log.ts';
import { clientOf, createMemoryWindows, createRateLimiter } from '../contact/rate-limit.ts';
import { createCount } from './count-reports.ts';
import { readReports } from './read-reports.ts';

/** In bytes; a browser sends a few reports of less than one kilobyte together. */
const bodyLimit = 16 * 1024;

/** Reports in a minute, in this instance: enough to learn what is wrong. */
const limits = { perClient: 20, total: 300 };

/** Browsers have two ways to report, each with its type. */
const reportType = /^application\/(?:reports\+json|csp-report)\b/i;

const headers = { 'cache-control': 'no-store' };

function answer(status: number, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...headers, ...more } });
}

/** What a browser asks before it reports to a function on another host (Fetch, CORS protocol). */
function answerPreflight(siteOrigin: string): Response {
  return answer(204, {
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
}

function statusOf(error: unknown): number {
  if (error instanceof TooManyMessages) return 429;
  if (error instanceof Refusal) return error.code === 'too_large' ? 413 : 400;
  return error instanceof SyntaxError ? 400 : 500;
}

/**
 * Makes the function to which browsers report what the security policy has blocked. It writes the
 * directive, the host and a number to the log, and nothing of the page or the visitor.
 * @param environment usually `process.env`
 */
export function createReportHandler(
  environment: Environment,
): (request: Request) => Promise<Response> {
  const windows = createMemoryWindows();
  const limiter = createRateLimiter(
    () => Promise.resolve(windows),
    () => limits,
  );
  const count = createCount((blocked, times) => {
    printLine(environment, 'info', 'policy', { ...blocked, count: times });
  });
  return async (request) => {
    try {
      const settings = readSettings(environment, ['PUBLIC_SITE_URL', 'CLIENT_ADDRESS_HEADER']);
      if (request.method === 'OPTIONS') return answerPreflight(settings.PUBLIC_SITE_URL);
      if (request.method !== 'POST') return answer(405, { allow: 'POST' });
      if (!reportType.test(request.headers.get('content-type') ?? '')) return answer(415);
      const client = clientOf(request.headers, settings.CLIENT_ADDRESS_HEADER);
      await limiter.countPost('policy', client, false);
      const body = await readBody(request, bodyLimit);
      readReports(JSON.parse(new TextDecoder().decode(body))).forEach(count);
      return answer(204);
    } catch (error) {
      return answer(statusOf(error));
    }
  };
}
