import { expect, test } from 'vitest';
import { chooseVoices, type Voice } from '../../../../src/calls/narration/choose-voices.ts';

const voice = (name: string, lang = 'en-US', localService = true): Voice => ({
  name,
  lang,
  localService,
  voiceURI: name,
});
const namesOf = (voices: readonly Voice[], language = 'en-US') =>
  chooseVoices(voices, language)?.map(({ name }) => name);

test('the best come first: natural ones, then those of the region, jokes and robots last', () => {
  const installed = [
    voice('Zarvox'),
    voice('espeak English'),
    voice('Daniel', 'en-GB'),
    voice('Samantha'),
    voice('Ava (Premium)'),
  ];
  expect(namesOf(installed)).toEqual(['Ava (Premium)', 'Samantha']);
  expect(namesOf(installed.slice(0, 3))).toEqual(['Daniel', 'Zarvox']);
  expect(namesOf(installed.slice(0, 1))).toEqual(['Zarvox', 'Zarvox']);
});

test.each([
  ['none are installed', []],
  ['all of them are remote', [voice('Google US English', 'en-US', false)]],
  ['they speak something else', [voice('Thomas', 'fr-FR')]],
])('there is no voice where %s', (_, installed) => {
  expect(chooseVoices(installed, 'en-US')).toBeUndefined();
});

test('tags of devices are read as they are written', () => {
  expect(namesOf([voice('Android', 'en_US')])).toEqual(['Android', 'Android']);
  expect(namesOf([voice('Yunxi', 'cmn-CN')], 'zh-CN')).toEqual(['Yunxi', 'Yunxi']);
});
