import { expect, test } from 'vitest';
import { MailNotDelivered, OutcomeUnknown } from '../../../../src/contact/errors.ts';
import { explainRefusal } from '../../../../src/contact/mail/explain-refusal.ts';

test.each([
  ['EDNS ENOTFOUND CONN before content', 'has a name that was not found (EDNS ENOTFOUND CONN).'],
  ['ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN before content', 'a certificate that cannot be'],
  ['ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN before content', 'set NODE_EXTRA_CA_CERTS'],
  ['ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN before content', 'smtps: is for port 465'],
  ['EAUTH 454 AUTH PLAIN before content', 'refused for now (EAUTH 454 AUTH PLAIN).'],
  ['ESOMETHING before content', 'did not take the message (ESOMETHING). Look at SMTP_URL.'],
])('the codes %s have words, which name the server to its operator alone', (reason, words) => {
  const refusal = new MailNotDelivered(reason, false);
  const told = explainRefusal(refusal, 'smtp://u:p@mail.example.com');
  expect(told).toContain('The mail server mail.example.com, port 587,');
  expect(told).toContain(words);
  expect(explainRefusal(refusal)).toBe(told.replace(' mail.example.com, port 587,', ''));
});

test('an outcome that nobody knows keeps its code', () => {
  const told = explainRefusal(new OutcomeUnknown('ETIMEDOUT CONN after content'), 'smtps://a.org');
  expect(told).toContain('port 465, got the message');
  expect(told).toContain('(ETIMEDOUT CONN)');
});
