import { readWords } from './reading/read-words.ts';

export const formWords = readWords('form');
