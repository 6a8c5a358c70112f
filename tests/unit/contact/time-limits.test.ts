import { expect, test } from 'vitest';
import { answerTimeout } from '../../../src/islands/contact-form/post-contact-message.ts';
import { timeLimits } from '../../../src/contact/time-limits.ts';
import { maximumSeconds } from '../../../src/hosting/output/function-bundle.ts';

test('each time limit fits into the one above it', () => {
  const { redis, folder, delivery, smtpConnection, smtpReply, webhook } = timeLimits;
  // A connection, two counts, the clock, and for each letter its keeping and, for the one that is
  // delivered, its way.
  const wholePost = delivery + 9 * redis;
  // What nothing keeps at first is told to the webhook once the e-mail has left.
  const keptLate = wholePost + webhook;
  const withFolderThatHangs = delivery + 2 * folder + webhook;
  // A letter that waits is listed, claimed, handed over and finished.
  const waitingLetter = delivery + 4 * redis;
  expect(smtpConnection).toBeLessThan(smtpReply);
  expect(smtpReply).toBeLessThan(delivery);
  expect(Math.max(keptLate, withFolderThatHangs)).toBeLessThan(answerTimeout);
  expect(answerTimeout).toBeLessThan(timeLimits.shutdown);
  expect(timeLimits.shutdown).toBeLessThan(maximumSeconds * 1000);
  expect(timeLimits.scheduledRun + waitingLetter).toBeLessThan(maximumSeconds * 1000);
  expect(maximumSeconds * 1000).toBeLessThan(timeLimits.lease);
});
