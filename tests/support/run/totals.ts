import { existsSync, readFileSync } from 'node:fs';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that did not run. */
  readonly skipped: readonly string[];
  /** The names of the tests that passed at their second attempt alone: each is a fault to find. */
  readonly flaky: readonly string[];
}

/**
 * What a test runner did, from its report in the format of JUnit. A runner that wrote no report, ran
 * no test, or ended with an error that no test accounts for counts as one failure more.
 * @param file path of the report
 * @param isOk whether the runner ended with exit code 0
 */
export function readResults(file: string, isOk: boolean): Results {
  // What tests have printed stands in the report as well.
  const report = existsSync(file)
    ? readFileSync(file, 'utf8').replace(/<!\[CDATA\[.*?\]\]>/gs, '')
    : '';
  const cases = report.split('<testcase ').slice(1);
  const failed = cases.filter((text) => /<(?:failure|error)\b/.test(text)).length;
  const namesOf = (mark: RegExp) =>
    cases
      .filter((text) => mark.test(text))
      .map((text) => /\bname="([^"]*)"/.exec(text)?.[1] ?? 'a test without a name');
  const skipped = namesOf(/<skipped\b/);
  const flaky = namesOf(/<flaky(?:Failure|Error)\b/);
  const passed = cases.length - failed - skipped.length;
  const isUnexplained = failed === 0 && (!isOk || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, skipped, flaky };
}

export function addTotals(list: readonly Results[]): Results {
  return {
    passed: list.reduce((total, { passed }) => total + passed, 0),
    failed: list.reduce((total, { failed }) => total + failed, 0),
    skipped: list.flatMap(({ skipped }) => skipped),
    flaky: list.flatMap(({ flaky }) => flaky),
  };
}

/** Such as `12 passed, 0 failed`, with what was skipped or is unsteady only where there is any. */
export function describeTotals({ passed, failed, skipped, flaky }: Results): string {
  const skippedPart = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const flakyPart = flaky.length > 0 ? `, ${flaky.length} at the second attempt` : '';
  return `${passed} passed, ${failed} failed${skippedPart}${flakyPart}`;
}
