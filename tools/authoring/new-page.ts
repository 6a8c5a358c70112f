import path from 'node:path';
import { loadDictionary } from '../../src/checker/dictionary.ts';
import { createPage } from './create-page.ts';
import { sayAnswer } from './write-entry.ts';

const root = path.resolve(import.meta.dirname, '../..');
sayAnswer(createPage(root, process.argv[2], await loadDictionary()));
