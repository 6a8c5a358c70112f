import { expect, test, type Page } from 'playwright/test';
import { fieldNames } from '../../../src/config/contact-fields.ts';
import { functionAddress } from '../../../src/config/routes.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { holdFile } from '../../support/page/page-scripts.ts';

const contact = `**${functionAddress('contact')}`;
/** The script of the form, until which a visitor types into plain HTML. */
const formScript = /\/_astro\/ContactFormIsland\.[^/]+\.js/;

async function expectKept(page: Page, typed: contactPage.Visitor): Promise<void> {
  for (const name of fieldNames) await expect(page.locator(`#${name}`)).toHaveValue(typed[name]);
}

/** Has the function take a message once, and its answer be lost. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    contact,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when an answer is lost, Back leads to the form with every word, which arrives once', async ({
    page,
  }) => {
    const typed = contactPage.createVisitor();
    await page.goto('/contact');
    await contactPage.fillForm(page, typed);
    await loseAnswer(page);
    await contactPage.sendButton(page).click();
    await expect(contactPage.sendButton(page)).toBeHidden();
    await page.goBack();
    await expectKept(page, typed);
    await contactPage.sendButton(page).click();
    await expect(page).toHaveURL('/contact/sent');
    expect(await findMail(typed.organization)).toHaveLength(1);
  });
});

test('a form that the browser translated before its script came loses no letter and keeps its key', async ({
  page,
}) => {
  const typed = contactPage.createVisitor({ name: 'Zoe' });
  const release = await holdFile(page, formScript);
  await page.clock.install();
  await page.goto('/contact');
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('.contact-form label')) {
      const translation = document.createElement('span');
      translation.textContent = 'Traduit';
      label.replaceChildren(translation);
    }
  });
  const name = page.locator('#name');
  const key = await page.locator('[data-purpose="key"]').inputValue();
  await name.pressSequentially('Zo');
  const struck = page.waitForEvent('pageerror');
  release();
  await struck;
  await expect(name).toBeFocused();
  await page.keyboard.press('e');
  await expect(name).toHaveValue(typed.name);
  await contactPage.fillForm(page, typed);
  expect(await page.locator('[data-purpose="key"]').inputValue()).toBe(key);
  await contactPage.takeTime(page);
  await page.locator('.contact-form [type="submit"]').click();
  await expect(page).toHaveURL('/contact/sent');
  expect(await findMail(typed.organization)).toHaveLength(1);
});
