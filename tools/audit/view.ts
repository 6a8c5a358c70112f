import type { Browser, Page } from 'playwright';

/** How a visitor looks at a page. */
export interface View {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** A page in a window of its own that looks as told; close its context when done. */
export async function openView(browser: Browser, origin: string, view: View): Promise<Page> {
  const { width, ...preferences } = view;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    ...preferences,
  });
  return context.newPage();
}
