import { expect, test } from 'vitest';
import {
  checkClosers,
  checkQuestionHeadings,
} from '../../../../../src/checker/rules/language/prose.ts';
import { draftOf, pageWith, report, reportBody, wards } from '../../content-fixture.ts';

const long = 'It begins here. It then goes on for some ten or eleven words more.\n\n';

test('short closers are told of while they are more than eight in a hundred', () => {
  const short = 'It begins here. It ends.\n\n';
  expect(reportBody(checkClosers, long.repeat(12) + short)).toBe('');
  expect(reportBody(checkClosers, long.repeat(23) + short.repeat(2))).toBe('');
  const draft = draftOf(pageWith(short.repeat(9)));
  const pages = { draft, wards: pageWith(long.repeat(12) + short) };
  expect(report(checkClosers, { pages })).toBe('');
  expect(reportBody(checkClosers, long.repeat(11) + short)).toBe(
    `${wards}:30  closers: found "It ends.", one of 8.3%, where 8.0% is the limit; ` +
      'write the paragraph without it, or a sentence that goes on from the one before.',
  );
});

test('question clauses are told of while they are more than twelve headings in a hundred', () => {
  const subject = '## Waits\n\n';
  expect(reportBody(checkQuestionHeadings, `${subject.repeat(8)}## Why we wait`)).toBe('');
  expect(reportBody(checkQuestionHeadings, `${subject.repeat(7)}## Why we wait`)).toBe(
    `${wards}:22  headings: found "Why we wait", one of 12.5%, where 12.0% is the limit; write the subject of the section.`,
  );
});
