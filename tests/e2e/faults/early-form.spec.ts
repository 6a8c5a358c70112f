import { expect, test } from 'playwright/test';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { holdFile } from '../../support/page/page-scripts.ts';

/** The script of the form, until which a visitor types into plain HTML. */
const formScript = /\/_astro\/ContactFormIsland\.[^/]+\.js/;

const changes: Readonly<Record<string, () => void>> = {
  'an extension put an element into': () => {
    document.querySelector('#message')?.after(document.createElement('writing-helper'));
  },
  'an extension took the trap out of': () => {
    document.querySelector('.trap')?.remove();
  },
  'the browser translated': () => {
    for (const label of document.querySelectorAll('.contact-form label')) {
      const translation = document.createElement('span');
      translation.textContent = 'Traduit';
      label.replaceChildren(translation);
    }
  },
};

for (const [what, change] of Object.entries(changes)) {
  test(`a form that ${what} before its script came loses no letter and keeps its key`, async ({
    page,
  }) => {
    const typed = contactPage.createVisitor({ name: 'Zoe' });
    const release = await holdFile(page, formScript);
    await page.clock.install();
    await page.goto('/contact');
    await page.evaluate(change);
    const name = page.locator('#name');
    const key = await page.locator('[data-purpose="key"]').inputValue();
    await name.pressSequentially('Zo');
    const struck = page.waitForEvent('pageerror');
    release();
    await struck;
    await expect(name).toBeFocused();
    await page.keyboard.press('e');
    await expect(name).toHaveValue(typed.name);
    await page.locator('#email').fill(typed.email);
    await page.locator('#organization').fill(typed.organization);
    await page.locator('#role').selectOption(typed.role);
    await page.locator('#message').fill(typed.message);
    expect(await page.locator('[data-purpose="key"]').inputValue()).toBe(key);
    await contactPage.takeTime(page);
    await page.locator('.contact-form [type="submit"]').click();
    await expect(page).toHaveURL('/contact/sent');
    expect(await findMail(typed.organization)).toHaveLength(1);
  });
}

test('an island that breaks under the visitor leaves the focus in the field they are in', async ({
  page,
}) => {
  const release = await holdFile(page, formScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ContactFormIsland() { throw new Error('broken'); }`,
    }),
  );
  await page.goto('/contact');
  await contactPage.field(page, 'Name').focus();
  await contactPage.field(page, 'Work email').focus();
  // React repeats an earlier focus from a copy of its event.
  await contactPage.field(page, 'Name').dispatchEvent('focusin');
  const struck = page.waitForEvent('pageerror');
  release();
  await struck;
  await expect(contactPage.field(page, 'Work email')).toBeFocused();
});
