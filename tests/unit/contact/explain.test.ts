import { expect, test } from 'vitest';
import { explain } from '../../../src/contact/errors.ts';

test.each([
  ['SMTP_URL', 'EDNS ENOTFOUND CONN', 'a name that was not found (EDNS ENOTFOUND CONN)'],
  [
    'SMTP_URL',
    'ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN',
    'certificate is not good for this host',
  ],
  ['SMTP_URL', 'ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN', 'NODE_EXTRA_CA_CERTS'],
  ['SMTP_URL', 'ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN', 'smtps: is for port 465'],
  ['SMTP_URL', 'ESOCKET ECONNREFUSED CONN', 'nothing answers at this host and port'],
  ['SMTP_URL', 'EAUTH 454 AUTH PLAIN', 'refuses for now'],
  ['SMTP_URL', 'EAUTH 535 AUTH PLAIN', 'refused the user and the password'],
  ['SMTP_URL', 'EENVELOPE 530 MAIL FROM', 'wants a user and a password'],
  ['SMTP_URL', 'EENVELOPE 550 MAIL FROM', 'refused the sender'],
  ['SMTP_URL', 'EENVELOPE 550 RCPT TO', 'refused the recipient'],
  ['REDIS_URL', 'NOAUTH', 'Redis wants a password'],
  ['REDIS_URL', 'OOM', 'the memory of Redis is full'],
  ['MAIL_OUTBOX', 'SQLITE 13', 'the disk is full'],
  ['MAIL_OUTBOX', 'EACCES', 'the user of this process may not use the folder'],
  ['SMTP_URL', 'ESOMETHING', 'SMTP_URL: ESOMETHING'],
] as const)('of %s, %s has words', (setting, code, words) => {
  expect(explain(setting, code)).toContain(words);
});
