import { loadDictionary } from './dictionary.ts';
import type { Content, Rule } from './facts.ts';
import { sortProblems, type Problem } from './problem.ts';
import { loadContent } from './reading/load-content.ts';
import * as addresses from './rules/addresses.ts';
import * as articles from './rules/articles.ts';
import * as bannedPhrases from './rules/banned-phrases.ts';
import * as callOpenings from './rules/call-openings.ts';
import * as callWords from './rules/call-words.ts';
import * as figures from './rules/figures.ts';
import * as headings from './rules/headings.ts';
import * as links from './rules/links.ts';
import * as numbers from './rules/numbers.ts';
import * as plainContent from './rules/plain-content.ts';
import * as prose from './rules/prose.ts';
import * as references from './rules/references.ts';
import * as repetition from './rules/repetition.ts';
import * as sources from './rules/sources.ts';
import * as sourcing from './rules/sourcing.ts';
import { checkSpelling } from './rules/spelling.ts';
import * as warnings from './rules/warnings.ts';

/** Every export of these modules is a rule; spelling alone also asks a dictionary. */
const rules = rulesOf([
  addresses,
  articles,
  bannedPhrases,
  callOpenings,
  callWords,
  figures,
  headings,
  links,
  numbers,
  plainContent,
  references,
  repetition,
  sources,
  sourcing,
]);

/** What an editor should know of and may publish all the same. A module moved up is an error. */
const warningRules = rulesOf([prose, warnings]);

function rulesOf(modules: readonly Readonly<Record<string, Rule>>[]): Rule[] {
  return modules.flatMap((module) => Object.values(module));
}

interface Report {
  readonly content: Content;
  /** What has to be mended before the site is built. */
  readonly problems: readonly Problem[];
  /** What may stay for now. */
  readonly warnings: readonly Problem[];
}

/** Reads the content and names everything that is amiss, by file and line. */
export async function checkContent(root: string): Promise<Report> {
  const content = loadContent(root);
  const problems = [
    ...content.sources.flatMap((source) => source.problems),
    ...rules.flatMap((rule) => rule(content)),
    ...checkSpelling(content, await loadDictionary()),
  ];
  const warned = warningRules.flatMap((rule) => rule(content));
  return { content, problems: sortProblems(problems), warnings: sortProblems(warned) };
}
