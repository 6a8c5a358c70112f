import { roles, type ContactMessage } from '../fields.ts';
import { referenceOf } from '../notices.ts';
import { readCampaign } from './attribution.ts';

/**
 * A contact message as the owner's system gets it; `docs/webhooks.md` describes each field.
 * @param id of the message
 * @param looksAutomated whether it looks like a robot's
 */
export function describeLead(message: ContactMessage, id: string, looksAutomated: boolean) {
  const { name, email, organization, role, message: text, story = {} } = message;
  const { campaign = '', cameFrom, firstPage } = story;
  return {
    id,
    reference: referenceOf(id),
    name,
    email,
    organization,
    role,
    roleName: roles[role],
    message: text,
    looksAutomated,
    story: { campaign: readCampaign(campaign), cameFrom, firstPage },
  };
}
