import sharp from 'sharp';
import { comparePixels, type Pixels, type Region } from './compare-pictures.ts';
import type { Look, Photograph } from './photograph.ts';

/** A place that changed: three pictures as data addresses, none where there is nothing to see. */
export interface ShownRegion {
  readonly region: Region;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly difference: string | undefined;
}

/** What changed in one look of a page. */
export interface PictureChange {
  readonly look: Look;
  /** Pixels that changed, and their part of the picture, from 0 to 1. */
  readonly changed: number;
  readonly share: number;
  /** Of the page in pixels; 0 where there is no such page. */
  readonly heightBefore: number;
  readonly heightAfter: number;
  /** In print: how many sheets the page takes. */
  readonly sheets?: { readonly before: number; readonly after: number };
  readonly regions: readonly ShownRegion[];
  /** Places that changed as well and are not shown. */
  readonly hidden: number;
}

/** What a reader takes in; a change of everything would else make a report of many megabytes. */
const mostRegions = 6;
const tallestShown = 1400;
/** Around a place that changed, so that it is recognized. */
const margin = 32;
/** An opaque magenta, and the paper under what did not change, as numbers of their bytes. */
const mark = 0xffc000d0;

/**
 * Compares a page before and after in one look.
 * @param before none when the page is new
 * @param after none when the page is gone
 * @returns nothing when nothing changed
 */
export async function findPictureChange(
  before: Photograph | undefined,
  after: Photograph | undefined,
): Promise<PictureChange | undefined> {
  const look = (after ?? before)?.look;
  const isSameOnPaper = before?.pdf && after?.pdf ? before.pdf.equals(after.pdf) : true;
  if (!look || (before && after && isSameOnPaper && before.png.equals(after.png))) return undefined;
  const [old, now] = await readPair(before?.png, after?.png);
  const { changed, share, regions } = comparePixels(old, now);
  if (changed === 0 && isSameOnPaper) return undefined;
  const shown = regions.slice(0, mostRegions).map((region) => showRegion(region, old, now));
  return {
    ...{ look, changed, share, heightBefore: old.height, heightAfter: now.height },
    ...(look.media === 'print' && {
      sheets: { before: countSheets(before?.pdf), after: countSheets(after?.pdf) },
    }),
    regions: await Promise.all(shown),
    hidden: regions.length - shown.length,
  };
}

/** The object of a sheet says its type; that of the tree of them has the type /Pages. */
function countSheets(pdf: Buffer | undefined): number {
  return pdf?.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Both as pixels, the narrower one widened by nothing: a page that scrolls sideways is wider. */
async function readPair(before?: Buffer, after?: Buffer): Promise<[Pixels, Pixels]> {
  const read = async (png: Buffer | undefined) => {
    if (png === undefined) return { width: 0, height: 0 };
    const { width, height } = await sharp(png).metadata();
    return { width, height };
  };
  const [old, now] = [await read(before), await read(after)];
  const width = Math.max(old.width, now.width);
  const pixels = async (png: Buffer | undefined, size: typeof old): Promise<Pixels> => {
    if (png === undefined) return { width, height: 0, colors: new Uint32Array() };
    const { data } = await sharp(png)
      .ensureAlpha()
      .extend({ right: width - size.width, background: '#00000000' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const bytes = new Uint8Array(data);
    return { width, height: size.height, colors: new Uint32Array(bytes.buffer) };
  };
  return [await pixels(before, old), await pixels(after, now)];
}

async function showRegion(region: Region, before: Pixels, after: Pixels): Promise<ShownRegion> {
  const left = Math.max(0, region.left - margin);
  const width = Math.min(before.width, region.left + region.width + margin) - left;
  // Below what became longer, the two pages do not stand side by side.
  const below = region.before.height === region.after.height ? margin : 0;
  const cut = (from: Pixels, { top, height }: Region['before']): Pixels => {
    const start = Math.max(0, top - margin);
    const end = Math.min(from.height, top + height + below, start + tallestShown);
    const colors = new Uint32Array(width * Math.max(0, end - start));
    for (let y = start; y < end; y += 1) {
      const place = y * from.width + left;
      colors.set(from.colors.subarray(place, place + width), (y - start) * width);
    }
    return { width, height: Math.max(0, end - start), colors };
  };
  const [old, now] = [cut(before, region.before), cut(after, region.after)];
  const hasBoth = before.height > 0 && after.height > 0;
  const pictures = [old, now, ...(hasBoth ? [markDifference(old, now)] : [])].map(encode);
  const [shownBefore, shownAfter, difference] = await Promise.all(pictures);
  return { region, before: shownBefore, after: shownAfter, difference };
}

/** What is the same as a pale shade of itself, what is not in magenta. */
function markDifference(before: Pixels, after: Pixels): Pixels {
  const { width } = after;
  const height = Math.max(before.height, after.height);
  const colors = Uint32Array.from({ length: width * height }, (_, place) => {
    const color = after.colors[place] ?? 0;
    return color === before.colors[place] && place < after.colors.length ? fade(color) : mark;
  });
  return { width, height, colors };
}

function fade(color: number): number {
  const lightness = ((color & 0xff) + ((color >> 8) & 0xff) + ((color >> 16) & 0xff)) / 3;
  const shade = Math.round(215 + lightness * 0.15);
  return (0xff000000 | (shade << 16) | (shade << 8) | shade) >>> 0;
}

async function encode({ width, height, colors }: Pixels): Promise<string | undefined> {
  if (height === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  // Drawings in few colors: without loss they are small, and a hair of color stays.
  const picture = await sharp(new Uint8Array(colors.buffer), { raw })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
