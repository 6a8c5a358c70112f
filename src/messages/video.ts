import { readWords } from './reading/read-words.ts';

export const videoWords = readWords('video');
