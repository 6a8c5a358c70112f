import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerWell, verify } from './healthy-site.ts';

/** What an answer becomes on its way. */
export type Change = (good: Response, request: Request) => Response | Promise<Response>;

/** One thing that is broken, and the only line that may tell it. */
export type Breakage = readonly [what: string, path: RegExp, change: Change, told: RegExp];

export const withStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}): Change =>
  (good) => {
    for (const [name, value] of Object.entries(headers)) good.headers.set(name, value);
    return new Response(good.body, { status, headers: good.headers });
  };

export const withHeader =
  (name: string, value?: string): Change =>
  (good) => {
    if (value === undefined) good.headers.delete(name);
    else good.headers.set(name, value);
    return good;
  };

export const withPolicy =
  (found: string | RegExp, put: string): Change =>
  (good) => {
    const policy = good.headers.get('content-security-policy') ?? '';
    good.headers.set('content-security-policy', policy.replace(found, put));
    return good;
  };

export const withText =
  (found: string | RegExp, put: string): Change =>
  async (good) => {
    // It has no text.
    if (good.status === 304) return good;
    const text = await good.text();
    return new Response(
      typeof found === 'string' ? text.replaceAll(found, put) : text.replace(found, put),
      good,
    );
  };

export const withBody =
  (body: string): Change =>
  (good) =>
    good.status === 304 ? good : new Response(body, good);

/** An answer that begins, and whose connection ends before it does. */
export const breakOff: Change = (good) => {
  const begun = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('later'));
    },
    pull: async (controller) => {
      await wait(50);
      controller.error(new Error('The connection is gone.'));
    },
  });
  return new Response(begun, { headers: good.headers });
};

/** A change for some requests to an address alone. */
export const where =
  (isMeant: (request: Request) => boolean, change: Change): Change =>
  (good, request) =>
    isMeant(request) ? change(good, request) : good;

/** What is told of a site that answers well but for one change. */
export async function tellBroken(path: RegExp, change: Change) {
  return verify(async (request) => {
    const good = await answerWell(request.clone());
    return path.test(new URL(request.url).pathname) ? change(good, request) : good;
  });
}

/** What is told of a file that is not the one that was built. */
export const changed = 'does not hold what was built (/sha256sums.txt)';

/** What is told but for files that are not the ones that were built. */
export function withoutChanged(sentences: readonly string[]): readonly string[] {
  return sentences.filter((one) => !one.includes(changed));
}

/** One test for each breakage: it is told by its own line and nothing else. */
export function testBreakages(breakages: readonly Breakage[]): void {
  test.each(breakages)('%s is told, and nothing else', async (_what, path, change, told) => {
    const { sentences, broken } = await tellBroken(path, change);
    // What is told where it leads to is told where it is changed as well.
    const isMeant = sentences.some((one) => one.includes(changed) && told.test(one));
    expect(isMeant ? sentences : withoutChanged(sentences)).toEqual([expect.stringMatching(told)]);
    expect(broken).toBeGreaterThan(0);
  });
}
