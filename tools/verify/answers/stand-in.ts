import { answerStyles } from '../../../src/config/routes.ts';
import { describeBeginning } from '../files/first-bytes.ts';
import type { Fault } from '../tell.ts';

/**
 * What says that a wall against robots answered, whatever the status.
 * @see https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
 * @see https://docs.aws.amazon.com/waf/latest/APIReference/API_ChallengeAction.html
 */
const wallHeaders = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated'] as const;

/** What a page of the site loads from, or one of a function: it is there whatever else is lost. */
const signs = ['/_astro/', answerStyles] as const;

/** An answer that the site did not give. */
export class StandIn extends Error {
  readonly fault: Fault;

  /** @param example what was met in its place */
  constructor(example: string) {
    super(example);
    const fault =
      'is answered by something in front of the site, such as a check for robots or a login: ' +
      'let this machine through there, and verify again';
    this.fault = { fault, example };
  }
}

/** Whether a page is one of the site, and not of what stands in front of it. */
export function isOwnPage(html: string): boolean {
  return signs.some((sign) => html.includes(sign));
}

/** A page in few words, as far as it has a title. */
export function describePage(html: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim();
  return title ? `a page “${title}”` : `it begins ${describeBeginning(Buffer.from(html))}`;
}

/** The text of a page that came as if all were well; its answer can still be read. */
async function readPage(response: Response): Promise<string> {
  const isPage = /^\s*text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || !isPage) return '';
  // What cannot be read is told by whoever reads it.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return /<!doctype html|<html[\s>]/i.test(text) ? text : '';
}

/**
 * Lets an answer of the site pass.
 * @throws for one that something in front of the site gave in its place
 */
export async function refuseStandIn(response: Response): Promise<void> {
  const wall = wallHeaders.find((name) => response.headers.has(name));
  const page = wall === undefined ? await readPage(response) : '';
  if (wall === undefined && (page === '' || isOwnPage(page))) return;
  await response.body?.cancel();
  throw new StandIn(wall ? `${wall}: ${response.headers.get(wall) ?? ''}` : describePage(page));
}
