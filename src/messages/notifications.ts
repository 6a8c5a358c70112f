import { readWords } from './reading/read-words.ts';

export const notificationsWords = readWords('notifications');
