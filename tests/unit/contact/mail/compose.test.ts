import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../../../src/config/contact-fields.ts';
import type { ContactMessage } from '../../../../src/contact/fields.ts';
import { buildMail } from '../../../../src/contact/mail/smtp.ts';
import type { MailContent } from '../../../../src/contact/queue/job-store.ts';
import { writeContactMail, writeReceipt } from '../../../../src/contact/contact-mail.ts';
import { hostileLines, message } from '../contact-fixtures.ts';

const envelope = {
  id: '0123456789abcdef0123456789abcdef',
  date: new Date('2025-01-15T10:20:30Z'),
  from: 'website@triage.example',
  to: 'sales@triage.example',
};

async function build(content: MailContent) {
  const built = await buildMail(content, envelope);
  return { raw: built.content.toString('latin1'), mail: await PostalMime.parse(built.content) };
}

function deliver(changes: Partial<ContactMessage> = {}) {
  return build(writeContactMail({ ...message, ...changes }, envelope.id));
}

const plain = await deliver();

test('the e-mail shows every field, and names its sender, its reader and whom to answer', async () => {
  const story = { campaign: '?utm_source=mail', cameFrom: 'www.google.com', firstPage: '/product' };
  const { mail } = await deliver({ story });
  expect(mail).toMatchObject({
    from: { name: 'TRIAGE website', address: 'website@triage.example' },
    to: [{ name: '', address: 'sales@triage.example' }],
    replyTo: [{ name: 'Ana Pérez', address: 'ana.perez@stmarys.org' }],
    subject: 'TRIAGE website: St. Mary’s, IT director',
    messageId: '<0123456789abcdef0123456789abcdef@triage.example>',
    date: '2025-01-15T10:20:30.000Z',
    attachments: [],
  });
  const typed = fieldNames.filter((name) => name !== 'message').map((name) => message[name]);
  const visit = ['source mail', 'www.google.com', '/product'];
  const values = [...typed, '01234567', ...visit].map((value) => value.replace('it-d', 'IT d'));
  const lines = mail.text?.split('\n').filter((line) => line.includes(': ')) ?? [];
  expect(lines.map((line) => line.replace(/^[^:]*: /, ''))).toEqual(values);
  expect(mail.text?.endsWith(`\n\n${message.message}\n`)).toBe(true);
});

describe('hostile text arrives as the text it is', () => {
  test.each([
    'Ana\r\nBcc: all@evil.example',
    '=?utf-8?B?AAAA?=',
    '"<a@b.example>,',
    '\ud800\0田🩺',
  ])('%j makes no second line of a header, no other header and no other reader', async (text) => {
    // Also what the rules of the form would refuse: each guard holds alone.
    const { raw, mail } = await deliver({ name: text, organization: text, message: text });
    expect(raw).toMatch(/^(?:[\t -~]{0,998}\r\n)*$/);
    expect(mail.headers.map(({ key }) => key)).toEqual(plain.mail.headers.map(({ key }) => key));
    expect(mail).toMatchObject({ to: plain.mail.to, from: plain.mail.from, attachments: [] });
    expect([mail.cc, mail.bcc, mail.replyTo?.length]).toEqual([undefined, undefined, 1]);
  });

  test('a message keeps every byte: line breaks of any kind, spaces, tabs, controls', async () => {
    const text = [
      hostileLines.join('\n'),
      'CR LF\r\nlone CR\rend',
      '  indented \t\ttrailing   \n\n\n.\n.\r\nFrom here\n>From there',
      '\u0007\u001b[31m\u0085\u2028\u2029\ufeff',
      'long '.repeat(300),
      'x'.repeat(3000),
      '=20 =\n== =3D',
    ].join('\n');
    const [line = ''] = hostileLines;
    const { mail, raw } = await deliver({ name: line, message: text });
    expect(mail.text).toContain(`Name: ${line}\n`);
    expect(mail.text?.endsWith(`Message:\n\n${text}\n`)).toBe(true);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });
});

test.each([
  ["o'brien+a/b=c@hospital.org"],
  ['=?utf-8?q?x?=@hospital.org'],
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`],
  // As mail programs look it up.
  ['ana@krankenhäuser.de', 'ana@xn--krankenhuser-ncb.de'],
])('%s is the one address to answer, or to write to', async (email, address = email) => {
  const { mail } = await deliver({ email });
  expect(mail.replyTo).toEqual([{ name: message.name, address }]);
  const { to } = await buildMail(writeReceipt(envelope.id), { ...envelope, to: email });
  expect(to).toBe(address);
});
