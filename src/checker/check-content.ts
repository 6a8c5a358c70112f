import { loadSite } from './reading/load-site.ts';
import { sortProblems, type Problem } from './problem.ts';
import { checkArticleOrder } from './rules/article-order.ts';
import { checkBannedPhrases } from './rules/banned-phrases.ts';
import { checkCitations, checkUnusedClaims } from './rules/claims.ts';
import { checkComponents } from './rules/components.ts';
import { checkFigures } from './rules/figures.ts';
import { checkFileNames } from './rules/file-names.ts';
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
import { checkRepeatedOutlines } from './rules/repeated-outlines.ts';
import { checkRepeatedSentences } from './rules/repeated-sentences.ts';
import { checkRoutes, checkTitles } from './rules/routes.ts';
import { checkSchemas } from './rules/schemas.ts';
import { checkAmericanSpelling, checkSpelling } from './rules/spelling.ts';
import { checkWordCount } from './rules/word-count.ts';
import type { Rule, Site } from './checked-site.ts';

const rules: readonly Rule[] = [
  checkSchemas,
  checkFileNames,
  checkRoutes,
  checkTitles,
  checkArticleOrder,
  checkFooter,
  checkRelated,
  checkComponents,
  checkModules,
  checkInlineAttributes,
  checkTables,
  checkHeadings,
  checkLinks,
  checkImages,
  checkCitations,
  checkUnusedClaims,
  checkFigures,
  checkWordCount,
  checkRepeatedSentences,
  checkRepeatedOutlines,
  checkBannedPhrases,
  checkAmericanSpelling,
  checkSpelling,
];

/** Every problem of a site that was read already, in the order in which an editor mends them. */
export function checkSite(site: Site): Problem[] {
  return sortProblems(rules.flatMap((rule) => rule(site)));
}

/**
 * Reads the content and names every problem at once.
 *
 * @param root the folder of the project, which holds `src/content/`
 */
export function checkContent(root: string): Promise<Problem[]> {
  return Promise.resolve(checkSite(loadSite(root)));
}
