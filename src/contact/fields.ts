/**
 * The contact message as a visitor sees it, for the form, the function and the e-mail alike.
 * Kept free of Node and of packages: the browser downloads this file.
 */

import { formWords } from '../messages/messages.ts';
import type { Attribution } from './attribution/attribution.ts';

const { fields } = formWords;

/** What a visitor may say about their work. */
export const { roles } = formWords;

export type Role = keyof typeof roles;

interface Field {
  readonly label: string;
  /** What is said when the field is empty. */
  readonly missing: string;
  /** The most characters, counted as Unicode code points after trimming. */
  readonly limit: number;
  /** The token of WCAG 2.2, 1.3.5 Identify Input Purpose. */
  readonly autocomplete: string;
}

/** The five fields, in the order of the form; all are required. */
export const contactFields = {
  name: { ...fields.name, limit: 100, autocomplete: 'name' },
  email: {
    ...fields.email,
    // RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of them the angle brackets.
    limit: 254,
    autocomplete: 'email',
  },
  organization: {
    ...fields.organization,
    limit: 200,
    autocomplete: 'organization',
  },
  role: {
    ...fields.role,
    limit: 20,
    autocomplete: 'organization-title',
  },
  message: {
    ...fields.message,
    limit: 5000,
    // With “off” browsers forget the text when the visitor comes back from a failed post.
    autocomplete: 'on',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof contactFields;

export const fieldNames = Object.keys(contactFields) as readonly FieldName[];

/** The fields as typed: any text. */
export type TypedFields = Readonly<Record<FieldName, string>>;

/** The fields trimmed and found to follow every rule. */
export type ContactMessage = Readonly<Record<Exclude<FieldName, 'role'>, string>> & {
  readonly role: Role;
  /** How the sender found us, as they saw it before sending. */
  readonly story?: Attribution | undefined;
};

/** Fields beside the five that a visitor does not fill. All are optional. */
export const hiddenFields = {
  /** Names one message, so that a repeat of the request sends nothing more. */
  key: 'idempotencyKey',
  /** Invisible to people; whoever fills it is a robot. */
  trap: 'extra_note',
  /** When the page was shown, in milliseconds since 1970 by the visitor's clock. */
  startedAt: 'startedAt',
  /** When the message was sent, by the same clock, so that a wrong clock does no harm. */
  sentAt: 'sentAt',
} as const;

/** Sent by the form's script with a repeat whose sender was not told what became of the message. */
export const repeatField = 'outcomeUnknown';
