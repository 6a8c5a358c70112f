import { expect, test } from 'vitest';
import { checkFooter } from '../../../../src/checker/rules/footer.ts';
import { pageWith, report } from '../content-fixture.ts';

function listed(group: string, order: number): string {
  const footer = `footer:\n  group: ${group}\n  order: ${order}\n  label: Wards\n---\n`;
  return pageWith('').replace(/---\n$/, footer);
}

test('one place in a footer group is for one page', () => {
  const pages = { a: listed('company', 1), b: listed('company', 2), c: listed('company', 1) };
  expect(report(checkFooter, { pages })).toBe(
    'src/content/pages/c.mdx:9  footer.order: found 1, which src/content/pages/a.mdx has already in this group; write 3 or another free place.',
  );
});

test('groups count for themselves', () => {
  expect(
    report(checkFooter, { pages: { a: listed('company', 1), b: listed('resources', 1) } }),
  ).toBe('');
});
