import { expect, test } from 'vitest';
import { answerTimeout } from '../../../../src/contact/form/post-contact-message.ts';
import { timeLimits } from '../../../../src/contact/sending/time-limits.ts';
import { maximumSeconds } from '../../../../src/hosting/output/function-bundle.ts';

test('each time limit fits into the one above it', () => {
  const { redis, delivery, smtpConnection, smtpReply } = timeLimits;
  const wholePost = delivery + 4 * redis;
  expect(smtpConnection).toBeLessThan(smtpReply);
  expect(smtpReply).toBeLessThan(delivery);
  expect(wholePost).toBeLessThan(answerTimeout);
  expect(answerTimeout).toBeLessThan(timeLimits.shutdown);
  expect(timeLimits.shutdown).toBeLessThan(maximumSeconds * 1000);
  expect(timeLimits.scheduledRun + wholePost).toBeLessThan(maximumSeconds * 1000);
  expect(maximumSeconds * 1000).toBeLessThan(timeLimits.lease);
});
