import { expect, test } from 'vitest';
import { explain } from '../../../src/contact/errors.ts';

test.each([
  ['SMTP_URL', 'ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN', 'not good for this host'],
  ['SMTP_URL', 'ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN', 'NODE_EXTRA_CA_CERTS'],
  ['SMTP_URL', 'ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN', 'smtps: is for port 465'],
  ['SMTP_URL', 'EAUTH 454 AUTH PLAIN', 'refuses for now'],
  ['SMTP_URL', 'EENVELOPE 550 RCPT TO', 'refused the recipient'],
  ['REDIS_URL', 'NOAUTH', 'Redis wants a password'],
  ['SMTP_URL', 'ESOMETHING', 'SMTP_URL: ESOMETHING'],
] as const)('of %s, %s has words', (setting, code, words) => {
  expect(explain(setting, code)).toContain(words);
});
