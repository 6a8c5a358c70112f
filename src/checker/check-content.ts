import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Content, Rule, Source } from './facts.ts';
import { loadContent } from './load-content.ts';
import { formatProblems, sortProblems, type Problem } from './problem.ts';
import { readImages } from './reading/read-images.ts';
import { readComponents } from './reading/read-props.ts';
import * as characters from './rules/characters.ts';
import * as components from './rules/components.ts';
import * as entries from './rules/entries.ts';
import { checkFigures } from './rules/figures.ts';
import * as images from './rules/images.ts';
import * as links from './rules/links.ts';
import * as markdown from './rules/markdown.ts';
import * as numbers from './rules/numbers.ts';
import * as patterns from './rules/patterns.ts';
import { adviseOnSpelling } from './rules/spelling.ts';
import * as warnings from './rules/warnings.ts';
import * as wording from './rules/wording.ts';

type Reasons = Readonly<Record<string, readonly Rule[]>>;

/** Mistakes, which stop a build, by what would come of them. So does all that breaks a schema. */
const mistakes: Reasons = {
  'a reader would be led wrong': [
    links.checkLinks,
    links.checkUnpublishedTargets,
    links.checkLinkWords,
    links.checkRelated,
    links.checkVanished,
    links.checkFormerAddresses,
    patterns.checkHandoff,
    patterns.checkTemplateWords,
  ],
  'a statement would have no source that exists': [
    links.checkCitations,
    entries.checkSourceCount,
    checkFigures,
    numbers.checkNumbers,
  ],
  'readers would see signs or damage': [
    patterns.checkSigns,
    patterns.checkSignsInFields,
    characters.checkDamagedWords,
    markdown.checkMarkdownForms,
    images.checkImageFiles,
  ],
  'a page would break, or be lost': [
    components.checkComponents,
    components.checkProps,
    components.checkCode,
    components.checkForeignElements,
    components.checkNesting,
    entries.checkEncodings,
    entries.checkFileNames,
    entries.checkClosingCalls,
    entries.checkTaken,
  ],
  'a screen reader would have nothing to say': [
    images.checkShownImages,
    markdown.checkTables,
    markdown.checkHeadings,
    wording.checkTextLanguages,
  ],
};

/** Advice, which is told and stops nothing, by why the editor may know better. */
const advice: Reasons = {
  'no dictionary knows every name': [adviseOnSpelling],
  'a pattern cannot tell every sense': [
    numbers.adviseOnQuantities,
    patterns.adviseOnTyping,
    patterns.adviseOnQuotations,
    characters.adviseOnUnseen,
  ],
  'the page is sound, and only less fine': [
    entries.adviseOnFeatured,
    entries.adviseOnWordCount,
    entries.adviseOnLengths,
    entries.adviseOnSearchTitles,
    images.adviseOnShownImages,
    images.adviseOnImageSizes,
    links.adviseOnLinkWords,
  ],
  'it is how this house writes': [
    patterns.adviseOnStyle,
    patterns.adviseOnEmptyWords,
    markdown.adviseOnAlignment,
    markdown.adviseOnBoldLines,
    markdown.adviseOnDeletions,
    wording.adviseOnCitationPlaces,
    wording.adviseOnRepeats,
  ],
  'it may stay for now': Object.values(warnings),
};

function run(reasons: Reasons, content: Content, dictionary: Dictionary): Problem[] {
  return Object.values(reasons).flatMap((rules) =>
    rules.flatMap((rule) => rule(content, dictionary)),
  );
}

/** Names everything that is amiss in content that was read, by file and line. */
export function findProblems(content: Content, dictionary: Dictionary): Problem[] {
  const ofReading = content.sources.flatMap((source) => source.problems);
  const lineOf = ({ file, line = 0 }: Problem) => `${file}:${line}`;
  const placeOf = (one: Problem) => `${lineOf(one)} ${one.field}`;
  // What follows from a line that cannot be read is not told.
  const unread = new Set(ofReading.filter(({ field }) => field === 'body').map(lineOf));
  const find = (reasons: Reasons) =>
    run(reasons, content, dictionary).filter((one) => !unread.has(lineOf(one)));
  const ofRules = find(mistakes);
  // A rule that looks at a field knows more of it than the schema, which has its form alone.
  const told = new Set(ofRules.map(placeOf));
  const stopping = [...ofReading.filter((one) => !told.has(placeOf(one))), ...ofRules];
  const places = new Set(stopping.map(placeOf));
  const telling = find(advice)
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

/** Reads the content and names what has to be mended, what is advised, and what drafts still need. */
export async function checkContent(root: string) {
  const content: Content = {
    ...loadContent(root),
    components: readComponents(root),
    images: await readImages(root),
  };
  const dictionary = await loadDictionary();
  const all = findProblems(content, dictionary);
  const problems = all.filter(({ isAdvice = false }) => !isAdvice);
  const advised = all.filter(({ isAdvice = false }) => isAdvice);
  const ahead = () => findAhead(content, dictionary, all);
  return { content, problems, advice: advised, ahead };
}
