import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { consentLifetime } from '../../../src/analytics/consent-choice.ts';
import { confirmationLifetime } from '../../../src/contact/newsletter/newsletter-mail.ts';
import { unknownLimit } from '../../../src/contact/queue/queue.ts';
import { keyLifetime, retryPlan } from '../../../src/contact/queue/job-store.ts';
import { mailboxDay, minute } from '../../../src/contact/rate-limit.ts';

const policy = readFileSync('src/content/pages/privacy-policy.mdx', 'utf8');
const hour = 3_600_000;

test.each([
  ['it is tried again for three days', retryPlan.patience, 72 * hour],
  ['its reference remains for 24 hours', keyLifetime, 24 * hour],
  ['a link, which is good for 24 hours', confirmationLifetime, 24 * hour],
  ['address is also held for one minute', minute, hour / 60],
  ['one minute by internet address, 24 hours by mailbox', mailboxDay, 24 * hour],
  ['until three tries have ended without an answer', unknownLimit, 3],
  ['Your choice is kept for six months', consentLifetime, 183 * 24 * hour],
])('the privacy policy says “%s”, and so does the code', (words, inCode, promised) => {
  expect(policy).toContain(words);
  expect(inCode).toBe(promised);
});
