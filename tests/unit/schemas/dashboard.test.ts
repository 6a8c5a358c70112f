import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { dashboardSchema } from '../../../src/schemas/dashboard.ts';

const file = new URL('../../../src/content/dashboard.yaml', import.meta.url);
const written = (
  parse(readFileSync(file, 'utf8')) as Record<
    string,
    { splits: { parts: { sessions: number }[] }[] }
  >
)['emergency-department'];

it('the dashboard of the product page is as the schema asks', () => {
  expect(dashboardSchema.safeParse(written).success).toBe(true);
});

it('an editor whose numbers do not add up is told which, and the sum', () => {
  const changed = structuredClone(written);
  const part = changed?.splits[0]?.parts[0];
  if (part) part.sessions += 1;
  const { error } = dashboardSchema.safeParse(changed);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Make "Sessions by channel" add up to the 272 sessions of the hours: it has 273.',
  ]);
});

it('a misspelt field is named', () => {
  const { error } = dashboardSchema.safeParse({ ...written, wait: [1] });
  expect(error?.issues[0]?.message).toContain('wait');
});
