import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Content, Rule } from './facts.ts';
import { loadContent, readImages } from './load-content.ts';
import { sortProblems, type Problem } from './problem.ts';
import * as components from './rules/components.ts';
import * as entries from './rules/entries.ts';
import * as figures from './rules/figures.ts';
import * as images from './rules/images.ts';
import * as links from './rules/links.ts';
import * as markdown from './rules/markdown.ts';
import * as numbers from './rules/numbers.ts';
import { checkSpelling } from './rules/spelling.ts';
import * as warnings from './rules/warnings.ts';
import * as wording from './rules/wording.ts';

/** Every export of these modules is a rule; spelling alone also asks a dictionary. */
const modules: readonly Readonly<Record<string, Rule>>[] = [
  components,
  entries,
  figures,
  images,
  links,
  markdown,
  numbers,
  wording,
];

/** Names everything that is amiss in content that was read, by file and line. */
export function findProblems(content: Content, dictionary: Dictionary): Problem[] {
  const ofRules = modules.flatMap((rules) => Object.values(rules).flatMap((rule) => rule(content)));
  // A rule that looks at a field knows more of it than the schema, which has its form alone.
  const locationOf = ({ file, line = 0, field }: Problem) => `${file}:${line} ${field}`;
  const told = new Set(ofRules.map(locationOf));
  const ofReading = content.sources.flatMap((source) => source.problems);
  return sortProblems([
    ...ofReading.filter((problem) => !told.has(locationOf(problem))),
    ...ofRules,
    ...checkSpelling(content, dictionary),
  ]);
}

export type Report = Awaited<ReturnType<typeof checkContent>>;

/** Reads the content and names what has to be mended, and in warnings what may stay for now. */
export async function checkContent(root: string) {
  const content: Content = { ...loadContent(root), images: await readImages(root) };
  const problems = findProblems(content, await loadDictionary());
  const warned = Object.values(warnings).flatMap((rule) => rule(content));
  return { content, problems, warnings: sortProblems(warned) };
}
