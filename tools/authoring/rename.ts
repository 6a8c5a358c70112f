import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { specifiedRoutes } from '../lib/specification.ts';
import { renameEntry } from './rename-entry.ts';
import { sayAnswer } from './write-entry.ts';

// npm run rename -- old-name new-name; addresses and file names are understood too.
const [old = '', name = ''] = process.argv
  .slice(2)
  .map((given) =>
    given.replace(/^\/|\.mdx$/g, '').replace(/^src\/content\/(pages|articles)\//, ''),
  );
const root = path.resolve(import.meta.dirname, '../..');
loadDotEnv(root);
sayAnswer(renameEntry(root, { old, name, promised: specifiedRoutes, now: new Date() }));
