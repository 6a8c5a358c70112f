import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Content, Rule, Source } from './facts.ts';
import { listFragmentLinks } from './fragments.ts';
import { loadContent } from './load-content.ts';
import { formatProblems, sortProblems, type Problem } from './problem.ts';
import { readImages } from './reading/read-images.ts';
import { readComponents } from './reading/read-props.ts';
import * as characters from './rules/characters.ts';
import * as components from './rules/components.ts';
import * as entries from './rules/entries.ts';
import * as figures from './rules/figures.ts';
import * as images from './rules/images.ts';
import * as links from './rules/links.ts';
import * as markdown from './rules/markdown.ts';
import * as numbers from './rules/numbers.ts';
import * as patterns from './rules/patterns.ts';
import * as spelling from './rules/spelling.ts';
import * as warnings from './rules/warnings.ts';
import * as wording from './rules/wording.ts';

/** All rules by their names: what `check…` finds stops a build, all else is advice. */
const rules = [
  ...[characters, components, entries, figures, images, links],
  ...[markdown, numbers, patterns, spelling, warnings, wording],
].flatMap((module) => Object.entries<Rule>(module));

/** Names everything that is amiss in content that was read, by file and line. */
export function findProblems(content: Content, dictionary: Dictionary): Problem[] {
  const ofReading = content.sources.flatMap((source) => source.problems);
  const lineOf = ({ file, line = 0 }: Problem) => `${file}:${line}`;
  const placeOf = (one: Problem) => `${lineOf(one)} ${one.field}`;
  // What follows from a line that cannot be read is not told.
  const unread = new Set(ofReading.filter(({ field }) => field === 'body').map(lineOf));
  const find = (isStopping: boolean) =>
    rules
      .filter(([name]) => name.startsWith('check') === isStopping)
      .flatMap(([, rule]) => rule(content, dictionary))
      .filter((one) => !unread.has(lineOf(one)));
  const ofRules = find(true);
  // A rule that looks at a field knows more of it than the schema, which has its form alone.
  const told = new Set(ofRules.map(placeOf));
  const stopping = [...ofReading.filter((one) => !told.has(placeOf(one))), ...ofRules];
  const places = new Set(stopping.map(placeOf));
  const telling = find(false)
    .filter((one) => !places.has(placeOf(one)))
    .map((one) => ({ ...one, isAdvice: true }));
  return sortProblems([...stopping, ...telling]);
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

/** Reads the content and names what is to be mended, advised, lacking in drafts, and asked of pages. */
export async function checkContent(root: string) {
  const content: Content = {
    ...loadContent(root),
    components: readComponents(root),
    images: await readImages(root),
  };
  const dictionary = await loadDictionary();
  const all = findProblems(content, dictionary);
  const problems = all.filter(({ isAdvice = false }) => !isAdvice);
  const advice = all.filter(({ isAdvice = false }) => isAdvice);
  const ahead = () => findAhead(content, dictionary, all);
  return { content, problems, advice, ahead, links: listFragmentLinks(content) };
}
