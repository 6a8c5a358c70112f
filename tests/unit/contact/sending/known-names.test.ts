import { expect, test } from 'vitest';
import { createKnownNames } from '../../../../src/contact/queue/known-names.ts';
import { keyLifetime } from '../../../../src/contact/queue/store/mail-store.ts';
import { otherLetter } from './letter-fixture.ts';
import { watchMaps } from './memory-fixture.ts';

test('a clock that was ahead for a while keeps no name from being forgotten', () => {
  const sizeOfMapWith = watchMaps();
  let time = 0;
  const { remember, recall } = createKnownNames(() => time);
  time = 30 * keyLifetime;
  remember(otherLetter('ahead'), 'sent');
  time = 0;
  remember(otherLetter('first'), 'sent');
  time = keyLifetime;
  remember(otherLetter('second'), 'kept');
  expect(recall('first')).toBeUndefined();
  expect(recall('second')).toMatchObject({ id: 'id-of-second', fate: 'kept' });
  expect(recall('ahead')).toMatchObject({ fate: 'sent' });
  expect(sizeOfMapWith('second')).toBe(2);
});

test('what is remembered again is the newest', () => {
  const sizeOfMapWith = watchMaps();
  let time = 0;
  const { remember } = createKnownNames(() => time);
  remember(otherLetter('again'), 'kept');
  remember(otherLetter('old'), 'sent');
  time = keyLifetime - 1;
  remember(otherLetter('again'), 'sent');
  time = keyLifetime;
  remember(otherLetter('new'), 'sent');
  expect(sizeOfMapWith('new')).toBe(2);
});
