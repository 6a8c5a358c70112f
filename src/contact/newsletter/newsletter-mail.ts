import { site } from '../../config/site.ts';
import { escapeHtml } from '../answer/escape-html.ts';
import type { MailContent } from '../mail/compose.ts';
import { fill } from '../../messages/fill.ts';
import { newsletterWords } from '../../messages/messages.ts';

const words = newsletterWords.mail;

/** How long a link to confirm is good, in hours. */
const confirmationHours = 24;

/** The same in milliseconds. */
export const confirmationLifetime = confirmationHours * 3_600_000;

/** An e-mail of the newsletter: to the reader, or to those who send it out. */
export type NewsletterMail =
  | {
      readonly kind: 'confirmation';
      readonly email: string;
      readonly confirmLink: string;
      readonly unsubscribeLink: string;
    }
  | { readonly kind: 'confirmed'; readonly email: string; readonly unsubscribeLink: string }
  | { readonly kind: 'unsubscribed'; readonly email: string };

/** The header lines for one-click unsubscribing (RFC 2369, RFC 8058). */
function unsubscribeHeaders(link: string): string[] {
  return [`List-Unsubscribe: <${link}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'];
}

/** Paragraphs as plain text and as HTML, where an address becomes a link. */
function writeParagraphs(
  subject: string,
  paragraphs: readonly string[],
): Pick<MailContent, 'subject' | 'text' | 'html'> {
  const toHtml = (paragraph: string): string => {
    const text = escapeHtml(paragraph);
    return /^https?:\/\/\S+$/.test(paragraph)
      ? `<p><a href="${text}">${text}</a></p>`
      : `<p style="white-space:pre-wrap">${text}</p>`;
  };
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${site.language}">`,
      `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="font-family:sans-serif;overflow-wrap:anywhere">`,
      ...paragraphs.map(toHtml),
      '</body>',
      '</html>',
      '',
    ].join('\n'),
  };
}

/** Writes an e-mail of the newsletter. What goes to a reader holds nothing that anybody typed: not even the address, which can spell a message. */
export function writeNewsletterMail(mail: NewsletterMail): MailContent {
  switch (mail.kind) {
    case 'confirmation':
      return {
        ...writeParagraphs(words.subject, [
          words.entered,
          words.open,
          mail.confirmLink,
          fill(words.limit, { hours: confirmationHours }),
        ]),
        headers: unsubscribeHeaders(mail.unsubscribeLink),
      };
    case 'confirmed':
      return {
        ...writeParagraphs('Newsletter: a confirmed address', [
          'The owner of this address has confirmed that it gets News & Views:',
          mail.email,
          'Every issue sent to it must carry these two header lines, so that mail programs offer to unsubscribe:',
          unsubscribeHeaders(mail.unsubscribeLink).join('\n'),
        ]),
        headers: [],
      };
    case 'unsubscribed':
      return {
        ...writeParagraphs('Newsletter: take an address off the list', [
          'The owner of this address wants no more of News & Views:',
          mail.email,
        ]),
        headers: [],
      };
  }
}
