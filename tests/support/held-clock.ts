import type { Page } from 'playwright/test';

/**
 * Makes timeouts of requests follow the clock that a test moves by hand; the browser's own timeout
 * signal does not. Call it before the page is opened.
 */
export function followClock(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('', 'TimeoutError'));
      }, delay);
      return controller.signal;
    };
  });
}
