import { readWords } from './reading/read-words.ts';

export const searchWords = readWords('search');
