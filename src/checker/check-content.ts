import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Content, Rule } from './facts.ts';
import { sortProblems, type Problem } from './problem.ts';
import { loadContent } from './load-content.ts';
import { readImages } from './reading/read-images.ts';
import * as addresses from './rules/structure/addresses.ts';
import * as articles from './rules/structure/articles.ts';
import * as bannedPhrases from './rules/language/banned-phrases.ts';
import * as brokenMarkdown from './rules/structure/broken-markdown.ts';
import * as callOpenings from './rules/calls/call-openings.ts';
import * as callWords from './rules/calls/call-words.ts';
import * as composition from './rules/structure/composition.ts';
import * as dates from './rules/publication/dates.ts';
import * as figures from './rules/evidence/figures.ts';
import * as examples from './rules/structure/examples.ts';
import * as fieldSigns from './rules/language/field-signs.ts';
import * as foreignScripts from './rules/language/foreign-scripts.ts';
import * as headingWords from './rules/structure/heading-words.ts';
import * as headings from './rules/structure/headings.ts';
import * as images from './rules/structure/images.ts';
import * as links from './rules/structure/links.ts';
import * as moves from './rules/publication/moves.ts';
import * as nesting from './rules/structure/nesting.ts';
import * as numbers from './rules/evidence/numbers.ts';
import * as plainContent from './rules/structure/plain-content.ts';
import * as prose from './rules/language/prose.ts';
import * as references from './rules/structure/references.ts';
import * as repetition from './rules/language/repetition.ts';
import * as sources from './rules/evidence/sources.ts';
import * as sourcing from './rules/evidence/sourcing.ts';
import { checkSpelling } from './rules/language/spelling.ts';
import * as unusedImages from './rules/structure/unused-images.ts';
import * as warnings from './rules/evidence/warnings.ts';
import * as code from './rules/structure/code.ts';
import * as percentWords from './rules/evidence/percent-words.ts';
import * as props from './rules/structure/props.ts';
import * as templateWords from './rules/language/template-words.ts';
import * as wordList from './rules/language/word-list.ts';

/** Every export of these modules is a rule; spelling alone also asks a dictionary. */
const rules = rulesOf([
  addresses,
  articles,
  bannedPhrases,
  brokenMarkdown,
  callOpenings,
  callWords,
  code,
  composition,
  dates,
  examples,
  fieldSigns,
  figures,
  foreignScripts,
  headings,
  headingWords,
  images,
  links,
  moves,
  nesting,
  numbers,
  percentWords,
  plainContent,
  props,
  references,
  repetition,
  sources,
  sourcing,
  templateWords,
  wordList,
]);

/** What an editor should know of and may publish all the same. A module moved up is an error. */
const warningRules = rulesOf([prose, unusedImages, warnings]);

function rulesOf(modules: readonly Readonly<Record<string, Rule>>[]): Rule[] {
  return modules.flatMap((module) => Object.values(module));
}

export interface Report {
  readonly content: Content;
  /** What has to be mended before the site is built. */
  readonly problems: readonly Problem[];
  /** What may stay for now. */
  readonly warnings: readonly Problem[];
}

function placeOf({ file, line = 0, field }: Problem): string {
  return `${file}:${line} ${field}`;
}

/** Names everything that is amiss in content that was read, by file and line. */
export function findProblems(content: Content, dictionary: Dictionary): Problem[] {
  const ofRules = rules.flatMap((rule) => rule(content));
  // A rule that looks at a field knows more of it than the schema, which has its form alone.
  const told = new Set(ofRules.map(placeOf));
  const ofReading = content.sources.flatMap((source) => source.problems);
  return sortProblems([
    ...ofReading.filter((problem) => !told.has(placeOf(problem))),
    ...ofRules,
    ...checkSpelling(content, dictionary),
  ]);
}

/** Reads the content and names everything that is amiss, by file and line. */
export async function checkContent(root: string): Promise<Report> {
  const content = { ...loadContent(root), images: await readImages(root) };
  const problems = findProblems(content, await loadDictionary());
  const warned = warningRules.flatMap((rule) => rule(content));
  return { content, problems, warnings: sortProblems(warned) };
}
