import { z } from 'zod';
import { wording } from './wording.ts';

/** The layer of short messages, and the one that any page may show. */
export const notificationsWordsSchema = z.strictObject({
  label: wording('What a screen reader calls the layer of messages.'),
  dismiss: wording('What a screen reader calls the × of a message.', 'title'),
  partFailed: z
    .strictObject({ title: wording('Its title.'), message: wording('What it says.') })
    .describe('When a part of a page stops working.'),
});
