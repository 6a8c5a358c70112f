/** Asks the site that is verified, without following redirects. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const longestWait = 20_000;

/** @param origin such as https://www.example.com */
export function createAsk(origin: string): Ask {
  return (path, init) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWait),
      ...init,
    });
}

/** What an answer has to be before more is asked of it. */
export function findWrongStatus(
  { status }: Response,
  ...wanted: readonly number[]
): readonly string[] {
  return wanted.includes(status) ? [] : [`answers ${status}, not ${wanted.join(' or ')}`];
}

/** Why there is no answer: `fetch` says only that it failed, and its cause the rest. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message;
}
