import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../../tools/lib/project.ts';

test('the page names fifty languages in their own scripts, as the Unicode CLDR does', () => {
  const page = readFileSync(
    join(projectFolder, 'src/content/pages/voice-first-ai-triage.mdx'),
    'utf8',
  );
  const named = [...page.matchAll(/\['[A-Z][\w ]+', '([a-z]{2,3})', '([^']+)'/g)];
  expect(named).toHaveLength(50);
  // CLDR has no name of their own for Hmong and Haitian Creole, calls Tagalog Filipino and Mandarin
  // Chinese, puts “language” before Yoruba and leaves it out of Indonesian.
  const apart = new Set(['hmn', 'ht', 'tl', 'cmn', 'yo', 'id']);
  for (const [, tag = '', native = ''] of named) {
    if (apart.has(tag)) continue;
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
    expect(`${tag} ${native.toLocaleLowerCase()}`).toBe(`${tag} ${name.toLocaleLowerCase()}`);
  }
});
