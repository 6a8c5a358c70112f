import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { markupRules } from '../lib/markup-rules.ts';

const validator = new HtmlValidate(new StaticConfigLoader(markupRules));

/** Faults of the markup of a page, each as `line:column: rule: message`. */
export async function findMarkupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column}: ${ruleId}: ${message}`),
  );
}
