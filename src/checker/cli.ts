import path from 'node:path';
import { loadDotEnv } from '../config/dot-env.ts';
import { countOf, describeProblems, formatProblems } from './problem.ts';
import { describeScheduled } from './scheduled.ts';

loadDotEnv();
const { checkContent } = await import('./check-content.ts');
const { content, problems, warnings, ahead } = await checkContent(
  path.resolve(import.meta.dirname, '../..'),
);

if (warnings.length > 0) console.warn(`Warnings:\n${formatProblems(warnings)}\n`);
const asked = ahead();
if (asked.length > 0) console.warn(`Before a draft is published:\n${formatProblems(asked)}\n`);
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
