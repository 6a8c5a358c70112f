import { expect, test } from 'vitest';
import { findPlate } from '../../../../src/art/plates/plates.ts';
import {
  artOfCover,
  artOfPlate,
  artOfVoice,
  artPlace,
} from '../../../../src/art/sharing/sharing-art.ts';
import { composeSharing } from '../../../../src/art/sharing/sharing.ts';
import { categories } from '../../../../src/config/categories.ts';

const text = 'A sentence of some words. Another one, which is longer. And a third.';
const cover = { category: 'Sustainability', text, ground: 'deep', framing: 'whole' } as const;
const plate = findPlate('what-is-triage');
const arts = {
  plate: plate && artOfPlate(plate),
  cover: artOfCover(cover),
  voice: artOfVoice(text),
};
const sharing = { title: 'What is Triage?', section: 'Resources', art: arts.cover };

test.each(Object.entries(arts))('%s: what is shown has the shape of its place', (_, art) => {
  const [, , width = 0, height = 1] = art?.view ?? [];
  expect(width / height).toBeCloseTo(artPlace.width / artPlace.height, 2);
  expect(art?.alt).toMatch(/\.$/);
});

test('every category is cut without leaving its cover', () => {
  for (const category of categories) {
    const [x, , width] = artOfCover({ ...cover, category }).view;
    expect(x, category).toBeGreaterThanOrEqual(0);
    expect(x + width, category).toBeLessThanOrEqual(640);
  }
});

test('a letter that the font lacks gives its base, or goes', () => {
  const compose = (title: string) => composeSharing({ ...sharing, title });
  expect(compose('Triage in Gdaňsk')).toBe(compose('Triage in Gdansk'));
  expect(compose('Triage 分诊 words')).toBe(compose('Triage words'));
});
