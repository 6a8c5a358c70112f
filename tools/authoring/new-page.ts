import path from 'node:path';
import { createPage } from './create-page.ts';
import { sayAnswer } from './write-entry.ts';

sayAnswer(createPage(path.resolve(import.meta.dirname, '../..'), process.argv[2]));
