import { site } from '../../config/site.ts';
import { escapeHtml } from '../answer/escape-html.ts';
import { contactFields, fieldNames, roles } from '../message/fields.ts';
import type { ContactMessage, FieldName } from '../message/fields.ts';
import { writeStory } from '../attribution/attribution.ts';

/** What a visitor could use to turn the direction of text that is not theirs. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function shownValue(message: ContactMessage, name: FieldName): string {
  return name === 'role' ? roles[message.role] : message[name];
}

/** The subject, naming organization and role. */
export function writeSubject(message: ContactMessage): string {
  const organization = message.organization.replaceAll(directionControls, '');
  return `${site.name} website: ${organization}, ${roles[message.role]}`;
}

/** What stands above the message, each with its label. */
function listLines(message: ContactMessage, reference: string): [label: string, value: string][] {
  const fields = fieldNames
    .filter((name) => name !== 'message')
    .map((name): [string, string] => [contactFields[name].label, shownValue(message, name)]);
  return [...fields, ['Reference', reference], ...writeStory(message.story ?? {})];
}

/** The plain text: a line for each field, and the message last, so that nothing follows it. */
export function writeText(message: ContactMessage, reference: string): string {
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
export function writeHtml(message: ContactMessage, reference: string): string {
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
