import { readWords } from './reading/read-words.ts';

export const footerWords = readWords('footer');
