import { expect, test } from 'vitest';
import { checkFieldSigns } from '../../../../../src/checker/rules/language/field-signs.ts';
import { pageWith, report, reportBody, wards } from '../../content-fixture.ts';

const titled = (title: string) =>
  report(checkFieldSigns, {
    pages: { ward: pageWith('Text.').replace('title: Virtual wards', `title: '${title}'`) },
  });

test.each([
  ['Care <br /> at home', '"<br />"', 'the words without it'],
  ['Care </b> at home', '"</b>"', 'the words without it'],
  ['Care **at** home', '"**at**"', 'at'],
  ['Care __at__ home', '"__at__"', 'at'],
  ['Care [at home](/home)', '"[at home](/home)"', 'at home'],
  ['Care ![at home](home.png)', '"![at home](home.png)"', 'at home'],
  ['Care [at home]()', '"[at home]()"', 'at home'],
  ['Care &amp; home', '"&amp;"', 'the sign itself'],
  ['Care &#38; home', '"&#38;"', 'the sign itself'],
])('%s', (title, found, write) => {
  expect(titled(title)).toBe(
    `src/content/pages/ward.mdx:2  wording: found ${found.slice(1, -1)}, which readers would see as it stands; write ${write}.`,
  );
});

test.each([
  'Under 5 < 6 and over',
  'R&D at home; care',
  'Care *at* home',
  'Care **at__ home',
  'Care [at home] (or not)',
])('%s is words alone', (title) => {
  expect(titled(title)).toBe('');
});

test('the words of a prop are words alone as well', () => {
  expect(reportBody(checkFieldSigns, 'Words.\n\n<Card title="Care **at** home" />')).toBe(
    `${wards}:10  wording: found **at**, which readers would see as it stands; write at.`,
  );
});

test('of two signs the first kind is told, and signs of the body are what they are for', () => {
  const both = titled('Care &amp; **at** home');
  expect(both).toContain('found **at**');
  expect(both).not.toContain('&amp;');
  expect(reportBody(checkFieldSigns, 'Care \\*\\*at\\*\\* home.')).toBe('');
});
