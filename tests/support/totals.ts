import { existsSync, readFileSync } from 'node:fs';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that did not run. */
  readonly skipped: readonly string[];
  readonly seconds?: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const readers = {
  vitest: (report: VitestReport): Results => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  }),
  playwright: ({ stats }: PlaywrightReport): Results => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: Array.from({ length: stats.skipped }, () => 'a browser test, named above'),
  }),
};

export type ReportKind = keyof typeof readers;

/**
 * What a test runner did, from its JSON report. A runner that wrote no report, ran no test, or
 * ended with an error that no test accounts for counts as one failure more.
 * @param file path of the JSON report
 * @param isOk whether the runner ended with exit code 0
 */
export function readResults(file: string, kind: ReportKind, isOk: boolean): Results {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport;
  const results = readers[kind](report);
  const isEmpty = results.passed + results.failed === 0;
  const isUnexplained = !isOk && results.failed === 0;
  return isEmpty || isUnexplained ? { ...results, failed: results.failed + 1 } : results;
}

export function addTotals(list: readonly Results[]): Results {
  return {
    passed: list.reduce((total, { passed }) => total + passed, 0),
    failed: list.reduce((total, { failed }) => total + failed, 0),
    skipped: list.flatMap(({ skipped }) => skipped),
  };
}

/** Such as `12 passed, 0 failed`, with the skipped only where there are any. */
export function describeTotals({ passed, failed, skipped }: Results): string {
  const skippedPart = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${skippedPart}`;
}
