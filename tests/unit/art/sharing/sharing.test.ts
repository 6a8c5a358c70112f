import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findPlate } from '../../../../src/art/plates/plates.ts';
import { renderSharing, sharingLimit } from '../../../../src/art/sharing/render-sharing.ts';
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

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sharing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

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

test('a picture is 1200 by 630 and light, and made once for each content', async () => {
  const folder = await makeFolder();
  const svg = composeSharing(sharing);
  const png = await renderSharing(svg, folder);
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThanOrEqual(sharingLimit);
  expect(await renderSharing(svg, folder)).toEqual(png);
  expect(await readdir(folder)).toHaveLength(1);
  await renderSharing(composeSharing({ ...sharing, title: 'Another' }), folder);
  expect(await readdir(folder)).toHaveLength(2);
});
