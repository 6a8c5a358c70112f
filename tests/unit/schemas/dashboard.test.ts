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

it('an editor whose numbers do not add up is told which, and the sum', () => {
  const changed = structuredClone(written);
  const part = changed?.splits[0]?.parts[0];
  if (part) part.sessions += 1;
  const { error } = dashboardSchema.safeParse(changed);
  const told = error?.issues.map(({ message }) => message).join() ?? '';
  expect(told).toMatch(/"Sessions by channel".*\b272\b.*\b273\b/);
});
