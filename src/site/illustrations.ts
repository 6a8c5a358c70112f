import type { SvgComponent } from 'astro/types';
import { readColor } from '../config/colors.ts';

/**
 * The drawings of the site: files of src/illustrations with real text. One that is composed another
 * way on phones, with larger and fewer words, has a second file for them.
 */
const components = import.meta.glob<SvgComponent>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface Illustration {
  /** What it shows and adds, for those who do not see it. */
  readonly alt: string;
  readonly Wide: SvgComponent;
  /** Undefined where the wide one is for phones too. */
  readonly Phone: SvgComponent | undefined;
  /** The file as it is written. */
  readonly file: string;
  /** Whether it is as wide as the window; a phone then has a piece of it. */
  readonly isAcross: boolean;
  /** What it proves, which stands below it. */
  readonly finding: string | undefined;
  /** What moves in it, and the words on the button that lets it. */
  readonly motion: { readonly name: string; readonly label: string } | undefined;
}

/**
 * The drawing of a page, or one within it.
 * @param name of its file without ending: `product` opens that page, `index.town` stands in it
 */
export function findIllustration(name: string): Illustration | undefined {
  const [wide, phone] = [`../illustrations/${name}.svg`, `../illustrations/${name}.phone.svg`];
  const [Wide, Phone] = [components[wide], components[phone]];
  const whole = files[wide];
  if (!Wide || whole === undefined) return undefined;
  const isAcross = whole.includes('viewBox="0 0 1440 ');
  const say = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(whole)?.[1];
  const [motion, label] = [say('data-motion'), say('data-play')];
  return {
    ...{ Wide, Phone, file: whole, isAcross, finding: say('data-finding') },
    alt: say('aria-label') ?? '',
    motion: motion && label ? { name: motion, label } : undefined,
  };
}

const night = new Map(
  ['paper', 'tint', 'drawn-tint', 'drawn-water', 'ink', 'ink-soft', 'rule-strong', 'brand']
    .map(readColor)
    .map(({ light, dark }) => [light, dark]),
);
const wall = readColor('rule-strong').dark;

/** The part of a drawing that stands for its page elsewhere, with the words that can be read there. */
function cutDetail(svg: string, box: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const isRead = (text: string) => {
    const at = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)`).exec(text)?.[1]);
    const [x, y, size] = [at('x') - left, at('y') - top, at('font-size')];
    const long = (text.replaceAll(/<[^>]*>/g, '').length * size) / 2;
    const start = text.includes('"middle"') ? x - long / 2 : x;
    const isWithin = start > 0 && start + long < width && y > 0.75 * size && y < height;
    return /[ "]on-/.test(text) || (isWithin && size * 24 > width);
  };
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(svg) ?? [];
  const dark = style.replaceAll(
    /(?<!(level-\d|expectant){fill:)#[\da-f]{6}/g,
    (color) => night.get(color) ?? color,
  );
  const walls = `.wall,.staff{fill:${wall}}.ink-line{stroke:${wall}}`;
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
    .replace('</style>', `@media (prefers-color-scheme:dark){${dark}${walls}}</style>`)
    .replaceAll(/<text[^]*?<\/text>/g, (text) => (isRead(text) ? text : ''));
}

/** What leads to a page elsewhere, by its id: the part that a drawing names as its detail. */
export const details = new Map(
  Object.entries(files).flatMap(([file, svg]) => {
    const [, box, id] = /data-detail="([-\d ]+\d)(?: ([^"]+))?"/.exec(svg) ?? [];
    return box ? [[id ?? file.replace(/.*\/|\..*$/g, ''), cutDetail(svg, box)] as const] : [];
  }),
);
