import { site } from '../../config/site.ts';
import { levels, tokens } from '../colors.ts';
import { n } from '../drawing.ts';
import { createLettering, spell, type Weight } from '../lettering.ts';
import { artPlace, type SharingArt } from './sharing-art.ts';
import { lineHeight, setTitle } from './title-lines.ts';

/** In pixels: 1.91 to 1, as networks show a large picture (https://ogp.me). */
export const sharingSize = { width: 1200, height: 630 } as const;

/** What a page shows where somebody shares it. */
export interface Sharing {
  readonly title: string;
  /** The section of the site, or the category of the article. */
  readonly section: string;
  readonly art: SharingArt;
}

const margin = 56;
const column = artPlace.x - margin - 34;
/** Of the title, between the brand and the section. */
const place = { top: 134, height: 392 } as const;
/** In em: large letters stand closer. */
const titleTracking = -0.02;
const brandTracking = 0.02;
/** Above the base line, in sizes of the letters. */
const capHeight = 0.67;

const widthOfWord = (word: string) => createLettering().write(word, 1, 'bold', titleTracking).width;

/** @returns the whole picture as an SVG file, which needs no font */
export function composeSharing({ title, section, art }: Sharing): string {
  const lettering = createLettering();
  const write = (
    text: string,
    [x, y]: readonly [number, number],
    size: number,
    weight: Weight,
    tracking = 0,
  ) => {
    const { width, markup } = lettering.write(text, size, weight, tracking);
    return n`<g transform="translate(${x} ${y})scale(${Math.min(1, column / width)})">${markup}</g>`;
  };
  const { lines, size } = setTitle(spell(title), column, place.height, widthOfWord);
  const step = size * lineHeight;
  const first =
    place.top +
    (place.height - (lines.length - 1) * step - size * capHeight) / 2 +
    size * capHeight;
  const heading = lines.map((line, index) =>
    // Stems stand a little inside of their letters.
    write(line, [margin - size * 0.05, first + index * step], size, 'bold', titleTracking),
  );
  const { width, height } = sharingSize;
  const fifth = width / levels.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${tokens.paper.light}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${art.ground}" d="M${artPlace.x} 0H${width}V${height}H${artPlace.x}z"/>`,
    n`<svg x="${artPlace.x}" y="${artPlace.y}" width="${artPlace.width}" height="${artPlace.height}" viewBox="${art.view.map((value) => value.toFixed(1)).join(' ')}">${art.svg}</svg>`,
    ...levels.map(
      ([{ light }], index) =>
        `<path fill="${light}" d="M${index * fifth} 0h${fifth}v${artPlace.y}h-${fifth}z"/>`,
    ),
    `<path fill="${tokens.ink.light}" d="M${artPlace.x - 2} ${artPlace.y}h3V${height}h-3z"/>`,
    // The styles of a drawing hold for the whole picture, but not against its own.
    `<path transform="translate(${margin - 3} 54)scale(1.8)" style="fill:none;stroke:${tokens.brand.light};stroke-width:4;stroke-linecap:round" d="M3 10v4M10 6v12M17 2v20M24 7v10M31 10v4"/>`,
    `<g fill="${tokens.ink.light}">`,
    write(site.name, [margin + 74, 91], 42, 'brand', brandTracking),
    ...heading,
    '</g>',
    `<g fill="${tokens.brand.light}">${write(spell(section), [margin, height - 44], 31, 'strong')}</g>`,
    `<defs>${lettering.definitions()}</defs></svg>`,
  ].join('');
}
