import { levels, tint, tokens, type Tone } from '../colors.ts';
import { createDrawing, sheetWidth, type Format, type Label } from '../drawing.ts';
import type { Plate } from './plate.ts';

function colorsOf(theme: keyof Tone): string {
  const { ink, brand, surface, 'ink-soft': soft } = tokens;
  return [
    `.k,.f-ink{fill:${ink[theme]}}.s,.f-soft{fill:${soft[theme]}}.b,.f-brand{fill:${brand[theme]}}`,
    `.w,.f-object,.f-paper{fill:${surface[theme]}}.f-tint{fill:${tint[theme]}}`,
    `.cut,.edge,.fine,.hidden{stroke:${ink[theme]}}.ours{stroke:${brand[theme]}}`,
    `.halo{stroke:${surface[theme]}}`,
    ...levels.map(([ground], index) => `.a${index + 1}{fill:${ground[theme]}}`),
    ...levels.map(([, words], index) => `.on${index + 1}{fill:${words[theme]}}`),
  ].join('');
}

/** The weights of lines, in units. */
const weights: Readonly<Record<Format, readonly [cut: number, edge: number, fine: number]>> = {
  wide: [3, 1.5, 0.75],
  phone: [4.4, 2.5, 1.5],
};

function stylesOf(format: Format): string {
  const [cut, edge, fine] = weights[format];
  return [
    `.f-none{fill:none}.cut{stroke-width:${cut}}.edge{stroke-width:${edge}}`,
    `.fine,.hidden{stroke-width:${fine}}.hidden{stroke-dasharray:${fine * 5} ${fine * 4}}`,
    '.cut,.edge,.fine{stroke-linejoin:round;stroke-linecap:round}',
    // The letters of a label are scaled, so is the ground that is cleared around them.
    '.halo{stroke-width:90;stroke-linejoin:round}',
    colorsOf('light'),
    `@media (prefers-color-scheme:dark){${colorsOf('dark')}}`,
  ].join('');
}

export interface Sheet {
  /** The whole SVG file. */
  readonly svg: string;
  readonly labels: readonly Label[];
  /** In units. */
  readonly height: number;
}

/** Draws a plate in one format, as a file of its own that follows the reader's light or dark. */
export function drawSheet({ height, draw }: Plate, format: Format): Sheet {
  const drawing = createDrawing(format);
  draw(drawing);
  const { body, labels } = drawing.finish();
  const size = `width="${sheetWidth}" height="${height[format]}" viewBox="0 0 ${sheetWidth} ${height[format]}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${stylesOf(format)}</style>${body}</svg>`,
    labels,
    height: height[format],
  };
}

/** Words that leave the sheet, and words that meet others, each as a sentence. */
export function findFaults({ labels, height }: Sheet): readonly string[] {
  const outside = labels
    .filter(
      ({ left, top, right, bottom }) =>
        left < 0 || top < 0 || right > sheetWidth || bottom > height,
    )
    .map(({ text }) => `“${text}” leaves the sheet.`);
  const meeting = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `“${one.text}” meets “${other.text}”.`),
  );
  return [...outside, ...meeting];
}
