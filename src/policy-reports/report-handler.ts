import * as z from 'zod';
import { readSettings, type Environment } from '../config/settings.ts';
import { printLine } from '../contact/log.ts';
import { Refusal } from '../contact/outcome.ts';
import { clientOf, countPost, createMemoryLimiter } from '../contact/rate-limit.ts';
import { readBody } from '../contact/request.ts';

/** In bytes; a browser sends less than one kilobyte. */
const bodyLimit = 16 * 1024;

/** Reports in a minute, in this instance: enough to learn what is wrong. */
const limits = { perClient: 20, total: 300 };

/** So many pairs of directive and host are remembered; whoever invents more hides none for long. */
const mostPairs = 200;

/** What browsers send of it, and no more than anybody needs to know (https://www.w3.org/TR/CSP3/#reporting). */
const violation = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{3,40}$/),
    'blocked-uri': z.string().transform(nameHost),
  }),
});

/** The host alone, or a word such as `inline`: what follows it may hold what somebody typed. */
function nameHost(blocked: string): string {
  if (/^[a-z-]{2,20}$/.test(blocked)) return blocked;
  const { protocol = '', hostname = '' } = URL.parse(blocked) ?? {};
  // Those of browser extensions and of data have no host that would tell anything.
  const name = /^(?:https?|wss?):$/.test(protocol) ? hostname : protocol.slice(0, -1);
  return /^[a-z\d.-]{1,253}$/.test(name) ? name : 'other';
}

function answer(status: number, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } });
}

/**
 * Makes the function to which browsers report what the security policy has blocked. It writes the
 * directive and the host to the log, each pair once, and nothing of the page or the visitor.
 * @param environment usually `process.env`
 */
export function createReportHandler(
  environment: Environment,
): (request: Request) => Promise<Response> {
  const limiter = createMemoryLimiter();
  const told = new Set<string>();
  return async (request) => {
    try {
      if (request.method !== 'POST') return answer(405, { allow: 'POST' });
      const type = request.headers.get('content-type') ?? '';
      if (!type.startsWith('application/csp-report')) return answer(415);
      const { CLIENT_ADDRESS_HEADER: header } = readSettings(environment, [
        'CLIENT_ADDRESS_HEADER',
      ]);
      await countPost(limiter, limits, 'policy', clientOf(request.headers, header));
      const body: unknown = JSON.parse(String(await readBody(request, bodyLimit)));
      const report = violation.safeParse(body).data?.['csp-report'];
      if (!report) return answer(400);
      const { 'effective-directive': directive, 'blocked-uri': host } = report;
      if (told.size >= mostPairs) told.clear();
      if (!told.has(`${directive} ${host}`)) printLine('info', 'policy', { directive, host });
      told.add(`${directive} ${host}`);
      return answer(204);
    } catch (error) {
      if (error instanceof Refusal) return answer(error.unsuccess.failure.status);
      return answer(error instanceof SyntaxError ? 400 : 500);
    }
  };
}
