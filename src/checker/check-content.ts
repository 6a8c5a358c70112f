import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Content, Rule, Source } from './facts.ts';
import { loadContent, readImages } from './load-content.ts';
import { formatProblems, sortProblems, type Problem } from './problem.ts';
import * as components from './rules/components.ts';
import * as entries from './rules/entries.ts';
import * as figures from './rules/figures.ts';
import * as images from './rules/images.ts';
import * as links from './rules/links.ts';
import * as markdown from './rules/markdown.ts';
import * as numbers from './rules/numbers.ts';
import * as patterns from './rules/patterns.ts';
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
  patterns,
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

/** What is asked of each draft as soon as it is published, beside what is asked of it today. */
function findAhead(content: Content, dictionary: Dictionary, today: readonly Problem[]): Problem[] {
  const drafts = new Set(content.entries.flatMap((one) => (one.isDraft ? [one.file] : [])));
  const publish = <Kind extends Source>(sources: readonly Kind[]) =>
    sources.map((source) => ({ ...source, isDraft: false }));
  const [pages, articles] = [publish(content.pages), publish(content.articles)];
  const [entries, sources] = [[...pages, ...articles], publish(content.sources)];
  const known = new Set(today.map((problem) => formatProblems([problem])));
  return findProblems({ ...content, pages, articles, entries, sources }, dictionary).filter(
    (problem) => drafts.has(problem.file) && !known.has(formatProblems([problem])),
  );
}

export type Report = Awaited<ReturnType<typeof checkContent>>;

/** Reads the content and names what has to be mended, and in warnings what may stay for now. */
export async function checkContent(root: string) {
  const content: Content = { ...loadContent(root), images: await readImages(root) };
  const dictionary = await loadDictionary();
  const problems = findProblems(content, dictionary);
  const warned = Object.values(warnings).flatMap((rule) => rule(content));
  const ahead = () => findAhead(content, dictionary, problems);
  return { content, problems, warnings: sortProblems(warned), ahead };
}
