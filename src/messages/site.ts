import { readWords } from './reading/read-words.ts';

export const siteWords = readWords('site');
