/**
 * `npm test`: the tests of the site, two kinds at a time, and no further than the first group that
 * fails. Types, lint and the tests of what editors work with are commands and CI jobs of their own.
 * Ends with the time and the totals of each, what was skipped or passed at its second attempt alone
 * and, alone on the last line, `N passed, N failed`; exits with 1 when anything failed or nothing ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultSettings, projectFolder } from '../../../tools/lib/project.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** That a test runner writes, for JUnit; a step without one counts as one check. */
  readonly report?: string;
}

interface Result {
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that did not run, or passed at their second attempt alone. */
  readonly remarks: readonly string[];
  readonly seconds: number;
}

const script = (name: string, command: string): Step => ({
  name,
  command: `npm run -s ${command}`,
});

function vitest(name: string, command: string): Step {
  const report = `.reports/${command.replace(':', '-')}.xml`;
  const reporters = `--reporter=default --reporter=junit --outputFile=${report}`;
  return { ...script(name, `${command} -- ${reporters}`), report };
}

/** Lanes run side by side, the steps of a lane one after another; groups follow each other. */
const groups: readonly (readonly (readonly Step[])[])[] = [
  // The build refuses content with mistakes.
  [[script('Build', 'build')], [vitest('Unit tests', 'test:unit')]],
  // Browser tests also wait, for clocks and for each other's servers.
  [
    [vitest('Built site', 'test:built')],
    [
      {
        name: 'Browser tests',
        command: 'playwright test --project=site',
        report: '.reports/test-e2e.xml',
      },
    ],
  ],
];

Object.assign(process.env, defaultSettings, {
  // First on the path, so that every tool runs on the Node that the project brings.
  PATH: [join(projectFolder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
});

/**
 * What a test runner did, from its report in the format of JUnit. A runner that wrote no report, ran
 * no test, or ended with an error that no test accounts for counts as one failure more.
 */
function readReport(file: string, isOk: boolean): Omit<Result, 'seconds'> {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // What tests have printed stands in the report as well.
  const cases = report
    .replace(/<!\[CDATA\[.*?\]\]>/gs, '')
    .split('<testcase ')
    .slice(1);
  const find = (mark: RegExp) => cases.filter((one) => mark.test(one));
  const tell = (what: string, tests: readonly string[]) =>
    tests.map((one) => `${what}: ${/\bname="([^"]*)"/.exec(one)?.[1] ?? 'a test'}`);
  const failed = find(/<(?:failure|error)\b/).length;
  const skipped = find(/<skipped\b/);
  const passed = cases.length - failed - skipped.length;
  const remarks = [
    ...tell('Skipped', skipped),
    ...tell('Passed at the second attempt, a fault to find', find(/<flaky(?:Failure|Error)\b/)),
  ];
  return { passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed, remarks };
}

const results = new Map<string, Result>();

/** Says what a step has printed when it has ended: others run beside it. */
async function runStep({ name, command, report }: Step): Promise<void> {
  const start = performance.now();
  const child = spawn(`${command} 2>&1`, {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
  });
  const [output, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  console.log(`\n── ${name}: ${command}\n\n${output}`);
  const isOk = code === 0;
  const found = report
    ? readReport(join(projectFolder, report), isOk)
    : { passed: Number(isOk), failed: Number(!isOk), remarks: [] };
  results.set(name, { ...found, seconds: (performance.now() - start) / 1000 });
}

// A report of an earlier run must never be taken for this one's.
rmSync(join(projectFolder, '.reports'), { recursive: true, force: true });
for (const lanes of groups) {
  if (results.values().some(({ failed }) => failed > 0)) break;
  const runLane = async (steps: readonly Step[]) => {
    for (const step of steps) await runStep(step);
  };
  await Promise.all(lanes.map(runLane));
}

console.log('\n── Totals\n');
for (const { name } of groups.flat(2)) {
  const result = results.get(name);
  const told = result
    ? `${result.seconds.toFixed(0).padStart(4)} s  ${result.passed} passed, ${result.failed} failed`
    : ' not run, because something failed before';
  console.log(`${result ? (result.failed > 0 ? '✗' : '✓') : '–'} ${name.padEnd(14)}${told}`);
}
const all = [...results.values()];
for (const remark of all.flatMap(({ remarks }) => remarks)) console.log(remark);
const passed = all.reduce((sum, result) => sum + result.passed, 0);
const failed = all.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
