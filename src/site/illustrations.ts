import type { SvgComponent } from 'astro/types';

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
}

/**
 * The drawing of a page, or one within it.
 * @param name of its file without ending: `product` opens that page, `index.three-rooms` stands in it
 */
export function findIllustration(name: string): Illustration | undefined {
  const [wide, phone] = [`../illustrations/${name}.svg`, `../illustrations/${name}.phone.svg`];
  const [Wide, Phone] = [components[wide], components[phone]];
  const file = files[phone] ?? files[wide];
  if (!Wide || file === undefined) return undefined;
  return { alt: /\baria-label="([^"]*)"/.exec(file)?.[1] ?? '', Wide, Phone, file };
}
