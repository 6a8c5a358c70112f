import { expect, test } from 'vitest';
import { checkFileNames } from '../../../../src/checker/rules/file-names.ts';
import { pageWith, report } from '../site-fixture.ts';

test('gives the name that a file should have', () => {
  const pages = { 'virtual-wards': pageWith(''), 'Contact/SentMail': pageWith('') };
  expect(report(checkFileNames, { pages })).toBe(
    'src/content/pages/Contact/SentMail.mdx  file name: found Contact/SentMail.mdx; write contact/sent-mail.mdx.',
  );
});

test('shows files that are no pages', () => {
  expect(report(checkFileNames, { strayFiles: ['src/content/pages/notes.md'] })).toBe(
    'src/content/pages/notes.md  file name: found .md; write a name that ends in .mdx, or move the file out of the content folder.',
  );
});
