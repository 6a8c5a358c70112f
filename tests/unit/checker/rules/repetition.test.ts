import { describe, expect, test } from 'vitest';
import {
  checkRepeatedOutlines,
  checkRepeatedSentences,
  checkRepeatedTitles,
} from '../../../../src/checker/rules/repetition.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

describe('titles', () => {
  test('a repeated title and description are named with the file that has them', () => {
    const pages = { wards: pageWith(''), care: pageWith('').replace('Virtual', 'virtual') };
    expect(report(checkRepeatedTitles, { pages })).toBe(
      [
        'src/content/pages/care.mdx:2  title: found "virtual wards", which src/content/pages/wards.mdx has already; write a title of its own.',
        'src/content/pages/care.mdx:3  description: found "How the assistant keeps watch over the patients of Virtual wards.", which src/content/pages/wards.mdx has already; write a description of its own.',
      ].join('\n'),
    );
  });

  test('an article does not take the title of a page', () => {
    const articles = { first: articleWith('').replace(/title: .*/, 'title: Virtual wards') };
    expect(report(checkRepeatedTitles, { pages: { wards: pageWith('') }, articles })).toBe(
      'src/content/articles/first.mdx:3  title: found "Virtual wards", which src/content/pages/wards.mdx has already; write a title of its own.',
    );
  });
});

describe('sentences', () => {
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
});

describe('outlines', () => {
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
});
