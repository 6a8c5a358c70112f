import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

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
          node: Document,
          guidelines: readonly string[],
        ) => Promise<{ readonly results: readonly Finding[] }>;
      };
    };
  }
}

/** Where the checker objects to what is meant so; a part of the markup tells such a place. */
const meant: Readonly<Record<string, string>> = {
  // The link to the content is the first of the page, before every landmark (WCAG technique G1).
  aria_content_in_landmark: 'class="skip-link"',
  // Two trees ask the same question, and two calls wait for an answer: each is in a part with a name.
  fieldset_label_valid: '<fieldset',
  // A legend for screen readers alone is one too (WCAG technique H71).
  fieldset_legend_valid: '<fieldset',
  // Radio buttons of two forms are two groups, whatever their names.
  input_checkboxes_grouped: 'name="q',
  // In the drawing of a voice labels without words are where a pointer may press, besides those with.
  form_label_unique: 'class="voice-press"',
  input_label_exists: 'id="voice-part-',
  label_content_exists: 'class="voice-press"',
};

const source = await readFile(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/**
 * What IBM's checker is certain of, by its rules for WCAG 2.2 and its advice, each with the rule,
 * its words and the place. What it asks a person to look at is left out: such questions stand on
 * every page.
 */
export async function findIbmFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(`${source}; window.ace = ace;`);
  }
  const results = await page.evaluate(async () => {
    const checker = window.ace && new window.ace.Checker();
    if (!checker) throw new Error('The checker did not start.');
    const report = await checker.check(document, ['WCAG_2_2']);
    return report.results.map(({ ruleId, message, value, path, snippet }) => {
      return { ruleId, message, value, path, snippet };
    });
  });
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !snippet.includes(meant[ruleId] ?? '\0'))
    .map(({ ruleId, message, path }) => `${ruleId} (${message}): ${path.dom}`);
}
