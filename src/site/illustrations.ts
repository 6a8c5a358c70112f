import { createHash } from 'node:crypto';
import type { SvgComponent } from 'astro/types';
import { readColor } from '../config/colors.ts';
import { sharingFolder } from '../config/routes.ts';

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
  /** The file as it is written, with the larger words where there are two. */
  readonly file: string;
  /** Whether it opens a page across the window, with room for the words at its upper left. */
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
  // A phone has a piece of what is as wide as the window, by reference.
  const isAcross = whole.includes('viewBox="0 0 1440 ');
  const file = (isAcross ? undefined : files[phone]) ?? whole;
  const say = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(whole)?.[1];
  const [motion, label] = [say('data-motion'), say('data-play')];
  return {
    ...{ Wide, Phone, file, isAcross, finding: say('data-finding') },
    alt: say('aria-label') ?? '',
    motion: motion && label ? { name: motion, label } : undefined,
  };
}

const night = new Map(
  ['paper', 'tint', 'drawn-tint', 'drawn-water', 'ink', 'ink-soft', 'rule-strong', 'brand']
    .map(readColor)
    .map(({ light, dark }) => [light, dark]),
);
const nightWall = readColor('rule-strong').dark;

/** The part of a drawing that stands for its page elsewhere, with the words that can be read there. */
function cutDetail(svg: string, box: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const isRead = (text: string) => {
    const at = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)`).exec(text)?.[1]);
    const [x, y, size] = [at('x'), at('y'), at('font-size')];
    const half = (text.replaceAll(/<[^>]*>/g, '').length * size) / 4;
    const middle = text.includes('"middle"') ? x : x + half;
    return (
      / on-|"on-/.test(text) ||
      (size * 24 > width &&
        middle - half > left &&
        middle + half < left + width &&
        y - 0.75 * size > top &&
        y < top + height)
    );
  };
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(svg) ?? [];
  const rules = style.split('}').filter((rule) => !/level|expectant/.test(rule));
  const dark = rules.join('}').replaceAll(/#[\da-f]{6}/g, (color) => night.get(color) ?? color);
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
    .replace(
      '</style>',
      `@media (prefers-color-scheme:dark){${dark}.wall,.staff{fill:${nightWall}}.ink-line{stroke:${nightWall}}}</style>`,
    )
    .replaceAll(/<text[^>]*>[^]*?<\/text>/g, (text) => (isRead(text) ? text : ''));
}

/** By the id of its page, the picture that leads there: what one of its drawings says is its detail. */
export const details = new Map(
  Object.entries(files).flatMap(([file, whole]) => {
    const [, box] = /data-detail="([^"]*)"/.exec(whole) ?? [];
    const [, id] = /([\w-]+)\.[^/]*$/.exec(file) ?? [];
    if (!box || !id) return [];
    const svg = cutDetail(whole, box);
    const print = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    return [[id, { svg, src: `${sharingFolder}/covers/${id}.svg?v=${print}` }]];
  }),
);
