import { readWords } from './reading/read-words.ts';

export const errorsWords = readWords('errors');
