import { readWords } from './reading/read-words.ts';

export const newsletterWords = readWords('newsletter');
