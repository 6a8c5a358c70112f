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
