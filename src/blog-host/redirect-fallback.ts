import { knownPathsFile } from '../config/routes.ts';
import { findRedirect, type KnownPaths } from './find-redirect.ts';

/** How long each request may take, in milliseconds. */
const timeLimit = 3_000;

/** In milliseconds: a visitor who is back so soon did not come back, but was sent back. */
const backAtOnce = 10_000;

/** Asks the blog host for a page; it must allow this site to see the answer (CORS). */
async function isThere(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    return (await fetch(address, { method: 'HEAD', credentials: 'omit', signal })).ok;
  } catch {
    return false;
  }
}

/** Without the list nothing is known, and the blog host is asked. */
async function loadKnownPaths(): Promise<KnownPaths> {
  try {
    const answer = await fetch(knownPathsFile, { signal: AbortSignal.timeout(timeLimit) });
    return (await answer.json()) as KnownPaths;
  } catch {
    return { pages: [], articles: [] };
  }
}

/**
 * Notes for this tab that the visitor is being sent to an address of the blog host, and whether it is
 * the first time: a blog host that sends unknown paths here would make a loop.
 */
function isFirstHop(address: string): boolean {
  const key = 'sent-to-blog-host';
  try {
    const [time, last] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (last === address && Date.now() - Number(time) < backAtOnce) return false;
    sessionStorage.setItem(key, `${Date.now()} ${address}`);
    return true;
  } catch {
    // Where nothing can be kept, no visit can be told from the one before.
    return true;
  }
}

/** Sends the visitor of the not-found page on, and says so meanwhile. */
export async function startRedirectFallback(): Promise<void> {
  const redirecting = document.getElementById('redirecting');
  const notFound = document.getElementById('not-found');
  const blogHost = redirecting?.dataset['blogHost'];
  if (!redirecting || !notFound || blogHost === undefined) return;

  function show(isRedirecting: boolean): void {
    if (redirecting) redirecting.hidden = !isRedirecting;
    if (notFound) notFound.hidden = isRedirecting;
  }

  show(true);
  const status = redirecting.querySelector('[role="status"]');
  if (status) status.textContent = redirecting.dataset['words'] ?? '';
  const address = await findRedirect(location, await loadKnownPaths(), blogHost, isThere);
  if (address === undefined) show(false);
  else location.replace(address === '/' || isFirstHop(address) ? address : '/');
}
