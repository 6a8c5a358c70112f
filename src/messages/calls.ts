import { readWords } from './reading/read-words.ts';

export const callsWords = readWords('calls');
