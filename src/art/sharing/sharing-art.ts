import { tokens } from '../colors.ts';
import { type Cover, drawCovers, groundOf } from '../covers/cover.ts';
import { coverHeight, coverWidth } from '../covers/motif.ts';
import { motifs } from '../covers/motifs.ts';
import { readVoice, take } from '../covers/voice.ts';
import { n } from '../drawing.ts';
import type { FoundPlate } from '../plates/plates.ts';

/** The place of the drawing, in pixels of the picture. */
export const artPlace = { x: 628, y: 12, width: 572, height: 618 } as const;

/** A drawing for its place in a picture. */
export interface SharingArt {
  /** A whole SVG file. */
  readonly svg: string;
  /** What is shown of it, in its units; it has the shape of the place. */
  readonly view: readonly [x: number, y: number, width: number, height: number];
  readonly ground: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

const shape = artPlace.width / artPlace.height;
/** Around a plate, in units. */
const plateMargin = 22;

/** The whole plate, as phones have it: its words are large and few. */
export function artOfPlate({ phone, alt }: FoundPlate): SharingArt {
  const height = Math.max(phone.height + 2 * plateMargin, (phone.width + 2 * plateMargin) / shape);
  const width = height * shape;
  return {
    svg: phone.svg,
    view: [(phone.width - width) / 2, (phone.height - height) / 2, width, height],
    ground: tokens.surface.light,
    alt,
  };
}

/** A cover, cut at its sides around what it is about. */
export function artOfCover(cover: Cover): SharingArt {
  const { focus, subject } = motifs[cover.category];
  const width = coverHeight * shape;
  // The cropped framing has its focus in the middle already.
  const middle = cover.framing === 'close' ? coverWidth / 2 : focus[0];
  const x = Math.min(coverWidth - width, Math.max(0, middle - width / 2));
  return {
    svg: drawCovers([cover]),
    view: [x, 0, width, coverHeight],
    ground: groundOf(cover.ground),
    alt: `A drawing of ${subject}.`,
  };
}

const bars = { count: 13, weight: 22, longest: 470, shortest: 30 } as const;

/** The wave of the brand, spoken by a text: by its sentences, or its words where it has few. */
export function artOfVoice(text: string): SharingArt {
  const { width, height } = artPlace;
  const step = width / bars.count;
  const draw = (value: number, index: number) => {
    const half = (bars.shortest + value * (bars.longest - bars.shortest)) / 2;
    return n`M${(index + 0.5) * step} ${height / 2 - half}v${half * 2}`;
  };
  const { sentences, words } = readVoice(text);
  const longest = Math.max(...words);
  const voice =
    sentences.length < bars.count ? words.map((letters) => letters / longest) : sentences;
  const lengths = take(voice, bars.count).map(draw);
  const isOurs = (index: number) => index > 3 && index < 9;
  const path = (color: string, all: readonly string[]) =>
    `<path fill="none" stroke="${color}" stroke-width="${bars.weight}" stroke-linecap="round" d="${all.join('')}"/>`;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      path(
        tokens['on-deep'].light,
        lengths.filter((_, index) => !isOurs(index)),
      ) +
      path(
        tokens.brand.dark,
        lengths.filter((_, index) => isOurs(index)),
      ) +
      '</svg>',
    view: [0, 0, width, height],
    ground: tokens.deep.light,
    alt: 'A wave of bars, as long as the sentences of the page.',
  };
}
