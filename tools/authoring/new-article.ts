import path from 'node:path';
import { loadDictionary } from '../../src/checker/dictionary.ts';
import { createArticle } from './create-article.ts';
import { sayAnswer } from './write-entry.ts';

const today = new Date().toISOString().slice(0, 10);
const root = path.resolve(import.meta.dirname, '../..');
sayAnswer(createArticle(root, process.argv[2], today, await loadDictionary()));
