import path from 'node:path';
import { checkContent } from './check-content.ts';
import { countOf, describeProblems, formatProblems } from './problem.ts';
import { describeScheduled } from './scheduled.ts';

const { content, problems, warnings } = await checkContent(
  path.resolve(import.meta.dirname, '../..'),
);

if (warnings.length > 0) console.warn(`Warnings:\n${formatProblems(warnings)}\n`);
const scheduled = describeScheduled(content, new Date());
if (scheduled) console.log(`${scheduled}\n`);
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else {
  const pages = countOf(content.pages.length, 'page');
  const articles = countOf(content.articles.length, 'article');
  const claims = countOf(content.claims.records.size, 'claim');
  const sources = countOf(content.works.records.size, 'source');
  console.log(`The content is in order: ${pages}, ${articles}, ${claims}, ${sources}.`);
}
