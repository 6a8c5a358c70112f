import { expect, it } from 'vitest';
import {
  countLanguages,
  type LanguageTier,
} from '../../../../../src/components/voice/parts/count-languages.ts';

const tier: LanguageTier = {
  name: 'Fluent',
  does: 'Holds the whole conversation.',
  groups: [
    { region: 'Europe', languages: [['French', 'fr', 'Canada']] },
    {
      languages: [
        ['Arabic', 'ar', 'العربية'],
        ['Mandarin', 'cmn', '普通话'],
      ],
    },
  ],
};

it('counts the languages of all regions', () => {
  expect(countLanguages(tier)).toBe(3);
  expect(countLanguages(tier, 3)).toBe(3);
});

it('refuses a list that is shorter or longer than the stated figure', () => {
  expect(() => countLanguages(tier, 45)).toThrow('Fluent names 3 languages, but 45 are stated.');
});

it('refuses a language that is named twice', () => {
  const twice = { ...tier, groups: [...tier.groups, ...tier.groups.slice(0, 1)] };
  expect(() => countLanguages(twice)).toThrow('Fluent names the language "fr" twice.');
});
