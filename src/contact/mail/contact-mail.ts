import { site } from '../../config/site.ts';
import { readCampaign, writeAttribution } from '../attribution/attribution.ts';
import { type ContactMessage, contactFields, fieldNames, roles } from '../fields.ts';
import { referenceOf } from '../notices.ts';
import type { MailContent } from './compose.ts';

/**
 * Writes what the e-mail of one contact message says: a line for each field, and the message last, so
 * that nothing follows it. A reply goes to the visitor, though it comes from the site's own address,
 * so that it is not taken for forged.
 * @param id the message's; its reference is what the visitor was told
 */
export function writeContactMail(message: ContactMessage, id: string): MailContent {
  const role = roles[message.role];
  const rows = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => [contactFields[name].label, name === 'role' ? role : message[name]]);
  const story = writeAttribution(message.story ?? {});
  const lines = [...rows, ['Reference', referenceOf(id)], ...story].map((row) => row.join(': '));
  return {
    subject: `${site.name} website: ${message.organization}, ${role}`,
    text: [...lines, '', `${contactFields.message.label}:`, '', message.message, ''].join('\n'),
    replyTo: { name: message.name, address: message.email },
  };
}

/**
 * Writes what the visitor of CONTACT_RECEIPT gets: whoever typed the address of a stranger can make
 * it say nothing.
 * @param id of the message
 */
export function writeReceipt(id: string): MailContent {
  return {
    subject: `${site.name}: your message has arrived`,
    text: `A message with this e-mail address was sent to ${site.name} through the form on our website. We will answer it soon.\n\nReference: ${referenceOf(id)}\n\nIf it was not you, there is nothing to do: please ignore this e-mail.\n`,
    // Keeps answering machines from answering (RFC 3834, 5).
    headers: ['Auto-Submitted: auto-replied'],
  };
}

/**
 * A contact message as the owner's system gets it; `docs/webhooks.md` describes each field.
 * @param id of the message
 */
export function describeLead(message: ContactMessage, id: string, looksAutomated: boolean) {
  const { story = {}, ...fields } = message;
  const { campaign = '', cameFrom, firstPage } = story;
  return {
    id,
    reference: referenceOf(id),
    ...fields,
    roleName: roles[message.role],
    looksAutomated,
    story: { campaign: readCampaign(campaign), cameFrom, firstPage },
  };
}
