import { readWords } from './reading/read-words.ts';

export const newsWords = readWords('news');
