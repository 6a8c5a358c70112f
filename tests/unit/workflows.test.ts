import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFolder } from '../../tools/lib/project.ts';

const steps = z.array(z.object({ run: z.string().optional(), uses: z.string().optional() }));
const workflowSchema = z.object({ jobs: z.record(z.string(), z.object({ steps })) });
const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

test.each(globSync('.github/workflows/*.yml', { cwd: projectFolder }))(
  '%s runs scripts that there are, and actions and images pinned to what they hold, or of our own',
  (file) => {
    const { jobs } = workflowSchema.parse(parse(read(file)));
    const all = Object.values(jobs).flatMap((job) => job.steps);
    const run = all.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm run (?:-s )?(\S+)/g)]);
    expect(run.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
    const foreign = all.flatMap(({ uses = [] }) => uses).filter((uses) => !uses.startsWith('./'));
    for (const uses of foreign) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    for (const [image] of read(file).matchAll(/\b(?:ghcr|docker)\.io\/\S+/g)) {
      expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
    }
    const own = all.flatMap(({ uses = '' }) => (uses.startsWith('./') ? [uses] : []));
    for (const uses of own) expect(parse(read(`${uses}/action.yml`))).toHaveProperty('runs');
  },
);

test('every pull request is checked, those of the editor too', () => {
  const { on } = z
    .object({ on: z.record(z.string(), z.unknown()) })
    .parse(parse(read('.github/workflows/ci.yml')));
  // A filter of branches or paths would leave some out.
  expect(on).toHaveProperty('pull_request', null);
});
