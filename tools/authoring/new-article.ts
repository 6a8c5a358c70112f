import path from 'node:path';
import { createArticle } from './create-article.ts';
import { sayAnswer } from './write-entry.ts';

const today = new Date().toISOString().slice(0, 10);
sayAnswer(createArticle(path.resolve(import.meta.dirname, '../..'), process.argv[2], today));
