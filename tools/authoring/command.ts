/**
 * `npm run new -- page my-topic`, or `article`, writes a draft; `npm run rename -- old-name new-name`
 * gives a page or an article another address, which understands addresses and file names too.
 */
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { type Answer, createEntry } from './create-entry.ts';
import { renameEntry } from './rename-entry.ts';

const root = path.resolve(import.meta.dirname, '../..');
const now = new Date();

function answer([command, ...words]: readonly string[]): Answer {
  const [first = '', name = ''] = words;
  if (command === 'rename') {
    const [old, renamed] = [first, name].map((given) =>
      given.replace(/^\/|\.mdx$/g, '').replace(/^src\/content\/(pages|articles)\//, ''),
    ) as [string, string];
    return renameEntry(root, { old, name: renamed, now });
  }
  if (first === 'page' || first === 'article') {
    const today = now.toISOString().slice(0, 10);
    return createEntry(root, first, name, today);
  }
  const message =
    'Say what and its name: npm run new -- page my-topic, or npm run new -- article my-slug';
  return { isDone: false, message };
}

loadDotEnv(root);
const { isDone, message } = answer(process.argv.slice(2));
if (isDone) console.log(message);
else console.error(message);
process.exitCode = isDone ? 0 : 1;
