import { domainToASCII } from 'node:url';
import { site } from '../../config/site.ts';
import { escapeHtml } from '../answer/escape-html.ts';
import { writeAttribution } from '../attribution/attribution.ts';
import {
  type ContactMessage,
  type FieldName,
  contactFields,
  fieldNames,
  roles,
} from '../fields.ts';
import { referenceOf } from '../notices.ts';
import { encodeWord, foldLines, MailComposer } from './nodemailer.ts';

/** What a visitor could use to turn the direction of text that is not theirs. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function shownValue(message: ContactMessage, name: FieldName): string {
  return name === 'role' ? roles[message.role] : message[name];
}

/** The subject, naming organization and role. */
function writeSubject(message: ContactMessage): string {
  const organization = message.organization.replaceAll(directionControls, '');
  return `${site.name} website: ${organization}, ${roles[message.role]}`;
}

/** What stands above the message, each with its label. */
function listLines(message: ContactMessage, reference: string): [label: string, value: string][] {
  const fields = fieldNames
    .filter((name) => name !== 'message')
    .map((name): [string, string] => [contactFields[name].label, shownValue(message, name)]);
  return [...fields, ['Reference', reference], ...writeAttribution(message.story ?? {})];
}

/** The plain text: a line for each field, and the message last, so that nothing follows it. */
function writeText(message: ContactMessage, reference: string): string {
  return [
    ...listLines(message, reference).map(([label, value]) => `${label}: ${value}`),
    '',
    `${contactFields.message.label}:`,
    '',
    message.message,
    '',
  ].join('\n');
}

/**
 * The same as HTML for mail programs. `pre` keeps spaces and line breaks as typed, also where a
 * mail program knows no style sheet; `dir="auto"` reads each value in its own direction.
 */
function writeHtml(message: ContactMessage, reference: string): string {
  const rows = listLines(message, reference).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${label}</th>` +
      `<td dir="auto" style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${site.language}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(writeSubject(message))}</title></head>`,
    '<body style="font-family:sans-serif">',
    `<table cellpadding="4">${rows.join('')}</table>`,
    `<h2 style="font-size:1em">${contactFields.message.label}</h2>`,
    // HTML drops a line break right after the tag, so this one is not the visitor's.
    '<pre dir="auto" style="font-family:inherit;white-space:pre-wrap;overflow-wrap:anywhere">',
    `${escapeHtml(message.message)}</pre>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A finished e-mail: the bytes to send, and who it is from and to. */
export interface Mail {
  /** Names the message in its Message-ID, in the log and in the answer. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The whole message, headers included (RFC 5322). */
  readonly content: Buffer;
}

export interface Envelope {
  readonly id: string;
  readonly date: Date;
  /** CONTACT_FROM. */
  readonly from: string;
  readonly to: string;
}

/** What an e-mail says. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whole header lines, folded, that go before those of the envelope. */
  readonly headers: readonly string[];
}

/** In characters: at most 75 (RFC 2047, 2), less what leaves room for the header's name. */
const encodedWordLimit = 66;

/** Atoms and single spaces between them, which need no quotes before an address (RFC 5322, 3.2.3). */
const atoms = /^[\w'-]+(?: [\w'-]+)*$/;

/**
 * Writes typed text for a header. The library would leave what looks like an encoded word as it
 * is, and mail programs decode one even between quotes, so that such a text, like one beyond
 * ASCII, becomes encoded words here: base64 has no character to which a header gives a meaning.
 */
function encodeHeaderText(text: string, writePlain: (plain: string) => string): string {
  const isPlain = /^[ -~]*$/.test(text) && !text.includes('=?');
  return isPlain ? writePlain(text) : encodeWord(text, 'B', encodedWordLimit);
}

function encodeName(name: string): string {
  return encodeHeaderText(name.replaceAll(directionControls, '').trim(), (plain) =>
    atoms.test(plain) ? plain : `"${plain.replace(/["\\]/g, '\\$&')}"`,
  );
}

function encodeSubject(subject: string): string {
  return encodeHeaderText(subject, (plain) => plain);
}

/** The address as mail programs look it up: an international domain in its ASCII form. */
function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (/\P{ASCII}/u.test(domain) ? domainToASCII(domain) : domain);
}

/**
 * Builds an e-mail from its parts. Both texts are sent as base64: it alone keeps every byte,
 * whatever a mail server does to long lines, dots, spaces or "From " at the start of a line. Line
 * breaks stay as they were typed.
 */
export async function buildMail(content: MailContent, envelope: Envelope): Promise<Mail> {
  const { id, date } = envelope;
  const from = toAsciiAddress(envelope.from);
  const to = toAsciiAddress(envelope.to);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const composer = new MailComposer({
    from: { name: `${site.name} website`, address: from },
    to: { name: '', address: to },
    headers: {
      subject: { prepared: true, foldLines: true, value: encodeSubject(content.subject) },
    },
    messageId: `<${id}@${domain}>`,
    // A repeat is the same bytes, by which a provider may know it.
    baseBoundary: id,
    date,
    text: { content: content.text, contentTransferEncoding: 'base64' },
    html: { content: content.html, contentTransferEncoding: 'base64' },
    // The library would otherwise fetch what a content names; no content here names anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The library lets nobody else write some headers, so these go before those that it wrote.
  const lines = content.headers.map((line) => Buffer.from(`${line}\r\n`));
  return { id, from, to, content: Buffer.concat([...lines, await composer.compile().build()]) };
}

/** What is said of a letter in its subject, where it comes to us, and in a header. */
export type Mark = 'looks automated' | 'possible copy';

/** The letter with its marks; the subject of a stranger's e-mail is left alone. */
export function markContent(
  content: MailContent,
  marks: readonly Mark[],
  isToUs: boolean,
): MailContent {
  if (marks.length === 0) return content;
  const words = marks.join(', ');
  return {
    ...content,
    subject: isToUs ? `[${words}] ${content.subject}` : content.subject,
    headers: [...content.headers, `X-Website-Mark: ${words}`],
  };
}

/**
 * Writes what the e-mail of one contact message says. A reply goes to the visitor, though it comes
 * from the site's own address, so that it is not taken for forged.
 * @param id the message's; its reference is what the visitor was told
 */
export function writeContactMail(message: ContactMessage, id: string): MailContent {
  const replyTo = `Reply-To: ${encodeName(message.name)} <${toAsciiAddress(message.email)}>`;
  return {
    subject: writeSubject(message),
    text: writeText(message, referenceOf(id)),
    html: writeHtml(message, referenceOf(id)),
    headers: [foldLines(replyTo)],
  };
}

/**
 * Writes what the visitor of CONTACT_RECEIPT gets: whoever typed the address of a stranger can make
 * it say nothing.
 * @param id of the message
 */
export function writeReceipt(id: string): MailContent {
  const subject = `${site.name}: your message has arrived`;
  const sentences = [
    `A message with this e-mail address was sent to ${site.name} through the form on our website. We will answer it soon.`,
    `Reference: ${referenceOf(id)}`,
    'If it was not you, there is nothing to do: please ignore this e-mail.',
  ];
  return {
    subject,
    text: `${sentences.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${site.language}"><head><meta charset="utf-8"><title>${subject}</title></head><body><p>${sentences.join('</p><p>')}</p></body></html>\n`,
    // Keeps answering machines from answering (RFC 3834, 5).
    headers: ['Auto-Submitted: auto-replied'],
  };
}
