import path from 'node:path';
import { checkSite } from './check-content.ts';
import { loadSite } from './reading/load-site.ts';
import { countOf, formatProblems } from './problem.ts';

const site = loadSite(path.resolve(import.meta.dirname, '../..'));
const problems = checkSite(site);

if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\nThe content has ${countOf(problems.length, 'problem')}.`);
  process.exitCode = 1;
} else {
  const pages = site.entries.filter(({ kind }) => kind === 'page').length;
  const articles = countOf(site.entries.length - pages, 'article');
  const claims = countOf(site.claims.records.size, 'claim');
  console.log(`The content is in order: ${countOf(pages, 'page')}, ${articles}, ${claims}.`);
}
