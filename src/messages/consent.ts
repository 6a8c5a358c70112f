import { readWords } from './reading/read-words.ts';

export const consentWords = readWords('consent');
