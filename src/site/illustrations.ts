import type { SvgComponent } from 'astro/types';

/**
 * The drawings of the site: files of src/illustrations with real text, each once for wide screens
 * and once, with larger and fewer words, for phones.
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
  readonly Phone: SvgComponent;
  /** The file for phones as it is written. */
  readonly file: string;
}

/**
 * The drawing of a page, or one within it.
 * @param name of its file without ending: `product` opens that page, `index.three-rooms` stands in it
 */
export function findIllustration(name: string): Illustration | undefined {
  const Wide = components[`../illustrations/${name}.svg`];
  const Phone = components[`../illustrations/${name}.phone.svg`];
  const file = files[`../illustrations/${name}.phone.svg`];
  if (!Wide || !Phone || file === undefined) return undefined;
  return { alt: /\baria-label="([^"]*)"/.exec(file)?.[1] ?? '', Wide, Phone, file };
}
