import type { PageAudit } from './audit-page.ts';
import { categories, type LighthouseResult } from './lighthouse.ts';
import { pageCheckNames } from './page-checks.ts';

interface Audit {
  /** None where Lighthouse ran alone. */
  readonly pages: readonly PageAudit[];
  readonly lighthouse: readonly LighthouseResult[];
  /** What concerns the site as a whole. */
  readonly siteProblems: readonly string[];
}

const checks = [
  ...pageCheckNames,
  'loads quietly and at rest: requests, hosts, React, fonts, errors, policy violations, shift',
  'is safe: full marks of HTTP Observatory, nothing from the CSP evaluator',
  'is valid HTML, leads only to what is there, stays within its budget of bytes',
  'has 100 in every category of Lighthouse',
];

/** Every problem of an audit, the page first. */
export function listProblems({ pages, lighthouse, siteProblems }: Audit): string[] {
  return [
    ...siteProblems.map((problem) => `leads nowhere: ${problem}`),
    ...pages.flatMap(({ problems }) => problems),
    ...lighthouse.flatMap(({ problems }) => problems),
  ];
}

/** The audit for people, as Markdown: the sum, what is wrong, and a table of all pages. */
export function writeAuditReport(audit: Audit): string {
  const problems = listProblems(audit);
  const pages = new Map(audit.pages.map((page) => [page.path, page]));
  const scores = new Map(audit.lighthouse.map((result) => [result.path, result.scores]));
  const paths = [...new Set([...pages.keys(), ...scores.keys()])];
  const row = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return `# Audit

${paths.length} pages, ${problems.length} problems. Bytes are after brotli.

## Problems

${list(problems) || 'None.'}

## Every page …

${list(checks)}

## Pages

${row(['Page', 'HTML+CSS', 'Scripts', 'Requests', ...categories])}
| --- |${' ---: |'.repeat(3 + categories.length)}
${paths
  .map((path) => {
    const { htmlAndStyles, scripts, requests } = pages.get(path) ?? {};
    const marks = categories.map((_, place) => scores.get(path)?.[place]);
    return row([path, htmlAndStyles, scripts, requests, ...marks]);
  })
  .join('\n')}
`;
}
