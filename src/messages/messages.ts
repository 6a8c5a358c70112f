import { readWords } from './read-words.ts';

// The words of `src/content/words/`, a file each. This reads them where Node runs the source; in
// whatever is bundled, `words-plugin.ts` puts the words themselves in its place.

export const callsWords = readWords('calls');
export const consentWords = readWords('consent');
export const errorsWords = readWords('errors');
export const figuresWords = readWords('figures');
export const footerWords = readWords('footer');
export const formWords = readWords('form');
export const headerWords = readWords('header');
export const newsWords = readWords('news');
export const newsletterWords = readWords('newsletter');
export const notificationsWords = readWords('notifications');
export const ownerWords = readWords('owner');
export const pageWords = readWords('page');
export const searchWords = readWords('search');
export const siteWords = readWords('site');
export const toolsWords = readWords('tools');
export const videoWords = readWords('video');
