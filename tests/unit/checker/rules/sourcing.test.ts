import { expect, test } from 'vitest';
import { checkKinds, checkSourceCount } from '../../../../src/checker/rules/sources.ts';
import { articleWith, draftOf, pageWith, report, wards } from '../content-fixture.ts';

const cite = (...ids: string[]) => ids.map((id) => `So.<Source id="${id}" />`).join('\n\n');
const clinical = 'footer: { group: healthcare-settings, order: 1, label: Wards }\n';

test.each([
  ['three sources', clinical, cite('a', 'b', 'c'), ''],
  ['one source thrice', clinical, cite('a', 'a', 'a'), '1'],
  ['no source', clinical, '', 'none'],
  ['no source, not about patients', '', '', ''],
  ['no source, about the company', 'footer: { group: company, order: 1, label: Wards }\n', '', ''],
])('a clinical page cites three sources at least: %s', (_, footer, body, found) => {
  const page = pageWith(body, 'Virtual wards', footer);
  expect(report(checkSourceCount, { pages: { wards: page } })).toBe(
    found && `${wards}  sources: found ${found}; write 3 or more with <Source id="…" />.`,
  );
});

test('an article cites a source and names its kind, unless it is a draft', () => {
  const bare = articleWith('Text.');
  const articles = { bare, draft: draftOf(bare) };
  const file = 'src/content/articles/bare.mdx';
  expect(report(checkSourceCount, { articles })).toBe(
    `${file}  sources: found none; write 1 or more with <Source id="…" />.`,
  );
  expect(report(checkKinds, { articles })).toBe(
    `${file}  kind: found nothing; write guide, worked-case, law-note, opinion or glossary.`,
  );
});

test('a kind that there is not is told of as that, and a mistake in another field is no excuse', () => {
  const found = (more: string) =>
    report(checkKinds, { articles: { bare: articleWith('Text.', 1, '2025-01-15', more) } });
  expect(found('kind: story')).toBe('');
  expect(found('due: story')).toContain('kind: found nothing');
  expect(found('kind: guide')).toBe('');
});
