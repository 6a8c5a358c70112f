import { readWords } from './reading/read-words.ts';

export const figuresWords = readWords('figures');
