import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { site } from '../../config/site.ts';

/** What an e-mail says, in plain text. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  /** Whole header lines beside those of the envelope. */
  readonly headers?: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** A finished e-mail: the bytes to send (RFC 5322), and who it is from and to. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly content: Buffer;
}

interface Envelope {
  /** Names the message in its Message-ID. */
  readonly id: string;
  readonly date: Date;
  /** CONTACT_FROM. */
  readonly from: string;
  readonly to: string;
}

/** What a visitor could use to turn the direction of text that is not theirs. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The library leaves what looks like an encoded word as it is, and mail programs decode it. */
function cleanHeaderText(text: string): string {
  return text.replaceAll(directionControls, '').replaceAll('=?', '= ?').trim();
}

/**
 * Builds an e-mail from its parts. The text is sent as base64: it alone keeps every byte, whatever a
 * mail server does to long lines, dots, spaces or "From " at the start of a line.
 */
export async function buildMail(
  { subject, text, headers = [], replyTo }: MailContent,
  { id, date, from, to }: Envelope,
): Promise<Mail> {
  const message = new MailComposer({
    from: { name: `${site.name} website`, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { ...replyTo, name: cleanHeaderText(replyTo.name) } }),
    subject: cleanHeaderText(subject),
    messageId: `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    date,
    text: { content: text, contentTransferEncoding: 'base64' },
  }).compile();
  const { from: sender, to: recipients } = message.getEnvelope();
  // The library lets nobody else write some headers, so these go before those that it wrote.
  const lines = headers.map((line) => Buffer.from(`${line}\r\n`));
  return {
    from: sender || from,
    to: recipients[0] ?? to,
    content: Buffer.concat([...lines, await message.build()]),
  };
}
