import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imageFolder, type ImageFile } from '../facts.ts';
import { listFiles } from '../load-content.ts';

async function readImage(file: string): Promise<ImageFile> {
  const about = { name: path.basename(file), bytes: statSync(file).size };
  try {
    const { format, compression, width, height } = await sharp(file).metadata();
    // What was cut off is only heard of where somebody looks at all of it.
    const isWhole = await sharp(file)
      .stats()
      .then(
        () => true,
        () => false,
      );
    return { ...about, format: compression === 'av1' ? 'avif' : format, isWhole, width, height };
  } catch {
    return { ...about, format: undefined, isWhole: false, width: 0, height: 0 };
  }
}

/** Reads what the pictures of a project are, by their names; each is decoded once. */
export async function readImages(root: string): Promise<readonly ImageFile[]> {
  const files = listFiles(root, imageFolder).filter((name) => !name.includes('/'));
  return Promise.all(files.map((name) => readImage(path.join(root, imageFolder, name))));
}
