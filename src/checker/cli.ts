import path from 'node:path';
import { checkContent } from './check-content.ts';
import { countOf, formatProblems } from './problem.ts';

const { content, problems, warnings } = await checkContent(
  path.resolve(import.meta.dirname, '../..'),
);

if (warnings.length > 0) {
  console.warn(`${formatProblems(warnings)}\n\n${countOf(warnings.length, 'warning')}.\n`);
}
if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\nThe content has ${countOf(problems.length, 'problem')}.`);
  process.exitCode = 1;
} else {
  const pages = countOf(content.pages.length, 'page');
  const articles = countOf(content.articles.length, 'article');
  const claims = countOf(content.claims.records.size, 'claim');
  console.log(`The content is in order: ${pages}, ${articles}, ${claims}.`);
}
