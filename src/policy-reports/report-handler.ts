import { readSettings, type Environment } from '../config/settings.ts';
import { printLine } from '../contact/log.ts';
import { Refusal } from '../contact/outcome.ts';
import { clientOf, countPost, createMemoryLimiter } from '../contact/rate-limit.ts';
import { readBody } from '../contact/request.ts';
import { type Blocked, readReports } from './read-reports.ts';

/** In bytes; a browser sends a few reports of less than one kilobyte together. */
const bodyLimit = 16 * 1024;

/** Reports in a minute, in this instance: enough to learn what is wrong. */
const limits = { perClient: 20, total: 300 };

/** Browsers have two ways to report, each with its type. */
const reportType = /^application\/(?:reports\+json|csp-report)\b/i;

/** So many pairs of directive and host are counted apart. */
const mostPairs = 200;

function answer(status: number, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } });
}

/**
 * Counts by directive and host, and has a line written for the first and whenever a number has
 * doubled: a page that thousands open writes a dozen lines. Once there are too many pairs, as when
 * somebody invents them, the oldest that came once makes room, and a new one is written when it
 * comes again: what browsers really block does.
 */
export function createCount(
  write: (blocked: Blocked, count: number) => void,
): (blocked: Blocked) => void {
  const counts = new Map<string, number>();
  return (blocked) => {
    const pair = `${blocked.directive} ${blocked.host}`;
    const isFull = !counts.has(pair) && counts.size >= mostPairs;
    if (isFull) {
      const [oldest] = counts.entries().find(([, count]) => count === 1) ?? [];
      counts.delete(oldest ?? counts.keys().next().value ?? '');
    }
    const count = (counts.get(pair) ?? 0) + 1;
    counts.set(pair, count);
    if (!isFull && Number.isInteger(Math.log2(count))) write(blocked, count);
  };
}

/**
 * Makes the function to which browsers report what the security policy has blocked. It writes the
 * directive, the host and a number to the log, and nothing of the page or the visitor.
 * @param environment usually `process.env`
 */
export function createReportHandler(
  environment: Environment,
): (request: Request) => Promise<Response> {
  const limiter = createMemoryLimiter();
  const report = createCount((blocked, count) => {
    printLine('info', 'policy', { ...blocked, count });
  });
  return async (request) => {
    try {
      const settings = readSettings(environment, ['PUBLIC_SITE_URL', 'CLIENT_ADDRESS_HEADER']);
      if (request.method === 'OPTIONS') {
        // What a browser asks before it reports to a function on another host (Fetch, CORS protocol).
        return answer(204, {
          'access-control-allow-origin': settings.PUBLIC_SITE_URL,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
        });
      }
      if (request.method !== 'POST') return answer(405, { allow: 'POST' });
      if (!reportType.test(request.headers.get('content-type') ?? '')) return answer(415);
      const client = clientOf(request.headers, settings.CLIENT_ADDRESS_HEADER);
      await countPost(limiter, limits, 'policy', client);
      const body = await readBody(request, bodyLimit);
      readReports(JSON.parse(new TextDecoder().decode(body))).forEach(report);
      return answer(204);
    } catch (error) {
      if (error instanceof Refusal) return answer(error.unsuccess.failure.status);
      return answer(error instanceof SyntaxError ? 400 : 500);
    }
  };
}
