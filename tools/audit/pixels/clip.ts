import sharp from 'sharp';
import type { Color } from './contrast.ts';

/** A part of a page in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the screen for each CSS pixel: thin strokes have their own color in some of them. */
export const density = 2;

/** What was painted of a page or of a part of it. */
export interface Clip {
  readonly width: number;
  readonly height: number;
  /** The color at a place, in pixels of the screen. */
  readonly at: (x: number, y: number) => Color;
  /** Whether another clip of the same size has the same color there: asked of millions of places. */
  readonly isLike: (other: Clip, x: number, y: number) => boolean;
  readonly bytes: Uint8Array;
}

export async function readClip(png: Buffer): Promise<Clip> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    bytes: data,
    at: (x, y) => {
      const place = (y * width + x) * 3;
      return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
    },
    isLike: ({ bytes }, x, y) => {
      const place = (y * width + x) * 3;
      return (
        data[place] === bytes[place] &&
        data[place + 1] === bytes[place + 1] &&
        data[place + 2] === bytes[place + 2]
      );
    },
  };
}
