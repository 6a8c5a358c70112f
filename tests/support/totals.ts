import { existsSync, readFileSync } from 'node:fs';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
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
  vitest: (report: VitestReport): Totals => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats }: PlaywrightReport): Totals => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
};

/**
 * What a test runner did, from its JSON report. A runner that wrote no report, ran no test, or
 * ended with an error that no test accounts for counts as one failure more.
 * @param file path of the JSON report
 * @param isOk whether the runner ended with exit code 0
 */
export function readTotals(file: string, kind: keyof typeof readers, isOk: boolean): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport;
  const totals = readers[kind](report);
  const isEmpty = totals.passed + totals.failed === 0;
  const isUnexplained = !isOk && totals.failed === 0;
  return isEmpty || isUnexplained ? { ...totals, failed: totals.failed + 1 } : totals;
}

export function addTotals(list: readonly Totals[]): Totals {
  const sum = (key: keyof Totals): number => list.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function hasFailed(totals: Totals): boolean {
  return totals.failed > 0;
}

/** Such as `12 passed, 0 failed`, with the skipped only where there are any. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  const skippedPart = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${skippedPart}`;
}
