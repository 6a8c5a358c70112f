import { z } from 'zod';
import { group, idOf, link, text, title, unread } from './text.ts';

/** A text that may be empty, or is of a form. */
const line = (form: RegExp, error: string) =>
  z.string().refine((text) => text === '' || form.test(text), { error });

/** A list of what has a name and a sentence. */
const list = (name: string, says: string) =>
  z.array(
    z.strictObject({
      name: unread(2, 90).describe(name),
      says: text(2, 400).describe(says),
      href: link.optional().describe('Where there is more of it, if anywhere.'),
    }),
  );

const address = 'Write a full https:// address.';

/**
 * `src/content/owner.yaml`: all that only the owner of the product knows. What is empty shows
 * nowhere; what is filled shows where a buyer looks for it. A group is what its fields unlock.
 */
export const ownerSchema = z.strictObject({
  company: group(
    'Going live, and a contract: somebody who can sign it, and answers for the site.',
    {
      legalName: line(
        /^[^<>]{2,120}$/,
        'Write the registered name, such as Example Health, Inc.',
      ).describe('The registered name of who answers for the site (GDPR, Article 13).'),
      address: line(
        /^[^<>]{10,200}$/,
        'Write one line, such as 1 Main Street, Boston, MA 02110.',
      ).describe('The postal address of the same, in one line.'),
      people: list(
        'Who it is: Jane Doe, MD.',
        'The role, such as clinical safety officer, and what qualifies for it.',
      ).describe('The people who answer for the product, with their agreement.'),
      customers: list(
        'Whom the customer lets you name.',
        'Since when, for what, and who gave the permission.',
      ).describe('Customers who have agreed to be named.'),
    },
  ),
  demonstration: group('A demonstration: something to call, and voices to hear.', {
    phone: line(
      /^\+[1-9]\d{6,14}$/,
      'Write a number with its country and no spaces: +15550100.',
    ).describe('The number that takes a demonstration call.'),
    recordings: z
      .array(
        z.strictObject({
          call: idOf('exampleCalls', 'call id').describe(
            'The call, by its id in example-calls.yaml.',
          ),
          audio: link.describe('The sound file, which lies in public/: /media/calls/chest.mp3.'),
          cues: link.describe('Its cues (WebVTT), one for each sentence: /media/calls/chest.vtt.'),
          credit: title(3, 80).describe('Who is heard: Read by two actors.'),
        }),
      )
      .describe('Recordings of the calls of this site; each is played in place of the device.'),
  }),
  device: group('A clinical decision: what it is for, and what that rests on.', {
    markets: list(
      'The market: United States.',
      'Device class, status, since when, and the intended use.',
    ).describe('The device status and intended use in each market.'),
    notFor: list('Who: children under two.', 'What happens with them instead, and why.').describe(
      'Who must not be triaged with it.',
    ),
    study: list(
      'The study, or the test set.',
      'On whom, how many, against what, with which result.',
    ).describe('The study and the test set behind the figures.'),
    licenses: z
      .array(idOf('system'))
      .describe('The scales whose license we hold, by their ids in triage-systems.yaml.'),
  }),
  operation: group('A security review: what it connects to, where it runs, and how.', {
    recordSystems: list(
      'The record system and its version.',
      'By which interface, and what of it is in use.',
    ).describe('Record systems that are connected today.'),
    subprocessors: list(
      'The company.',
      'What it does with which data, and in which country.',
    ).describe('Subprocessors and their places.'),
    statusPage: line(/^https:\/\/\S+$/, address).describe('The page that says whether it is up.'),
    releases: list(
      'The version and its day.',
      'What changed, for whom it got better, and for whom it did not.',
    ).describe('Release notes, the latest first.'),
  }),
});

export type OwnerData = z.output<typeof ownerSchema>;
