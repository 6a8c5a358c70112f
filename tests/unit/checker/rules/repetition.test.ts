import { describe, expect, test } from 'vitest';
import {
  checkRepeatedSentences,
  checkRepeatedTitles,
} from '../../../../src/checker/rules/wording.ts';
import { articleWith, draftOf, pageWith, report, wards } from '../content-fixture.ts';

describe('titles', () => {
  test('a repeated title and description are named with the file that has them', () => {
    const pages = {
      wards: pageWith(''),
      care: pageWith('').replace('Virtual wards', "' virtual wards '"),
      team: pageWith('', 'Team'),
    };
    expect(report(checkRepeatedTitles, { pages }).split('\n')).toEqual([
      `src/content/pages/care.mdx:2  title: found " virtual wards ", which ${wards} has already; write a title of its own.`,
      `src/content/pages/care.mdx:3  description: found "How the assistant keeps watch over the patients of Virtual wards.", which ${wards} has already; write a description of its own.`,
    ]);
  });

  test('two articles have excerpts of their own', () => {
    const excerpt = /excerpt: .*/.exec(articleWith(''))?.[0] ?? '';
    const articles = {
      first: articleWith(''),
      second: articleWith('', 2).replace(/excerpt: .*/, excerpt),
    };
    expect(report(checkRepeatedTitles, { articles })).toBe(
      'src/content/articles/second.mdx:4  excerpt: found "What the article with the number 1 says to those who read it to its end.", which src/content/articles/first.mdx has already; write an excerpt of its own.',
    );
  });

  test('two articles have titles of their own for search results', () => {
    const named = (text: string) => text.replace(/title: .*/, '$&\nsearchTitle: Wards at home');
    const articles = { first: named(articleWith('')), second: named(articleWith('', 2)) };
    expect(report(checkRepeatedTitles, { articles })).toBe(
      'src/content/articles/second.mdx:4  searchTitle: found "Wards at home", which src/content/articles/first.mdx has already; write a searchTitle of its own.',
    );
  });

  test('the title for search results is not the title of another page', () => {
    const named = articleWith('').replace(/title: .*/, '$&\nsearchTitle: Virtual wards');
    const pages = { wards: pageWith('') };
    expect(report(checkRepeatedTitles, { pages, articles: { first: named } })).toBe(
      `src/content/articles/first.mdx:4  searchTitle: found "Virtual wards", which ${wards} has already; write a searchTitle of its own.`,
    );
  });

  test('an article does not take the title of a page', () => {
    const articles = { first: articleWith('').replace(/title: .*/, 'title: Virtual wards') };
    expect(report(checkRepeatedTitles, { pages: { wards: pageWith('') }, articles })).toBe(
      `src/content/articles/first.mdx:3  title: found "Virtual wards", which ${wards} has already; write a title of its own.`,
    );
  });
});

describe('sentences', () => {
  const long = 'The nurse reads the note before she speaks to the patient.';
  const told = `sentence: found "The nurse reads the note before she speaks …", which stands in ${wards}:8 too; write it differently here, or link to the other page.`;

  test('a sentence on two pages is shown with both places', () => {
    const pages = { wards: pageWith(`Short one. ${long}`) };
    const body =
      '## A\n\nFirst: yes.\nThe nurse *reads* the note before she\nspeaks to the patient!';
    expect(report(checkRepeatedSentences, { pages, articles: { first: articleWith(body) } })).toBe(
      `src/content/articles/first.mdx:14  ${told}`,
    );
  });

  test('sentences in props count, short ones and those within one page do not', () => {
    const care = pageWith(`<Card text="${long}" />\n\nCall the nurse now.`, 'Care');
    const pages = {
      wards: pageWith(`${long}\n\n${long}\n\nCall the nurse now.`),
      care: care.replace(/lead: .*/, 'lead: Short.'),
    };
    expect(report(checkRepeatedSentences, { pages })).toBe(`src/content/pages/care.mdx:8  ${told}`);
  });

  test('nine words are a sentence that is told of, eight may come back', () => {
    const told = (sentence: string) =>
      report(checkRepeatedSentences, {
        pages: {
          wards: pageWith(sentence),
          care: pageWith(sentence, 'Care').replace(/lead: .*/, 'lead: A.'),
        },
      });
    expect(told('The nurse  reads `it` and writes\nthe note down.')).toContain(
      `care.mdx:8  sentence: found "The nurse reads … and writes the note …", which stands in ${wards}:8 too;`,
    );
    expect(told('The nurse reads and writes the note down.')).toBe('');
  });

  test('words written together and apart are not the same', () => {
    const care = pageWith('The nurse reads the notes of anyone on the ward.', 'Care');
    const pages = {
      wards: pageWith('The nurse reads the notes of any one on the ward.'),
      care: care.replace(/lead: .*/, 'lead: Short.'),
    };
    expect(report(checkRepeatedSentences, { pages })).toBe('');
  });

  test('three sentences of one page are a copy, which is said once', () => {
    const changed = 'She asks the patient what has changed since the morning call.';
    const body = `${long} ${changed} She writes it down for the doctor who comes in later.`;
    const second = pageWith(body, 'Care').replace(/lead: .*/, 'lead: A.');
    const third = pageWith(changed, 'Team').replace(/lead: .*/, 'lead: B.');
    const pages = { wards: pageWith(body), care: second, team: third };
    expect(report(checkRepeatedSentences, { pages }).split('\n')).toEqual([
      `src/content/pages/care.mdx  copy: found 3 sentences of ${wards}; write words of its own, or delete the copy.`,
      `src/content/pages/team.mdx:8  sentence: found "She asks the patient what has changed since …", which stands in ${wards}:8 too; write it differently here, or link to the other page.`,
    ]);
  });

  test('two sentences of one page are told one by one', () => {
    const body = `${long} She asks the patient what has changed since the morning call.`;
    const care = pageWith(body, 'Care').replace(/lead: .*/, 'lead: A.');
    const pages = { wards: pageWith(body), care };
    expect(report(checkRepeatedSentences, { pages }).split('\n')).toEqual([
      expect.stringContaining('care.mdx:8  sentence: found "The nurse reads'),
      expect.stringContaining('care.mdx:8  sentence: found "She asks the patient'),
    ]);
  });

  test('drafts may still hold the words they were begun with', () => {
    const draft = draftOf(pageWith(long));
    expect(report(checkRepeatedSentences, { pages: { a: draft, b: draft } })).toBe('');
  });
});
