import { z } from 'zod';
import { wording } from './wording.ts';

const field = z.strictObject({
  label: wording('Its label, in the e-mail too.'),
  missing: wording('What is said when it is empty.'),
});
const notice = (sentence: string) =>
  z
    .strictObject({ title: wording('Its title.'), message: wording('What it says.') })
    .describe(sentence);
const role = wording('A choice of the field Role.');

/** The contact form: its fields, what it says, and the page that a function answers with. */
export const formWordsSchema = z.strictObject({
  fields: z
    .strictObject({
      name: field.describe('The name of the sender.'),
      email: field.describe('The address for the answer.'),
      organization: field.describe('The organization.'),
      role: field.describe('What the sender does.'),
      message: field.describe('The message.'),
    })
    .describe('The five fields.'),
  roles: z
    .strictObject({
      ceo: role,
      cto: role,
      'healthcare-admin': role,
      'it-director': role,
      'clinical-director': role,
      physician: role,
      nurse: role,
      other: role,
    })
    .describe('The choices of the field Role.'),
  form: z
    .strictObject({
      hint: wording('Stands over the fields.'),
      messageHint: wording('Stands over the message.', 'limit'),
      left: wording('What a field says when little room is left.', 'count'),
      over: wording('What it says beyond its limit.', 'count'),
      chooseRole: wording('The field Role before a choice.'),
      error: wording('What a screen reader says before a mistake.'),
      send: wording('The button.'),
      sending: wording('The button while a message is on its way.'),
      summary: wording('The heading over the list of mistakes.'),
      trap: wording('The label of a field that only robots see.'),
      doubt: wording('What is said to somebody who left while a message was on its way.'),
      withoutScript: wording('What is said where no script runs.', 'email'),
    })
    .describe('What stands around the fields.'),
  problems: z
    .strictObject({
      character: wording('A character that cannot be sent.', 'field'),
      oneLine: wording('A tab or line break where none belongs.', 'field'),
      tooLong: wording('More than there is room for.', 'field', 'limit'),
      emailFormat: wording('Something that is no e-mail address.'),
    })
    .describe('What is said of a field that breaks a rule.'),
  notices: z
    .strictObject({
      invalidEmail: notice('An address of a personal provider, or one without a domain.'),
      failed: notice('The message was not sent.'),
      sent: notice('The message was sent.'),
    })
    .describe('The three notices. Their words are promised: a test compares them.'),
  advice: z
    .strictObject({
      title: wording('What is known: it was not sent.'),
      again: wording('What to do when nothing more is known.'),
      otherWay: wording('The way that is left.', 'email'),
      unclearTitle: wording('There was no answer that can be read.'),
      unclear: wording('What to do then.'),
      tooMany: wording('Too many messages in a short time.', 'wait'),
      inAMinute: wording('Stands for the wait, where it is not known.'),
      inASecond: wording('Stands for the wait of one second.'),
      inSeconds: wording('Stands for a longer wait.', 'seconds'),
      unknownTitle: wording('The mail server broke off at the last moment.'),
      unknown: wording('What is done then.'),
      unknownOtherWay: wording('The way that is left then.', 'email'),
      anotherText: wording('The form has sent another text before.'),
    })
    .describe('What stays on the page after a failure.'),
  sent: z
    .strictObject({
      heading: wording('The heading.'),
      reference: wording('The line with the reference.', 'reference'),
      read: wording('The first thing that happens.'),
      answer: wording('The second.', 'email'),
      silence: wording('What to do when there is no answer.', 'email'),
      silenceNamed: wording('The same where there is a reference.', 'email'),
    })
    .describe('What stays on the page after a success.'),
  copy: z
    .strictObject({
      button: wording('The button.'),
      copied: wording('What is said then.'),
      selected: wording('What is said where the browser does not copy.'),
    })
    .describe('Copying a text that could not be sent.'),
  story: z
    .strictObject({
      heading: wording('The heading.'),
      campaign: wording('The campaign of the link, in the e-mail too.'),
      cameFrom: wording('The site that the visitor came from.'),
      firstPage: wording('The page that the visit began with.'),
      why: wording('What it is for.'),
      link: wording('The link to the privacy policy.'),
      leaveOut: wording('The button that takes it out of the message.'),
    })
    .describe('How the sender found the site, which goes with the message.'),
  answer: z
    .strictObject({
      notConfirmed: wording('The title when nobody knows whether it was sent.'),
      notSent: wording('The title when it was not.'),
      heading: wording('The heading.'),
      formHeading: wording('The heading over the form.'),
      kept: wording('What is said over the form.'),
      lost: wording('What is said where the form cannot be shown.', 'link'),
      lostLink: wording('The link in it.'),
    })
    .describe('The page that answers a form sent without script.'),
  failures: z
    .strictObject({
      malformed: wording('The request cannot be read.'),
      aborted: wording('It broke off.'),
      crossSite: wording('It came from another site.'),
      method: wording('It was no POST.'),
      tooLarge: wording('It was too large.'),
      type: wording('It was neither a form nor JSON.'),
      fields: wording('Fields break a rule, for programs.'),
      tooMany: wording('Too many messages.'),
      tooManyUntil: wording('The same, where the wait is known.', 'wait'),
      outcomeUnknown: wording('Nobody can know whether it was sent.'),
    })
    .describe('What the function answers to requests that no page sends.'),
});
