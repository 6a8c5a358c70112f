import PostalMime from 'postal-mime';
import { referenceOf } from '../../../../src/contact/notices.ts';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { roles } from '../../../../src/contact/fields.ts';
import type { ContactMessage } from '../../../../src/contact/fields.ts';
import {
  buildMail,
  markContent,
  writeContactMail,
  writeReceipt,
} from '../../../../src/contact/mail/compose.ts';
import { hostileLines, message } from '../contact-fixtures.ts';

const envelope = {
  id: '0123456789abcdef0123456789abcdef',
  date: new Date('2025-01-15T10:20:30Z'),
  from: 'website@triage.example',
  to: 'sales@triage.example',
};

async function deliver(changes: Partial<ContactMessage> = {}) {
  const { content } = await buildMail(
    writeContactMail({ ...message, ...changes }, envelope.id),
    envelope,
  );
  return { content: content.toString('latin1'), mail: await PostalMime.parse(content) };
}

/** What the reader's mail program shows of the HTML part. */
function readHtml(html: string | undefined) {
  const page = parseHtml(html ?? '', { blockTextElements: {} });
  const cells = page.querySelectorAll('td').map((cell) => cell.textContent);
  // HTML itself drops the line break after <pre>.
  const text = page.querySelector('pre')?.textContent.replace(/^\n/, '');
  return { cells, text, elements: page.querySelectorAll('*').map(({ rawTagName }) => rawTagName) };
}

test('the e-mail names its sender, its reader, the visitor to reply to, and its date', async () => {
  const { mail } = await deliver();
  expect(mail).toMatchObject({
    from: { name: 'TRIAGE website', address: 'website@triage.example' },
    to: [{ name: '', address: 'sales@triage.example' }],
    replyTo: [{ name: 'Ana Pérez', address: 'ana.perez@stmarys.example' }],
    subject: "TRIAGE website: St. Mary's Hospital, IT director",
    messageId: '<0123456789abcdef0123456789abcdef@triage.example>',
    date: '2025-01-15T10:20:30.000Z',
    attachments: [],
  });
});

test('how the sender found us has lines of its own, above the message', async () => {
  const story = { campaign: '?utm_source=mail', cameFrom: 'www.google.com', firstPage: '/product' };
  const { mail } = await deliver({ story });
  const lines = ['Campaign: source mail', 'Came from: www.google.com', 'First page: /product', ''];
  expect(mail.text).toContain(`Reference: 01234567\n${lines.join('\n')}\nMessage:`);
  expect(readHtml(mail.html).cells.slice(-3)).toEqual([
    'source mail',
    'www.google.com',
    '/product',
  ]);
});

test('the plain text and the HTML show every field', async () => {
  const { mail } = await deliver();
  expect(mail.text).toBe(
    [
      'Name: Ana Pérez',
      'Work email: ana.perez@stmarys.example',
      "Organization: St. Mary's Hospital",
      'Role: IT director',
      'Reference: 01234567',
      '',
      'Message:',
      '',
      'We run three emergency departments.',
      'Could we see a demo?',
      '',
    ].join('\n'),
  );
  expect(readHtml(mail.html)).toMatchObject({
    cells: [
      'Ana Pérez',
      'ana.perez@stmarys.example',
      "St. Mary's Hospital",
      'IT director',
      '01234567',
    ],
    text: message.message,
  });
});

describe('hostile text arrives as the text it is', () => {
  test.each(hostileLines)('%j in every field', async (line) => {
    const changes = { name: line, organization: line, message: line };
    const plain = await deliver();
    const { mail } = await deliver(changes);
    expect(mail.headers.map(({ key }) => key)).toEqual(plain.mail.headers.map(({ key }) => key));
    // In a header they would turn what is not the visitor's.
    const inHeader = line.replaceAll(/[\u061c\u200f\u202a-\u202e\u2066-\u2069]/g, '');
    expect(mail.replyTo).toEqual([{ name: inHeader.trim(), address: message.email }]);
    expect(mail.subject).toContain(inHeader);
    expect(mail.text).toContain(`Name: ${line}\n`);
    expect(mail.text).toContain(`Organization: ${line}\n`);
    expect(mail.text?.endsWith(`\n\n${line}\n`)).toBe(true);
    const shown = readHtml(mail.html);
    expect(shown.cells).toEqual([line, message.email, line, roles[message.role], '01234567']);
    expect(shown.text).toBe(line);
    expect(shown.elements).toEqual(readHtml(plain.mail.html).elements);
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
    const { mail } = await deliver({ message: text });
    expect(mail.text?.endsWith(`Message:\n\n${text}\n`)).toBe(true);
  });

  test('names at their limit stay whole in Reply-To and subject', async () => {
    const name = 'é🩺'.repeat(50);
    const organization = `${'田中'.repeat(60)} ${'x'.repeat(79)}`;
    const { mail } = await deliver({ name, organization });
    expect(mail.replyTo).toEqual([{ name, address: message.email }]);
    expect(mail.subject).toContain(organization);
  });

  test.each([
    "o'brien+a/b=c@hospital.org",
    '!#$%&*?^_`{|}~-@hospital.org',
    'a.b@xn--80ak6aa92e.com',
    '=?utf-8?q?x?=@hospital.org',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`,
  ])('a reply goes to exactly %s', async (email) => {
    const { mail } = await deliver({ email });
    expect(mail.replyTo).toEqual([{ name: message.name, address: email }]);
  });

  test('an international domain is written as mail programs look it up', async () => {
    const { mail } = await deliver({ email: 'ana@krankenhäuser.de' });
    expect(mail.replyTo?.[0]?.address).toBe('ana@xn--krankenhuser-ncb.de');
    expect(mail.text).toContain('Work email: ana@krankenhäuser.de\n');
  });
});

test('a text that turns the direction of writing cannot turn the rest of the subject', async () => {
  const { mail } = await deliver({ organization: '\u2069\u202eabc' });
  expect(mail.subject).toBe('TRIAGE website: abc, IT director');
});

test('what goes over the wire is plain ASCII in short lines, each ended by CR LF', async () => {
  const { content } = await deliver({ name: '🩺é'.repeat(40), message: 'é\n'.repeat(2000) });
  expect(content).toMatch(/^[\t\r\n -~]*$/);
  const lines = content.split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
});

test('a mark is in the subject of what comes to us, and in a header of everything', async () => {
  const content = writeContactMail(message, envelope.id);
  const marks = ['looks automated', 'possible copy'] as const;
  const ours = await buildMail(markContent(content, marks, true), envelope);
  const strangers = await buildMail(markContent(content, marks, false), envelope);
  const read = async (mail: Buffer) => {
    const { subject, headers } = await PostalMime.parse(mail);
    return { subject, mark: headers.find(({ key }) => key === 'x-website-mark')?.value };
  };
  const mark = 'looks automated, possible copy';
  expect(await read(ours.content)).toEqual({ subject: `[${mark}] ${content.subject}`, mark });
  expect(await read(strangers.content)).toEqual({ subject: content.subject, mark });
});

test('a receipt names the reference, and nothing that was typed can change it', async () => {
  const { content } = await buildMail(writeReceipt(envelope.id), envelope);
  const { subject, text, html, headers } = await PostalMime.parse(content);
  expect(subject).toBe('TRIAGE: your message has arrived');
  expect(text).toContain(`Reference: ${referenceOf(envelope.id)}\n`);
  expect(html).toContain(referenceOf(envelope.id));
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
});
