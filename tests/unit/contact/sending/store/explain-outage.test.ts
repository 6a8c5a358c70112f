import { expect, test } from 'vitest';
import { explainOutage } from '../../../../../src/contact/queue/store/explain-outage.ts';

test.each([
  ['NOPERM', 'does not allow this user'],
  ['MISCONF', 'cannot write to its disk'],
  ['LOADING', 'answers soon'],
  ['ETIMEDOUT', 'does not speak TLS, as rediss: asks for'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', 'is not good for this host, or has ended'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak TLS there'],
  ['ECONNRESET', 'it may speak TLS and want rediss:'],
])('what Redis or its connection means by %s is said in words', (code, words) => {
  const told = explainOutage('REDIS_URL', code);
  expect(told).toContain(words);
  expect(told).toContain(`(${code})`);
});

test.each([
  ['EACCES', 'the user of this process may not use the folder'],
  ['EROFS', 'can be read alone'],
  ['ENOSPC', 'the disk is full'],
  ['ETIMEDOUT', 'the disk does not answer'],
])('what a folder means by %s is said in words', (code, words) => {
  expect(explainOutage('MAIL_OUTBOX', code)).toContain(words);
});

test('a code without words is told as it is', () => {
  expect(explainOutage('REDIS_URL', 'SOMETHING')).toBe('REDIS_URL: SOMETHING');
});
