import type { Content, Rule } from './facts.ts';
import { loadDictionary } from './language/dictionary.ts';
import { sortProblems, type Problem } from './problem.ts';
import { loadContent } from './reading/load-content.ts';
import { checkFileNames, checkRoutes } from './rules/addresses.ts';
import { checkArticleOrder, checkWordCount } from './rules/articles.ts';
import { checkBannedPhrases } from './rules/banned-phrases.ts';
import { checkCitations, checkUnusedClaims } from './rules/claims.ts';
import { checkComponents } from './rules/components.ts';
import { checkFigures } from './rules/figures.ts';
import { checkFooter } from './rules/footer.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import {
  checkImages,
  checkInlineAttributes,
  checkModules,
  checkTables,
} from './rules/plain-content.ts';
import { checkRelated } from './rules/related.ts';
import {
  checkRepeatedOutlines,
  checkRepeatedSentences,
  checkRepeatedTitles,
} from './rules/repetition.ts';
import { checkSpelling } from './rules/spelling.ts';

const rules: readonly Rule[] = [
  checkFileNames,
  checkRoutes,
  checkArticleOrder,
  checkWordCount,
  checkFooter,
  checkRelated,
  checkComponents,
  checkModules,
  checkInlineAttributes,
  checkTables,
  checkImages,
  checkHeadings,
  checkLinks,
  checkCitations,
  checkUnusedClaims,
  checkFigures,
  checkRepeatedTitles,
  checkRepeatedSentences,
  checkRepeatedOutlines,
  checkBannedPhrases,
];

interface Report {
  readonly content: Content;
  /** Every problem at once, by file and line. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the content and names everything that has to be mended.
 *
 * @param root the folder of the project, which holds `src/content/`
 */
export async function checkContent(root: string): Promise<Report> {
  const content = loadContent(root);
  const problems = [
    ...content.sources.flatMap((source) => source.problems),
    ...rules.flatMap((rule) => rule(content)),
    ...checkSpelling(content, await loadDictionary()),
  ];
  return { content, problems: sortProblems(problems) };
}
