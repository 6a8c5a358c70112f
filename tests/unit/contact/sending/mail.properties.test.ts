import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readSettings } from '../../../../src/config/settings.ts';
import { isEmailAddress } from '../../../../src/contact/email-address.ts';
import { type ContactMessage, roles } from '../../../../src/contact/fields.ts';
import { checkContactFields } from '../../../../src/contact/rules.ts';
import { writeNewsletterMail } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import { createToken } from '../../../../src/contact/newsletter/signed-link.ts';
import {
  buildMail,
  type MailContent,
  markContent,
  writeContactMail,
} from '../../../../src/contact/mail/compose.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../../support/properties/texts.ts';
import { message } from '../contact-fixtures.ts';

const envelope = {
  id: '0123456789abcdef0123456789abcdef',
  date: new Date('2025-01-15T10:20:30Z'),
  from: 'website@triage.example',
  to: 'sales@triage.example',
};

async function compose(content: MailContent, to = envelope.to, from = envelope.from) {
  const built = await buildMail(content, { ...envelope, to, from });
  const raw = built.content.toString('latin1');
  // RFC 5322, 2.2: a header ends with the first empty line; a line that begins with a space goes on.
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
  const names = lines.map((line) => /^[A-Za-z-]+(?=:)/.exec(line)?.[0] ?? `no header: ${line}`);
  return { raw, names, to: built.to, mail: await PostalMime.parse(built.content) };
}

const plain = await compose(writeContactMail(message, envelope.id));

const typed: fc.Arbitrary<ContactMessage> = fc.record({
  name: anyText,
  email: nearlyAddress.filter(isEmailAddress),
  organization: anyText,
  role: fc.constantFrom(...(Object.keys(roles) as (keyof typeof roles)[])),
  message: anyText,
});

/** The domain in the form in which it is looked up, as a mail program shows it. */
function asMailed(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local}@${/\P{ASCII}/u.test(domain) ? new URL(`http://${domain}`).hostname : domain}`;
}

/** The library writes a domain in small letters, which is the same domain. */
function inSmallLetters(email = ''): string {
  return email.replace(/@.*$/, (domain) => domain.toLowerCase());
}

function isSetting(email: string): boolean {
  try {
    return readSettings({ CONTACT_TO: email }, ['CONTACT_TO']).CONTACT_TO === email;
  } catch {
    return false;
  }
}

test('no text makes a second line of a header, another header or another reader', () =>
  check(
    // Also what the rules of the form would refuse: each guard holds alone.
    fc.asyncProperty(typed, fc.boolean(), async (one, isMarked) => {
      const marks = isMarked ? (['looks automated'] as const) : [];
      const content = markContent(writeContactMail(one, envelope.id), marks, true);
      const { raw, names, mail } = await compose(content);
      expect(names.filter((name) => name !== 'X-Website-Mark')).toEqual(plain.names);
      expect(raw).toMatch(/^(?:[\t -~]{0,998}\r\n)*$/);
      expect(mail).toMatchObject({ to: plain.mail.to, from: plain.mail.from, attachments: [] });
      expect([mail.cc, mail.bcc, mail.replyTo?.length]).toEqual([undefined, undefined, 1]);
      expect(mail.replyTo?.[0]?.address).toBe(asMailed(one.email));
    }),
    40,
  ));

test('what the form accepts arrives as it was typed', () =>
  check(
    fc.asyncProperty(typed, async (one) => {
      const checked = checkContactFields(one);
      fc.pre(checked.isValid);
      const { name, email, organization, message: text } = checked.message;
      const { mail } = await compose(writeContactMail(checked.message, envelope.id));
      expect(mail.replyTo).toEqual([{ name, address: asMailed(email) }]);
      expect(mail.text).toContain(`Organization: ${organization}\n`);
      expect(mail.text?.endsWith(`Message:\n\n${text}\n`)).toBe(true);
    }),
    40,
  ));

test('an address that is accepted is the one reader of its e-mail, which tells nothing of it', () =>
  check(
    fc.asyncProperty(typed, anyText, async ({ email }, id) => {
      const content = { purpose: 'confirm', email, id, expires: undefined } as const;
      const link = `https://www.triage.example/x?confirm=${createToken(content, 'a secret')}`;
      const written = writeNewsletterMail({
        kind: 'confirmation',
        email,
        confirmLink: link,
        unsubscribeLink: link,
      });
      const { mail, names, to } = await compose(written, email);
      const [reader] = mail.to ?? [];
      expect(mail.to).toHaveLength(1);
      expect(inSmallLetters(reader?.address)).toBe(inSmallLetters(asMailed(email)));
      expect(to).toBe(asMailed(email));
      expect(names.slice(0, 2)).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
      expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${link}>`);
      expect(`${mail.subject ?? ''}${mail.text ?? ''}`).not.toContain(email);
    }),
    40,
  ));

test('a sender and a reader that the settings accept are those of the e-mail', () =>
  check(
    fc.asyncProperty(nearlyAddress.filter(isSetting), async (email) => {
      const { mail, names, raw } = await compose(
        writeContactMail(message, envelope.id),
        email,
        email,
      );
      expect(raw).toMatch(/^[\t\r\n -~]*$/);
      expect(names).toEqual(plain.names);
      for (const one of [mail.from, ...(mail.to ?? [])]) {
        expect(inSmallLetters(one?.address)).toBe(inSmallLetters(asMailed(email)));
      }
      expect(mail.to).toHaveLength(1);
    }),
    40,
  ));
