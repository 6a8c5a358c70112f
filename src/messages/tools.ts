import { readWords } from './reading/read-words.ts';

export const toolsWords = readWords('tools');
