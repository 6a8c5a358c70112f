import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sortSteps } from '../../../../../src/components/tools/parts/vital-signs.ts';
import { projectFolder } from '../../../../../tools/lib/project.ts';

// Emergency Nurses Association, ESI Handbook, 5th edition (2023), table 6-1; the upper ends are the
// high-risk limits of figure 6-1.
const published = {
  Heartbeats: '[90, 190], [90, 180], [80, 140], [65, 120], [70, 120], [60, 100]',
  Breaths: '[35, 60], [30, 55], [22, 40], [18, 35], [16, 30], [12, 20]',
};

test('the page has the published ranges by age, with readings below, within and above each', () => {
  const page = readFileSync(join(projectFolder, 'src/content/pages/pediatric-triage.mdx'), 'utf8');
  const measures = page.matchAll(/name: '(\w+)', .*steps: \[([\d, ]+)\], ranges: \[(.+)\] \}/g);
  const found = [...measures].map(([, name, steps, ranges]) => ({ name, steps, ranges }));
  expect(Object.fromEntries(found.map(({ name, ranges }) => [name, ranges]))).toEqual(published);
  for (const { steps, ranges = '' } of found) {
    for (const range of JSON.parse(`[${ranges}]`) as [number, number][]) {
      const [below, within, above] = sortSteps(JSON.parse(`[${steps}]`) as number[], range);
      expect(
        [below, within, above].every((side) => side?.indexes.length),
        String(range),
      ).toBe(true);
    }
  }
});

test('the ends of a range belong to it', () => {
  const sides = sortSteps([79, 80, 110, 140, 141], [80, 140]);
  expect(sides.map(({ indexes }) => indexes)).toEqual([[0], [1, 2, 3], [4]]);
});
