import { expect, test } from 'vitest';
import { checkRepeatedOutlines } from '../../../../src/checker/rules/repeated-outlines.ts';
import { articleWith, pageWith, report } from '../site-fixture.ts';

test('two articles on the same headings are named', () => {
  const articles = {
    first: articleWith('## The problem\n\nA.\n\n## What to do\n\nB.'),
    second: articleWith('## What to do\n\nC.\n\n## More\n\nD.\n\n## The Problem\n\nE.'),
  };
  expect(report(checkRepeatedOutlines, { articles })).toBe(
    'src/content/articles/second.mdx  outline: found the headings "what to do" and "the problem" of src/content/articles/first.mdx; write an outline of its own.',
  );
});

test('one heading may come back', () => {
  const articles = {
    first: articleWith('## Sources\n\nA.\n\n## What to do\n\nB.'),
    second: articleWith('## Sources\n\nC.\n\n## More\n\nD.'),
  };
  expect(report(checkRepeatedOutlines, { articles })).toBe('');
});

test('two pages of the same sequence of components are named', () => {
  const body =
    '<Steps>\n\n<Step title="A">\nText.\n</Step>\n\n</Steps>\n\n<KeyMessage>Yes.</KeyMessage>';
  expect(
    report(checkRepeatedOutlines, { pages: { care: pageWith(body), wards: pageWith(body) } }),
  ).toBe(
    'src/content/pages/wards.mdx  outline: found the same sequence of components as in src/content/pages/care.mdx; write one of its own.',
  );
});

test('drafts may still hold the outline they were begun with', () => {
  const body =
    '<Steps>\n\n<Step title="A">\nText.\n</Step>\n\n</Steps>\n\n<KeyMessage>Yes.</KeyMessage>';
  const draft = pageWith(body).replace('title:', 'draft: true\ntitle:');
  expect(report(checkRepeatedOutlines, { pages: { care: draft, wards: draft } })).toBe('');
});
