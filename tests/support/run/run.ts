/**
 * `npm test`: every check of the project, the cheap ones first and two at a time, and no further
 * than the first group that fails. Ends with the time and the totals of each, what was skipped or
 * passed at its second attempt alone and, alone on the last line, `N passed, N failed`; exits with 1
 * when anything failed or nothing ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultSettings, projectFolder } from '../../../tools/lib/project.ts';
import { addTotals, describeTotals, readResults, type Results } from './totals.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** That a test runner writes, for JUnit; a step without one counts as one check. */
  readonly report?: string;
}

const script = (name: string, command: string): Step => ({
  name,
  command: `npm run -s ${command}`,
});
const formatCheck = 'prettier --check --cache --cache-strategy content .';
const lighthouse = 'node tools/lighthouse.ts --each-kind --untimed';

function vitest(name: string, command: string): Step {
  const report = `.reports/${command.replace(':', '-')}.xml`;
  const reporters = `--reporter=default --reporter=junit --outputFile=${report}`;
  return { ...script(name, `${command} -- ${reporters}`), report };
}

/** Lanes run side by side, the steps of a lane one after another; groups follow each other. */
const groups: readonly (readonly (readonly Step[])[])[] = [
  [
    // Lint rules read the types that the check of types generates.
    [script('Content', 'check'), script('Types', 'types'), script('Lint', 'lint')],
    [
      { name: 'Format', command: formatCheck },
      vitest('Unit tests', 'test:unit'),
      { name: 'Unused', command: 'knip' },
    ],
  ],
  [[script('Build', 'build')]],
  // The one takes a single core, the other mostly waits.
  [[vitest('Built site', 'test:built')], [{ name: 'Lighthouse', command: lighthouse }]],
  [[{ ...script('Browser tests', 'test:e2e'), report: '.reports/test-e2e.xml' }]],
];

Object.assign(process.env, defaultSettings, {
  // First on the path, so that every tool runs on the Node that the project brings.
  PATH: [join(projectFolder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
});

const results = new Map<string, Results & { readonly seconds: number }>();
const isFine = () => results.values().every(({ failed }) => failed === 0);

/** @param isAlone whether nothing runs beside it, so that it may speak while it runs */
async function runStep({ name, command, report }: Step, isAlone: boolean): Promise<void> {
  const title = `\n── ${name}: ${command}\n`;
  if (isAlone) console.log(title);
  const start = performance.now();
  const child = spawn(isAlone ? command : `${command} 2>&1`, {
    cwd: projectFolder,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    shell: true,
  });
  const [output, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : undefined,
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (output !== undefined) console.log(`${title}\n${output}`);
  const isOk = code === 0;
  const found = report
    ? readResults(join(projectFolder, report), isOk)
    : { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: [], flaky: [] };
  results.set(name, { ...found, seconds: (performance.now() - start) / 1000 });
}

// A report of an earlier run must never be taken for this one's.
rmSync(join(projectFolder, '.reports'), { recursive: true, force: true });
for (const lanes of groups) {
  // What runs side by side is told all at once.
  if (!isFine()) break;
  const runLane = async (steps: readonly Step[]) => {
    for (const step of steps) await runStep(step, lanes.length === 1);
  };
  await Promise.all(lanes.map(runLane));
}

console.log('\n── Totals\n');
for (const { name } of groups.flat(2)) {
  const result = results.get(name);
  const told = result
    ? `${`${result.seconds.toFixed(0)} s`.padStart(6)}  ${describeTotals(result)}`
    : ' not run, because something failed before';
  console.log(`${result ? (result.failed > 0 ? '✗' : '✓') : '–'} ${name.padEnd(14)}${told}`);
}
const all = addTotals([...results.values()]);
for (const name of all.skipped) console.log(`Skipped: ${name}`);
for (const name of all.flaky) console.log(`Passed at the second attempt, a fault to find: ${name}`);
console.log(`\n${describeTotals(all)}`);
process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0;
