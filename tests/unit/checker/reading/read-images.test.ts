import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFolder } from '../../../../src/checker/facts.ts';
import { readImages } from '../../../../src/checker/load-content.ts';

const draw = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5364' } });

test('a picture is what its bytes say, whatever its name', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'));
  const folder = path.join(root, imageFolder);
  mkdirSync(folder, { recursive: true });
  await draw().avif().toFile(path.join(folder, 'a.avif'));
  await draw().png().toFile(path.join(folder, 'b.jpg.png'));
  writeFileSync(path.join(folder, 'c.jpg'), await draw().webp().toBuffer());
  writeFileSync(path.join(folder, 'd.jpg'), 'no picture');
  writeFileSync(path.join(folder, '.DS_Store'), '');
  const found = (await readImages(root)).map(({ name, format, width }) => [name, format, width]);
  rmSync(root, { recursive: true });
  expect(found).toEqual([
    ['a.avif', 'avif', 30],
    ['b.jpg.png', 'png', 30],
    ['c.jpg', 'webp', 30],
    ['d.jpg', undefined, 0],
  ]);
  expect(await readImages(root)).toEqual([]);
});
