import { expect, test } from 'playwright/test';
import { headerLinks } from '../../src/site/navigation.ts';
import { missingPath, pathOfEachKind } from '../../tools/lib/page-paths.ts';

// What a screen reader says, part after part, of each kind of page and of each island in its states.
// Every line has to be there, in this order; what editors write stands between and is not named.
test.use({ viewport: { width: 390, height: 844 } });

const itemsOf = (links: readonly { readonly label: string }[]) =>
  links.map(({ label }) => `      - listitem:\n        - link "${label}"`).join('\n');

const frame = `
- banner:
  - link "Skip to content"
  - link "TRIAGE"
  - navigation "Main":
    - list:
${itemsOf(headerLinks)}
  - link "Search"
- main:
  - heading /.+/ [level=1]
- contentinfo:
  - link "START YOUR JOURNEY"
  - navigation "All pages":
    - heading "Solutions" [level=2]
    - heading "Triage Systems" [level=2]
    - heading "Healthcare Settings" [level=2]
    - heading "Specialized Care" [level=2]
    - heading "Innovation & Research" [level=2]
    - heading "Resources" [level=2]
    - heading "Company" [level=2]
  - list:
    - listitem:
      - link "Privacy Policy"
    - listitem:
      - link "Terms and Conditions"
    - listitem:
      - link "Accessibility"
- region "Notifications"
`;

test('each kind of page is told from its skip link to its notices', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [...pathOfEachKind, missingPath]) {
    await page.goto(path);
    // The breadcrumbs and the heading of an article stand in the article.
    const told =
      (await page.getByRole('main').locator('> article').count()) > 0
        ? frame.replace('  - heading /.+/ [level=1]', '  - article:\n    - heading /.+/ [level=1]')
        : frame;
    await expect(page.locator('body'), path).toMatchAriaSnapshot(told);
  }
});

test('the form is told field by field, and what is wrong with each before the field itself', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  await expect(form).toMatchAriaSnapshot(`
- form "Send us a message":
  - paragraph: All fields are required.
  - textbox "Name"
  - textbox "Work email"
  - textbox "Organization"
  - combobox "Role":
    - option "Select your role" [selected]
  - paragraph: /Up to 5,000 characters/
  - textbox "Message"
  - button "Send message"
`);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form).toMatchAriaSnapshot(`
- form "Send us a message":
  - alert:
    - heading "There is a problem" [level=3]
    - list:
      - listitem:
        - link /^Enter your name$/
      - listitem:
        - link /^Enter your work email/
      - listitem:
        - link /^Enter the name of your organization/
      - listitem:
        - link /^Select your role$/
      - listitem:
        - link /^Enter your message$/
  - paragraph: /^Error:/
  - textbox "Name" [invalid]
  - paragraph: /^Error:/
  - textbox "Work email" [invalid]
  - paragraph: /^Error:/
  - textbox "Organization" [invalid]
  - paragraph: /^Error:/
  - combobox "Role" [invalid]
  - paragraph: /^Error:/
  - textbox "Message" [invalid]
  - button "Send message"
`);
});
