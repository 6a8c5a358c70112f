import { z } from 'zod';
import { wording } from './wording.ts';

/** The film of the product page and the waves beside it. */
export const videoWordsSchema = z.strictObject({
  close: wording('What a screen reader calls the × of the film.'),
  loading: wording('What is said while the film loads.'),
  failed: wording('What is said when it cannot be loaded.'),
  unsupported: wording('What a browser shows that knows no films.'),
  captions: wording('The name of the captions in the menu of the player.'),
  readAloud: wording('The button that reads the captions aloud.'),
  alone: wording('The link to the film by itself.'),
  transcript: wording('What opens the transcript.'),
  hear: wording('What a screen reader calls the button beside a caller.'),
  stopHearing: wording('The same button while the caller is heard.'),
  illustration: wording('What marks the drawn callers as imagined.'),
  pauseWaves: wording('The button that stops the waves.'),
});
