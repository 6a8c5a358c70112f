import { expect, test } from 'playwright/test';
import { fieldNames, fieldRules } from '../../../src/config/contact-fields.ts';
import { functionAddress } from '../../../src/config/routes.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { holdFile, waitForScripts } from '../../support/page/page-scripts.ts';
import { formWords } from '../../../src/messages/messages.ts';

test.describe('without JavaScript', { tag: '@everywhere' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives with the button that led to it, and the visitor is told so', async ({
    page,
  }) => {
    // As it is copied from a mail program.
    const typed = contactPage.createVisitor({ email: 'Zoë <\u200ezoe@hospital.org\u200e>,' });
    await page.goto('/economic-impact');
    await page.getByRole('link', { name: 'Request a Quotation' }).last().click();
    await contactPage.fillForm(page, typed);
    await contactPage.sendButton(page).click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formWords.notices.sent.title);
    await expect(page.getByRole('main')).toContainText(
      "Thank you for your interest. We'll get back to you soon.",
    );
    await expect.poll(() => findMail(typed.organization)).toHaveLength(1);
    const [mail] = await findMail(typed.organization);
    expect(mail?.replyTo?.[0]?.address).toBe('zoe@hospital.org');
    expect(mail?.text).toContain('Button: Request a Quotation (/economic-impact)');
  });

  test('a refused address leads to a page that still holds every word', async ({ page }) => {
    const typed = contactPage.createVisitor({ email: 'zoe@Gmail.com' });
    await page.goto('/contact');
    await contactPage.fillForm(page, typed);
    await contactPage.sendButton(page).click();
    const summary = page.getByRole('group', { name: formWords.notices.invalidEmail.title });
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: message not sent/);
    await expect(page.getByRole('link', { name: 'News & Views' }).first()).toBeVisible();
    await expect(contactPage.field(page, 'Name')).toHaveValue(typed.name);
    await expect(contactPage.field(page, 'Message')).toHaveValue(typed.message);
    await contactPage.field(page, 'Work email').fill('zoe@hospital.org');
    await contactPage.sendButton(page).click();
    await expect(page).toHaveURL('/contact/sent');
    const [mail] = await findMail(typed.organization);
    expect(mail?.text).toContain(typed.message);
  });
});

test(
  'a message arrives once, word for word, with the visitor to reply to',
  { tag: '@everywhere' },
  async ({ page }) => {
    const typed = contactPage.createVisitor();
    await contactPage.sendMessage(page, typed);
    await expect(contactPage.sentNotice(page)).toBeVisible();
    await expect(contactPage.notifications(page).locator('li')).toContainText(
      "Thank you for your interest. We'll get back to you soon.",
    );
    for (const name of fieldNames) await expect(page.locator(`#${name}`)).toHaveValue('');
    const mails = await findMail(typed.organization);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replyTo).toEqual([{ name: typed.name, address: typed.email }]);
    expect(mails[0]?.subject).toContain(typed.organization);
    expect(mails[0]?.text).toContain(typed.message);
  },
);

test('the whole form works by keyboard', async ({ page }) => {
  const typed = contactPage.createVisitor({ message: 'Typed by keyboard.' });
  await page.clock.install();
  await page.goto('/contact');
  await waitForScripts(page);
  await contactPage.field(page, 'Name').focus();
  for (const name of fieldNames) {
    await expect(page.locator(`#${name}`)).toBeFocused();
    await page.keyboard.type(formWords.fields[name].choices?.[typed[name]] ?? typed[name]);
    if (name !== fieldNames.at(-1)) await page.keyboard.press('Tab');
  }
  // How the sender found us is said before the button, and may be left out.
  const explanation = page.getByRole('link', { name: 'What we do with it' });
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(explanation).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leave this out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contactPage.sendButton(page)).toBeFocused();
  await contactPage.takeTime(page);
  await page.keyboard.press('Enter');
  await expect(contactPage.sentNotice(page)).toBeVisible();
  expect(await findMail(typed.organization)).toHaveLength(1);
});

test('what is left of a message is read out after a pause, and gone with it', async ({ page }) => {
  await contactPage.openForm(page);
  const status = page.getByRole('status').filter({ hasText: /left/ });
  const text = contactPage.field(page, 'Message');
  await text.fill('x'.repeat(4_990));
  await page.clock.runFor(200);
  await expect(status).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(status).toHaveCount(1);
});

test('an address that looks mistyped is asked about, and mended by a press', async ({ page }) => {
  await contactPage.openForm(page);
  const typed = contactPage.createVisitor({ email: 'zoe@northclinic.con' });
  await contactPage.fillForm(page, typed);
  await page.clock.runFor(1_500);
  await page.getByRole('button', { name: 'Did you mean zoe@northclinic.com?' }).click();
  await expect(contactPage.field(page, 'Work email')).toHaveValue('zoe@northclinic.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test(
  'a personal address is refused with its notice and nothing is sent',
  { tag: '@everywhere' },
  async ({ page }) => {
    let requests = 0;
    await page.route(`**${functionAddress('contact')}`, (route) => {
      requests += 1;
      return route.continue();
    });
    await contactPage.openForm(page);
    await contactPage.fillForm(page, contactPage.createVisitor({ email: 'zoe@HotMail.com' }));
    await contactPage.sendButton(page).click();
    const toast = contactPage.notifications(page).locator('li');
    await expect(toast.locator('strong')).toHaveText(formWords.notices.invalidEmail.title);
    await expect(toast.locator('p')).toHaveText(
      'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
    );
    await expect(page).toHaveTitle(/^Error: message not sent/);
    await expect(contactPage.field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true');
    await expect(contactPage.field(page, 'Name')).toHaveValue('Zoë O’Neill');
    expect(requests).toBe(0);
  },
);

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} by ${height} the notice says it once and covers no field`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await contactPage.openForm(page);
    await contactPage.fillForm(page, contactPage.createVisitor({ email: 'zoe@gmail.com' }));
    await contactPage.sendButton(page).click();
    const notice = contactPage.notifications(page).locator('li');
    await expect(notice).toBeInViewport();
    // It stays as long as somebody points at it.
    await notice.hover();
    await expect(page.getByRole('group', { name: formWords.form.summary })).toBeFocused();
    await expect(page.getByText(formWords.notices.invalidEmail.message)).toHaveCount(2);
    const covered = await notice.evaluate((element) => {
      const shown = element.getBoundingClientRect();
      return [...document.querySelectorAll('.error-summary, .field')].flatMap((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const isAside = bottom <= shown.top || top >= shown.bottom;
        return isAside || right <= shown.left || left >= shown.right ? [] : part.textContent;
      });
    });
    expect(covered).toEqual([]);
  });
}

test('empty fields are named in a summary that takes focus and leads to each', async ({ page }) => {
  await contactPage.openForm(page);
  await expect(contactPage.field(page, 'Role', 'combobox')).toHaveAttribute(
    'aria-invalid',
    'false',
  );
  await contactPage.field(page, 'Name').fill('Zoë');
  await contactPage.sendButton(page).click();
  const summary = page.getByRole('group', { name: formWords.form.summary });
  await expect(summary).toBeFocused();
  const needed = fieldNames.filter((name) => !fieldRules[name].isOptional);
  await expect(summary.getByRole('link')).toHaveCount(needed.length - 1);
  await expect(contactPage.field(page, 'Message')).toHaveAccessibleDescription(
    /Enter your message/,
  );
  await summary.getByRole('link', { name: /organization/ }).click();
  await expect(contactPage.field(page, 'Organization')).toBeFocused();
  await contactPage.field(page, 'Organization').fill('Hospital');
  await expect(summary.getByRole('link')).toHaveCount(needed.length - 2);
});

test(
  'what was typed survives a reload and is forgotten after success',
  { tag: '@everywhere' },
  async ({ page }) => {
    const typed = contactPage.createVisitor();
    await contactPage.openForm(page);
    await contactPage.fillForm(page, typed);
    await page.reload();
    await expect(contactPage.field(page, 'Message')).toHaveValue(typed.message);
    await expect(contactPage.field(page, 'Role', 'combobox')).toHaveValue(typed.role);
    await contactPage.field(page, 'Name').focus();
    await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
    await contactPage.sendButton(page).click();
    await expect(contactPage.sentNotice(page)).toBeVisible();
    await page.reload();
    await expect(contactPage.field(page, 'Message')).toHaveValue('');
  },
);

test('whoever leaves while a message is on its way learns that sending again is safe', async ({
  page,
}) => {
  const posts: { readonly idempotencyKey: string }[] = [];
  await page.route(`**${functionAddress('contact')}`, async (route) => {
    posts.push(route.request().postDataJSON() as { readonly idempotencyKey: string });
    // The first is never answered.
    if (posts.length > 1) await route.continue();
  });
  const doubt = page.getByText('You left while your message was on its way');
  await contactPage.openForm(page);
  await contactPage.fillForm(page, contactPage.createVisitor());
  await expect(doubt).toBeHidden();
  await contactPage.sendButton(page).click();
  await expect.poll(() => posts).toHaveLength(1);
  await page.reload();
  await expect(doubt).toBeVisible();
  await contactPage.field(page, 'Name').focus();
  await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
  await contactPage.sendButton(page).click();
  await expect(contactPage.sentNotice(page)).toBeVisible();
  await expect(doubt).toBeHidden();
  expect(posts[1]?.idempotencyKey).toBe(posts[0]?.idempotencyKey);
  await page.reload();
  await expect(doubt).toBeHidden();
});

test('what is typed while the page is still arriving is a draft, with no script file at all', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const name = document.querySelector<HTMLInputElement>('#name');
      if (name && document.readyState === 'interactive') name.value = 'Ann Early';
    });
  });
  await page.goto('/contact');
  const draft = () => page.evaluate(() => sessionStorage.getItem('contact-draft'));
  await expect.poll(draft).toContain('Ann Early');
});

test('what is typed before the script arrives is kept, and no React comes before it is wanted', async ({
  page,
}) => {
  const script = /ContactFormIsland\.[^/]+\.js$/;
  const release = await holdFile(page, script);
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= script.test(request.url());
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(isAsked).toBe(false);
  const typed = contactPage.createVisitor();
  await contactPage.fillForm(page, typed);
  await expect.poll(() => isAsked).toBe(true);
  release();
  await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
  await expect(contactPage.field(page, 'Name')).toHaveValue(typed.name);
  await expect(contactPage.field(page, 'Role', 'combobox')).toHaveValue(typed.role);
  await expect(contactPage.field(page, 'Message')).toHaveValue(typed.message);
});
