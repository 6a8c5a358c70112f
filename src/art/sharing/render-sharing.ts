import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** In bytes. */
export const sharingLimit = 60_000;

/** Flat drawings: a palette, and no dots that imitate the colors between. */
const options = { palette: true, effort: 1, dither: 0 } as const;
/** Four bits a pixel in place of eight, for a drawing of very many lines. */
const fewColors = { ...options, colors: 16 } as const;

const cacheFolder = join('node_modules', '.cache', 'sharing');

async function encode(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const png = await picture.clone().png(options).toBuffer();
  return png.length <= sharingLimit ? png : picture.png(fewColors).toBuffer();
}

/**
 * The picture as a PNG file. Each content is drawn once: a later build finds it on disk.
 * @param folder where pictures are kept
 */
export async function renderSharing(svg: string, folder = cacheFolder): Promise<Buffer> {
  const maker = JSON.stringify([sharp.versions.sharp, sharingLimit, options, fewColors]);
  const file = join(folder, `${createHash('sha256').update(maker).update(svg).digest('hex')}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await encode(svg);
    await mkdir(folder, { recursive: true });
    // Another build at the same time finds the whole file or none.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, png);
    await rename(draft, file);
    return png;
  }
}
