import { expect, test } from 'vitest';
import { functionAddress } from '../../../../src/config/routes.ts';
import { readNewsletterSettings } from '../../../../src/contact/newsletter/newsletter-settings.ts';

const request = new Request(`http://127.0.0.1:4321${functionAddress('newsletter')}`);
const NEWSLETTER_SECRET = 'x'.repeat(32);
const PUBLIC_SITE_URL = 'https://www.triage.example';

test('locally links lead to the address that was asked, and a secret is made up', () => {
  const settings = readNewsletterSettings({ PUBLIC_SITE_URL: ' ', SMTP_URL: ' ' }, request);
  expect(settings).toMatchObject({ linkAddress: request.url, endpoint: { pagePrefix: '' } });
  expect(settings.secret.length).toBeGreaterThan(32);
  expect(readNewsletterSettings({}, request).secret).toBe(settings.secret);
});

test('links lead to the site or the functions that are set, whatever the request says', () => {
  const settings = { PUBLIC_SITE_URL, NEWSLETTER_SECRET };
  expect(readNewsletterSettings(settings, request)).toMatchObject({
    linkAddress: `${PUBLIC_SITE_URL}${functionAddress('newsletter')}`,
    secret: NEWSLETTER_SECRET,
  });
  const PUBLIC_FUNCTIONS_URL = 'https://functions.example/v1';
  expect(readNewsletterSettings({ ...settings, PUBLIC_FUNCTIONS_URL }, request)).toMatchObject({
    linkAddress: functionAddress('newsletter', PUBLIC_FUNCTIONS_URL),
    endpoint: { pagePrefix: PUBLIC_SITE_URL },
  });
});

test.each([
  ['PUBLIC_SITE_URL', { SMTP_URL: 'smtp://localhost' }],
  ['PUBLIC_SITE_URL', { VERCEL: '1', NEWSLETTER_SECRET }],
  ['NEWSLETTER_SECRET', { VERCEL: '1', PUBLIC_SITE_URL }],
])('where e-mails leave the machine a missing %s is an error that names it', (name, settings) => {
  expect(() => readNewsletterSettings(settings, request)).toThrow(`${name}: missing`);
});
