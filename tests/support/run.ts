/**
 * `npm test`: every check of the project, one after another. Ends with the totals of each and,
 * alone on the last line, `N passed, M failed`; exits with 1 when anything failed or nothing ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defaultSettings, projectFolder } from './project.ts';
import { type Totals, addTotals, describeTotals, hasFailed, readTotals } from './totals.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** The JSON report that a test runner writes; a step without one counts as a single check. */
  readonly report?: { readonly file: string; readonly kind: 'vitest' | 'playwright' };
  /** The step without which this one would only tell what is already known. */
  readonly needs?: string;
}

const steps: readonly Step[] = [
  { name: 'Formatting', command: 'prettier --check .' },
  // Before the lint rules, which read the types that this generates.
  { name: 'Types', command: 'astro check' },
  { name: 'Lint', command: 'eslint --config eslint.config.js --max-warnings 0 .' },
  { name: 'Content', command: 'node src/checker/cli.ts' },
  {
    name: 'Unit tests',
    command: 'vitest run --config vitest.config.ts --reporter=default --reporter=json',
    report: { file: '.reports/unit-tests.json', kind: 'vitest' },
  },
  { name: 'Build', command: 'astro build' },
  {
    name: 'Browser tests',
    command: 'playwright test --config playwright.config.ts',
    report: { file: '.reports/browser-tests.json', kind: 'playwright' },
    needs: 'Build',
  },
  { name: 'Lighthouse', command: 'node tools/audit/run-lighthouse.ts --each-kind', needs: 'Build' },
];

Object.assign(process.env, defaultSettings, {
  // First on the path, so that every tool runs on the Node that the project brings.
  PATH: [join(projectFolder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
});

async function runCommand(command: string): Promise<boolean> {
  const child = spawn(command, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: true,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function runStep(step: Step, results: ReadonlyMap<string, Totals>): Promise<Totals> {
  console.log(`\n── ${step.name}: ${step.command}\n`);
  const needed = step.needs === undefined ? undefined : results.get(step.needs);
  if (needed && hasFailed(needed)) {
    console.log(`Not run, because “${step.needs}” failed.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const isOk = await runCommand(step.command);
  if (step.report) {
    return readTotals(join(projectFolder, step.report.file), step.report.kind, isOk);
  }
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

// A report of an earlier run must never be taken for this one's.
rmSync(join(projectFolder, '.reports'), { recursive: true, force: true });
const results = new Map<string, Totals>();
for (const step of steps) results.set(step.name, await runStep(step, results));

console.log('\n── Totals\n');
for (const [name, totals] of results) {
  console.log(`${hasFailed(totals) ? '✗' : '✓'} ${name.padEnd(16)}${describeTotals(totals)}`);
}
const all = addTotals([...results.values()]);
console.log(`\n${describeTotals(all)}`);
process.exitCode = hasFailed(all) ? 1 : 0;
