import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFolder } from '../../../../src/checker/facts.ts';
import { readImages } from '../../../../src/checker/reading/read-images.ts';

const draw = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5364' } });

test('a picture is what its bytes say, whatever its name, and is read to its end', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'));
  const folder = path.join(root, imageFolder);
  mkdirSync(folder, { recursive: true });
  await draw().avif().toFile(path.join(folder, 'a.avif'));
  await draw().png().toFile(path.join(folder, 'b.jpg.png'));
  writeFileSync(path.join(folder, 'c.jpg'), await draw().webp().toBuffer());
  writeFileSync(path.join(folder, 'd.jpg'), 'no picture');
  const whole = await draw().resize(600, 400).linear(1, 9).png().toBuffer();
  writeFileSync(path.join(folder, 'e.png'), whole.subarray(0, whole.length / 2));
  writeFileSync(path.join(folder, '.DS_Store'), '');
  const found = (await readImages(root)).map(({ name, format, width, isWhole }) => {
    return [name, format, width, isWhole];
  });
  rmSync(root, { recursive: true });
  expect(found).toEqual([
    ['a.avif', 'avif', 30, true],
    ['b.jpg.png', 'png', 30, true],
    ['c.jpg', 'webp', 30, true],
    ['d.jpg', undefined, 0, false],
    ['e.png', 'png', 600, false],
  ]);
  expect(await readImages(root)).toEqual([]);
});
