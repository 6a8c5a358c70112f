import { expect, test } from 'vitest';
import { nearestName } from '../../../src/config/nearest.ts';
import { nameAdvice } from '../../../src/checker/advice.ts';

test.each([
  ['descripton', 'description'],
  ['gruop', 'group'],
  ['StatBnd', 'StatBand'],
  ['lables', 'label'],
])('%s was meant to be %s', (found, name) => {
  expect(nearestName(found, ['title', 'description', 'group', 'StatBand', 'label'])).toBe(name);
});

test('a name that is far from all is met with the list', () => {
  expect(nearestName('zebra', ['title', 'group'])).toBeUndefined();
  expect(nameAdvice('zebra', ['title', 'group'])).toBe('one of title, group');
});

test('of a long list the nearest are named', () => {
  const names = Array.from({ length: 25 }, (_, index) => `claim-number-${index}`);
  expect(nameAdvice('claim-nmber-12', names)).toBe('claim-number-12');
  expect(nameAdvice('zebra', names)).toMatch(
    /^one of 25 names, such as (?:claim-number-\d+(?:, )?){5}$/,
  );
});

test.each([
  ['geriatric', 'geriatric-care'],
  ['Stats', 'StatBand'],
  ['wards', 'virtual-wards'],
])('%s, a part of a name, was meant to be %s', (found, name) => {
  expect(
    nameAdvice(found, ['emergency-severity-index', 'geriatric-care', 'StatBand', 'virtual-wards']),
  ).toBe(name);
});
