/** `npm run new -- page my-topic`, or `article`: writes a draft and says what to do next. */
import path from 'node:path';
import { loadDictionary } from '../../src/checker/dictionary.ts';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { createArticle } from './create-article.ts';
import { createPage } from './create-page.ts';
import { sayAnswer } from './write-entry.ts';

const root = path.resolve(import.meta.dirname, '../..');
loadDotEnv(root);
const [kind, name] = process.argv.slice(2);
const dictionary = await loadDictionary();
if (kind === 'page') {
  sayAnswer(createPage(root, name, dictionary));
} else if (kind === 'article') {
  const today = new Date().toISOString().slice(0, 10);
  sayAnswer(createArticle(root, name, today, dictionary));
} else {
  sayAnswer({
    isDone: false,
    message:
      'Say what and its name: npm run new -- page my-topic, or npm run new -- article my-slug',
  });
}
