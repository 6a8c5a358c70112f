import { expect, test } from 'vitest';
import { checkRepeatedSentences } from '../../../../src/checker/rules/repeated-sentences.ts';
import { articleWith, pageWith, report } from '../site-fixture.ts';

const long = 'The nurse reads the note before she speaks to the patient.';

test('a sentence on two pages is shown with both places', () => {
  const pages = { wards: pageWith(`Short one. ${long}`) };
  const articles = {
    first: articleWith(
      `## A\n\nFirst: yes.\nThe nurse *reads* the note before she\nspeaks to the patient!`,
    ),
  };
  expect(report(checkRepeatedSentences, { pages, articles })).toBe(
    'src/content/articles/first.mdx:14  sentence: found "The nurse reads the note before she speaks …", which stands in src/content/pages/wards.mdx:8 too; write it differently here, or link to the other page.',
  );
});

test('sentences in props count, short ones and those within one page do not', () => {
  const lead = 'How patients at home are watched over between the visits of a nurse.';
  const pages = {
    wards: pageWith(`${long}\n\n${long}\n\nCall the nurse now.`),
    care: pageWith(`<Card text="${long}" />\n\nCall the nurse now.`, 'Care').replace(
      lead,
      'Short.',
    ),
  };
  expect(report(checkRepeatedSentences, { pages })).toBe(
    'src/content/pages/care.mdx:8  sentence: found "The nurse reads the note before she speaks …", which stands in src/content/pages/wards.mdx:8 too; write it differently here, or link to the other page.',
  );
});

test('drafts may still hold the words they were begun with', () => {
  const draft = pageWith(long).replace('title:', 'draft: true\ntitle:');
  expect(report(checkRepeatedSentences, { pages: { a: draft, b: draft } })).toBe('');
});
