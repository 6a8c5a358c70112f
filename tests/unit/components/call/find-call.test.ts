import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callPage, canonicalCall, findHandoff } from '../../../../src/components/call/find-call.ts';
import { callSchema } from '../../../../src/schemas/call.ts';

const root = new URL('../../../../', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, root), 'utf8');
const records = parse(readText('src/content/call.yaml')) as Record<string, unknown>;
const call = callSchema.parse(records[canonicalCall]);

describe('the handoff', () => {
  test.each([
    ['US', '911'],
    ['GB', '999'],
    ['EU', '112'],
  ])('of %s names %s', (country, number) => {
    expect(findHandoff(call, country)).toBe(
      `This may be an emergency. Hang up and call ${number} now.`,
    );
  });

  test('of a country without a number is an error that names it', () => {
    expect(() => findHandoff(call, 'UK')).toThrow('"UK" in src/content/call.yaml');
  });
});

test('the page of the call shows the rules of every moment', () => {
  const page = readText(`src/content/pages${callPage}.mdx`);
  const moments = new Set(call.rules.map(({ moment }) => moment));
  for (const moment of moments) expect(page).toContain(`<CallRules moment="${moment}"`);
});
