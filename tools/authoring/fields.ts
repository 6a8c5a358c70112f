import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { loadContent } from '../../src/checker/load-content.ts';
import { describeFields, fieldsGuide } from './describe-fields.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = await format(describeFields(loadContent(root).sources), { parser: 'markdown' });
writeFileSync(path.join(root, fieldsGuide), guide);
console.log(`Wrote ${fieldsGuide}.`);
