import type { Locator, Page } from 'playwright/test';

/** The row of categories above the articles. */
export function filter(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Categories' });
}

/** A category as a button, by its name. */
export function category(page: Page, name: string): Locator {
  return filter(page).getByRole('button', { name: new RegExp(`^${name} \\d+ articles$`) });
}
