import { readWords } from './reading/read-words.ts';

export const headerWords = readWords('header');
