import { expect, test } from 'vitest';
import { nameAdvice, nearestName } from '../../../src/checker/nearest-name.ts';

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

test('a long list is cut', () => {
  const names = Array.from({ length: 13 }, (_, index) => `claim-number-${index}`);
  expect(nameAdvice('zebra', names)).toMatch(/^one of claim-number-0, .* and so on$/);
});
