import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { events, readMeasured } from '../../../src/analytics/events.ts';

test.each([undefined, 'tool_use', {}, { event: 'purchase' }])('%j is no event', (detail) => {
  expect(readMeasured(detail)).toBeUndefined();
});

test.each([
  { event: 'cta_click', text: 'mail ana@example.com' },
  { event: 'cta_click', target: '/contact?name=ana' },
  { event: 'tool_use', tool: 'Ana Pérez', action: '{"age":71}' },
  { event: 'form_error', form: 'contact', field: 'ana@example.com', rule: 'ana@example.com' },
  { event: 'outbound', host: 'example.com/ana?b' },
  { event: 'search', results: '12', words: 'ana@example.com' },
  { event: 'web_vital', value: NaN, metric: 'X' },
])('nothing that could name somebody passes: %j', (detail) => {
  expect(JSON.stringify(readMeasured(detail))).not.toMatch(/ana|71|NaN|"X"/i);
});

test('the documentation lists every event with its moment and its parameters', () => {
  // Formatting pads the cells of the table.
  const shown = readFileSync('docs/measurement.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const [name, { when, parameters }] of Object.entries(events)) {
    const list = Object.entries<string | readonly string[]>(parameters).map(([key, kind]) =>
      typeof kind === 'string' ? `\`${key}\` (${kind})` : `\`${key}\` (${kind.join(', ')})`,
    );
    expect(shown).toContain(`| \`${name}\` | ${when} | ${list.join('; ')} |`);
  }
  expect(shown.match(/^\| `/gm)).toHaveLength(Object.keys(events).length);
});
