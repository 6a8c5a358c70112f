import { fieldNames } from '../config/contact-fields.ts';
import { type Environment, readSettings } from '../config/settings.ts';
import { site } from '../config/site.ts';
import { formWords } from '../messages/messages.ts';
import { readCampaign, writeAttribution } from './attribution.ts';
import { mailboxOf } from './email-address.ts';
import { checkContactFields, type ContactMessage } from './fields.ts';
import type { Outgoing } from './mail-service.ts';
import { writeHook } from './mail/webhook.ts';
import { referenceOf } from './notices.ts';
import { Refusal } from './outcome.ts';
import type { MailContent } from './queue/job-store.ts';
import type { Submission } from './request.ts';

/** Who wrote yesterday has long been answered, or wonders no more; in milliseconds. */
const receiptLifetime = 24 * 3_600_000;

const { fields: fieldWords } = formWords;

/** The words of what was chosen, by the names of the fields. */
function readChoices(message: ContactMessage) {
  return new Map(
    fieldNames.flatMap((name) => {
      const words = fieldWords[name].choices?.[message[name]];
      return words === undefined ? [] : [[name, words]];
    }),
  );
}

/**
 * Writes what the e-mail of one contact message says: a line for each field that was filled, and the
 * message last, so that nothing follows it. A reply goes to the visitor, though the e-mail comes from
 * the site's own address, so that it is not taken for forged.
 */
export function writeContactMail(message: ContactMessage, id: string): MailContent {
  const choices = readChoices(message);
  const rows = fieldNames
    .filter((name) => name !== 'message' && message[name] !== '')
    .map((name) => [fieldWords[name].label, choices.get(name) ?? message[name]]);
  const story = writeAttribution(message.story ?? {});
  const lines = [...rows, ['Reference', referenceOf(id)], ...story].map((row) => row.join(': '));
  return {
    subject: `${site.name} website: ${message.organization}, ${choices.get('role') ?? message.role}`,
    text: [...lines, '', `${fieldWords.message.label}:`, '', message.message, ''].join('\n'),
    replyTo: { name: message.name, address: message.email },
  };
}

/** Writes what the sender gets: whoever typed the address of a stranger can make it say nothing. */
export function writeReceipt(id: string): MailContent {
  return {
    subject: `${site.name}: your message has arrived`,
    text: `A message with this e-mail address was sent to ${site.name} through the form on our website. We will answer it soon.\n\nReference: ${referenceOf(id)}\n\nIf it was not you, there is nothing to do: please ignore this e-mail.\n`,
    // Keeps answering machines from answering (RFC 3834, 5).
    headers: ['Auto-Submitted: auto-replied'],
  };
}

/** Makes of a message what leaves; a `Refusal` when a field breaks its rule. */
export function composeOutgoing(
  post: Submission,
  id: string,
  isRobotLike: boolean,
  environment: Environment,
): Outgoing {
  const checked = checkContactFields(post.typed);
  if (!checked.isValid) {
    const { problems: fields, isEmailRefused } = checked;
    const code = isEmailRefused ? 'invalid_email' : 'invalid_fields';
    throw new Refusal(code, { fields }, Object.keys(fields).join(' '));
  }
  const { message } = checked;
  const settings = readSettings(environment, ['PUBLIC_LEAD_STORY', 'CONTACT_RECEIPT']);
  const { button, ...visit } = post.story ?? {};
  const story = { ...(settings.PUBLIC_LEAD_STORY === 'on' && visit), ...(button && { button }) };
  const { campaign = '', cameFrom, firstPage } = story;
  // As `docs/webhooks.md` describes it.
  const lead = {
    id,
    reference: referenceOf(id),
    ...message,
    ...Object.fromEntries([...readChoices(message)].map(([name, words]) => [`${name}Name`, words])),
    looksAutomated: isRobotLike,
    story: { campaign: readCampaign(campaign), cameFrom, firstPage, button },
  };
  const { email: recipient } = message;
  const toSender = { recipient, mailbox: mailboxOf(recipient), lifetime: receiptLifetime };
  return {
    mail: { content: writeContactMail({ ...message, story }, id), recipient: 'CONTACT_TO' },
    notice: writeHook(environment, 'CONTACT_WEBHOOK', 'contact.message', lead),
    receipt:
      settings.CONTACT_RECEIPT === 'on' ? { ...toSender, content: writeReceipt(id) } : undefined,
  };
}
