import type { PageAudit } from './audit-page.ts';
import { categories, type LighthouseResult } from './lighthouse.ts';

export interface Audit {
  readonly pages: readonly PageAudit[];
  readonly lighthouse: readonly LighthouseResult[];
  /** What concerns the site as a whole. */
  readonly siteProblems: readonly string[];
}

/** Every problem of an audit, the page first. */
export function listProblems({ pages, lighthouse, siteProblems }: Audit): string[] {
  return [
    ...siteProblems,
    ...pages.flatMap(({ problems }) => problems),
    ...lighthouse.flatMap(({ problems }) => problems),
  ];
}

function writeRow(page: PageAudit, lighthouse: LighthouseResult | undefined): string {
  const problems = page.problems.length + (lighthouse?.problems.length ?? 0);
  const cells = [
    page.path,
    page.htmlAndStyles ?? '–',
    page.scripts ?? '–',
    page.requests,
    ...categories.map((_name, place) => lighthouse?.scores[place] ?? '–'),
    problems,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The audit for people, as Markdown: the sum, what is wrong, and a table of all pages. */
export function writeAuditReport(audit: Audit, checks: readonly string[]): string {
  const problems = listProblems(audit);
  const headings = ['Page', 'HTML+CSS', 'Scripts', 'Requests', ...categories, 'Problems'];
  return `# Audit of every page

${audit.pages.length} pages, ${problems.length} problems. Bytes are after brotli.

## Problems

${problems.map((problem) => `- ${problem}`).join('\n') || 'None.'}

## Every page …

${checks.map((check) => `- ${check}`).join('\n')}

## Pages

| ${headings.join(' | ')} |
| --- | ${headings
    .slice(1)
    .map(() => '---:')
    .join(' | ')} |
${audit.pages
  .map((page) =>
    writeRow(
      page,
      audit.lighthouse.find(({ path }) => path === page.path),
    ),
  )
  .join('\n')}
`;
}
