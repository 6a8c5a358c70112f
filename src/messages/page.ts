import { readWords } from './reading/read-words.ts';

export const pageWords = readWords('page');
