import type { Category } from '../../config/categories.ts';
import { tokens } from './colors.ts';
import { createDrawing, n } from './drawing.ts';
import { coverHeight, coverWidth } from './motif.ts';
import { motifs } from './motifs.ts';
import { readVoice } from './voice.ts';

interface Palette {
  readonly ground: string;
  readonly line: string;
  readonly accent: string;
  readonly object: string;
  readonly tint: string;
}

export type Ground = 'tint' | 'deep' | 'white' | 'brand';
export type Framing = 'whole' | 'close';

/** The same four grounds for light and for dark pages; only the bright ones differ. */
const palettes: Readonly<Record<Ground, readonly [light: Palette, dark: Palette]>> = (() => {
  const { surface, ink, brand, 'drawn-tint': tint } = tokens;
  const onDeep: Palette = {
    ground: tokens.deep.light,
    line: tokens['on-deep'].light,
    accent: brand.dark,
    object: '#123a45',
    tint: '#0f323c',
  };
  const onBrand: Palette = {
    ground: brand.light,
    line: surface.light,
    accent: tokens['brand-strong'].dark,
    object: '#0a4453',
    tint: '#0d6074',
  };
  const day: Palette = {
    ground: tint.light,
    line: ink.light,
    accent: brand.light,
    object: surface.light,
    tint: '#c7dfe4',
  };
  const white: Palette = {
    ...day,
    ground: surface.light,
    object: '#eef5f6',
    tint: tint.light,
  };
  const dusk: Palette = {
    ground: tint.dark,
    line: ink.dark,
    accent: brand.dark,
    object: surface.dark,
    tint: '#244b58',
  };
  const night: Palette = { ...dusk, ground: surface.dark, object: '#1a2f38', tint: tint.dark };
  return {
    deep: [onDeep, onDeep],
    brand: [onBrand, onBrand],
    tint: [day, dusk],
    white: [white, night],
  };
})();

function colorsOf(name: Ground, { ground, line, accent, object, tint }: Palette): string {
  return [
    `.${name} .g{fill:${ground}}.${name} .f-ink{fill:${line}}.${name} .f-brand{fill:${accent}}`,
    `.${name} .f-object{fill:${object}}.${name} .f-tint{fill:${tint}}`,
    `.${name}{stroke:${line}}.${name} .ours{stroke:${accent}}`,
  ].join('');
}

/** How much nearer the cropped framing is; its lines keep their weights. */
const scales: Readonly<Record<Framing, number>> = { whole: 1, close: 1.6 };

function weightsOf(framing: Framing): string {
  const weight = (units: number) => Number((units / scales[framing]).toFixed(2));
  return [
    `.${framing} .cut{stroke-width:${weight(5)}}.${framing} .edge{stroke-width:${weight(2.5)}}`,
    `.${framing} .fine,.${framing} .hidden{stroke-width:${weight(1.25)}}`,
    `.${framing} .hidden{stroke-dasharray:${weight(5)} ${weight(4)}}`,
  ].join('');
}

function stylesOf(grounds: ReadonlySet<Ground>, framings: ReadonlySet<Framing>): string {
  const changing = [...grounds].filter((name) => palettes[name][0] !== palettes[name][1]);
  const dark = changing.map((name) => colorsOf(name, palettes[name][1])).join('');
  return [
    'svg{stroke-linejoin:round}.f-none{fill:none}',
    // What has no line of its own is filled alone.
    'path,rect,circle{stroke-width:0}',
    ...[...framings].map(weightsOf),
    ...[...grounds].map((name) => colorsOf(name, palettes[name][0])),
    dark && `@media (prefers-color-scheme:dark){${dark}}`,
  ].join('');
}

export interface Cover {
  readonly category: Category;
  /** The plain words of the article. */
  readonly text: string;
  readonly ground: Ground;
  readonly framing: Framing;
}

/** A cover is in a file of its own, in two listings and in the picture for sharing. */
const drawn = new WeakMap<Cover, string>();

function drawArt(cover: Cover): string {
  const known = drawn.get(cover);
  if (known !== undefined) return known;
  const { category, text, ground, framing } = cover;
  const motif = motifs[category];
  const pen = createDrawing();
  motif.draw(pen, readVoice(text));
  const body = pen.finish();
  const scale = scales[framing];
  const [x, y] = framing === 'close' ? motif.focus : [coverWidth / 2, coverHeight / 2];
  const move = n`translate(${coverWidth / 2 - x * scale} ${coverHeight / 2 - y * scale})scale(${scale})`;
  const art =
    `<g class="${ground} ${framing}"><path class="g" d="M0 0H${coverWidth}V${coverHeight}H0Z"/>` +
    `<g transform="${move}">${body}</g></g>`;
  drawn.set(cover, art);
  return art;
}

/** The first is what the file shows by itself; its address names the others: `#c0`, `#c1`. */
export function drawCovers(covers: readonly Cover[]): string {
  const grounds = new Set(covers.map(({ ground }) => ground));
  const framings = new Set(covers.map(({ framing }) => framing));
  const places = covers.map(
    (cover, index) =>
      `<view id="c${index}" viewBox="0 ${index * coverHeight} ${coverWidth} ${coverHeight}"/>` +
      `<svg y="${index * coverHeight}" width="${coverWidth}" height="${coverHeight}">${drawArt(cover)}</svg>`,
  );
  // As large as one cover, whichever is shown: an image takes its shape from this.
  const size = `width="${coverWidth}" height="${coverHeight}" viewBox="0 0 ${coverWidth} ${coverHeight}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${stylesOf(grounds, framings)}</style>` +
    `${places.join('')}</svg>`
  );
}
