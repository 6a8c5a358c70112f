import { describe, expect, test } from 'vitest';
import { functionAddress } from '../../../../src/config/routes.ts';
import { readPlace } from '../../../../src/contact/endpoint.ts';
import { readNewsletterSettings } from '../../../../src/contact/newsletter/newsletter-settings.ts';

const request = new Request(`http://127.0.0.1:4321${functionAddress('newsletter')}`);
const NEWSLETTER_SECRET = 'x'.repeat(32);
const PUBLIC_SITE_URL = 'https://www.triage.example';

test('locally links lead to the address that was asked, and a secret is made up', () => {
  const settings = readNewsletterSettings({}, request);
  expect(settings).toMatchObject({ linkAddress: request.url, place: { pagePrefix: '' } });
  expect(settings.secret.length).toBeGreaterThan(32);
  expect(readNewsletterSettings({}, request).secret).toBe(settings.secret);
});

test('links lead to the site that is set, whatever the request says', () => {
  expect(readNewsletterSettings({ PUBLIC_SITE_URL, NEWSLETTER_SECRET }, request)).toEqual({
    linkAddress: `${PUBLIC_SITE_URL}${functionAddress('newsletter')}`,
    place: readPlace({ PUBLIC_SITE_URL }, 'newsletter'),
    secret: NEWSLETTER_SECRET,
  });
});

test('functions on a host of their own are linked there, and the site by its full address', () => {
  const PUBLIC_FUNCTIONS_URL = 'https://functions.example/v1';
  expect(readNewsletterSettings({ PUBLIC_SITE_URL, PUBLIC_FUNCTIONS_URL }, request)).toMatchObject({
    linkAddress: functionAddress('newsletter', PUBLIC_FUNCTIONS_URL),
    place: { pagePrefix: PUBLIC_SITE_URL },
  });
});

test('links in e-mails that leave the machine never lead where a request says', () => {
  expect(() => readNewsletterSettings({ SMTP_URL: 'smtp://localhost' }, request)).toThrow(
    'PUBLIC_SITE_URL: missing',
  );
});

test('blank settings are none', () => {
  const blank = { PUBLIC_SITE_URL: ' ', SMTP_URL: ' ' };
  expect(readNewsletterSettings(blank, request).linkAddress).toBe(request.url);
});

describe('on the deployed host', () => {
  test.each([
    ['NEWSLETTER_SECRET', { PUBLIC_SITE_URL }],
    ['PUBLIC_SITE_URL', { NEWSLETTER_SECRET }],
  ])('a missing %s is an error that names it', (name, environment) => {
    expect(() => readNewsletterSettings({ VERCEL: '1', ...environment }, request)).toThrow(
      `${name}: missing`,
    );
  });
});
