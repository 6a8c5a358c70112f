import { expect, test } from 'vitest';
import { mentionsOf } from '../../../src/checker/facts.ts';
import { readEntry } from '../../../src/checker/reading/read-source.ts';
import { contentCollections } from '../../../src/schemas/collections.ts';
import { wards } from '../checker/content-fixture.ts';

const readPage = (source: string) => readEntry(wards, source, contentCollections.pages);

test('each prop has its line, also after values of several lines', () => {
  const page = readPage(
    '---\ntitle: A\n---\n\n<StatBand\n  claims={[\n    "uptime",\n    `payback`,\n  ]}\n  note="Five words, on line ten"\n/>',
  );
  expect(mentionsOf(page, 'claim').map(({ name, line }) => [name, line])).toEqual([
    ['uptime', 7],
    ['payback', 8],
  ]);
  const note = page.prose.find(({ text }) => text.startsWith('Five words'));
  expect(note?.pieces[0]?.line).toBe(10);
});

test('a component that stands on one line has its words', () => {
  const { prose } = readPage('<KeyMessage>Somebody **always** answers.</KeyMessage>');
  expect(prose.map(({ text }) => text)).toEqual(['Somebody always answers.']);
});
