import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../../tools/lib/project.ts';

const page = readFileSync(
  join(projectFolder, 'src/content/pages/canadian-triage-scale.mdx'),
  'utf8',
);

// CTAS National Working Group, first-order modifiers: pain severity, location and duration, adults.
test('all twelve combinations of the pain matrix have their published level', () => {
  expect(page).toContain("headings={['Pain', 'Severe 8 to 10', 'Moderate 4 to 7', 'Mild 0 to 3']}");
  const rows = [...page.matchAll(/heading: '(\w+, \w+)', levels: \[([\d, ]+)\]/g)];
  expect(rows.map(([, heading, levels]) => `${heading}: ${levels}`)).toEqual([
    'Acute, central: 2, 3, 4',
    'Acute, peripheral: 3, 4, 5',
    'Chronic, central: 3, 4, 5',
    'Chronic, peripheral: 4, 5, 5',
  ]);
});
