import { z } from 'zod';
import { wording } from './wording.ts';

/** The question about measuring; lawyers look at it. */
export const consentWordsSchema = z.strictObject({
  heading: wording('The question.'),
  text: wording('What is done with consent, and that the site works without.'),
  link: wording('The link to the part of the privacy policy that says more.'),
  signal: wording('What browsers are told that ask not to be tracked.'),
  accept: wording('The button that allows it.'),
  reject: wording('The button that refuses it; both are equally easy to press.'),
});
