import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';

interface Finding {
  readonly ruleId: string;
  readonly message: string;
  /** Of the finding: how grave the rule is, and whether the page breaks it for certain. */
  readonly value: readonly [level: string, outcome: string];
  readonly path: { readonly dom: string };
  readonly snippet: string;
}

declare global {
  interface Window {
    ace?: {
      readonly Checker: new () => {
        check: (
          node: Node,
          guidelines: readonly string[],
        ) => Promise<{ readonly results: readonly Finding[] }>;
      };
    };
  }
}

/** Where the checker objects to what is meant so; a part of the markup tells such a place. */
const meant: Readonly<Record<string, string>> = {
  // On phones rows are laid out as blocks, which some browsers take for a table by these roles alone.
  aria_role_redundant: '<t',
  // HTML has it: https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-start.
  element_attribute_deprecated: '<ol',
};

const source = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/**
 * What IBM's checker is certain of, by its rules for WCAG 2.2 and its advice beyond them, each with
 * the rule, its words and the place. What it asks a person to look at is left out: such questions
 * stand on every page.
 * @param part the part of the page to look at; a dialog hides the rest, which the checker does not know
 */
export async function findIbmFaults(
  page: Page,
  part: Locator = page.locator('html'),
): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(`${source}; window.ace = ace;`);
  }
  const results = await part.evaluate(async (element) => {
    const checker = window.ace && new window.ace.Checker();
    if (!checker) throw new Error('The checker did not start.');
    const node = element === document.documentElement ? document : element;
    const report = await checker.check(node, ['IBM_Accessibility', 'WCAG_2_2']);
    return report.results.map(({ ruleId, message, value, path, snippet }) => {
      return { ruleId, message, value, path, snippet };
    });
  });
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !snippet.includes(meant[ruleId] ?? '\0'))
    .map(({ ruleId, message, path }) => `${ruleId} (${message}): ${path.dom}`);
}
