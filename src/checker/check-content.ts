import { loadDictionary } from './dictionary.ts';
import type { Content, Rule } from './facts.ts';
import { sortProblems, type Problem } from './problem.ts';
import { loadContent } from './reading/load-content.ts';
import * as addresses from './rules/addresses.ts';
import * as articles from './rules/articles.ts';
import * as bannedPhrases from './rules/banned-phrases.ts';
import * as figures from './rules/figures.ts';
import * as headings from './rules/headings.ts';
import * as links from './rules/links.ts';
import * as plainContent from './rules/plain-content.ts';
import * as references from './rules/references.ts';
import * as repetition from './rules/repetition.ts';
import { checkSpelling } from './rules/spelling.ts';

/** Every export of these modules is a rule; spelling alone also asks a dictionary. */
const rules = [
  addresses,
  articles,
  bannedPhrases,
  figures,
  headings,
  links,
  plainContent,
  references,
  repetition,
].flatMap((module): Rule[] => Object.values(module));

/** Reads the content and names everything that has to be mended, by file and line. */
export async function checkContent(
  root: string,
): Promise<{ readonly content: Content; readonly problems: readonly Problem[] }> {
  const content = loadContent(root);
  const problems = [
    ...content.sources.flatMap((source) => source.problems),
    ...rules.flatMap((rule) => rule(content)),
    ...checkSpelling(content, await loadDictionary()),
  ];
  return { content, problems: sortProblems(problems) };
}
