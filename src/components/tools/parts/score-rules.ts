import type { ScoreData } from '../../../schemas/tools.ts';
import { inLiveTool, selectUnchosen, whenChosen } from './tool-rules.ts';

type Response = ScoreData['responses'][number];

/** The name of the inputs that choose the scale of an item that has two. */
export const scaleInput = 'scale';

/** What a total asks for, in one line. */
function wordResponse({ name, asks }: Pick<Response, 'name' | 'asks'>): string {
  return `${name}. ${asks}`;
}

/** Counter styles that write, in place of a total, what it asks for. */
function styleTotals(name: string, responses: readonly Response[]): string {
  return responses
    .map((response, index) => {
      const next = responses[index + 1] ? `fallback:${name}${index + 1};` : '';
      const words = wordResponse(response).replaceAll('"', '”');
      return (
        `@counter-style ${name}${index}{system:cyclic;symbols:"${words}";` +
        `range:${response.from} ${response.to};${next}}`
      );
    })
    .join('');
}

/**
 * Adds up the points of what is chosen in a counter of CSS, and writes what the total asks for.
 * Points of a scale that is not chosen are left out, because what is not shown is not counted.
 * @param tool the id of the tool, which begins the names of its counter styles
 */
export function addPoints(tool: string, { items, responses }: ScoreData): string {
  const steps = new Set(items.flatMap(({ options }) => options.map(({ points }) => points)));
  const counted = [...steps].filter((points) => points > 0);
  const hasScales = items.some(({ scale }) => scale !== undefined);
  const oxygen = items.find(({ isOxygen }) => isOxygen);
  const onOxygen = oxygen && whenChosen(oxygen.id, oxygen.options.length - 1);
  const triples = items.flatMap(({ scale, id, options }) => {
    const shown = scale === undefined ? '' : whenChosen(scaleInput, scale - 1);
    return options.flatMap(({ points, onOxygen: added }, place) => [
      ...(points === 3 ? [`#${tool}${shown}${whenChosen(id, place)}`] : []),
      ...(added === 3 && onOxygen ? [`#${tool}${shown}${onOxygen}${whenChosen(id, place)}`] : []),
    ]);
  });
  const single = responses.find(({ isSingle }) => isSingle);
  const whole = responses.filter(({ isSingle }) => !isSingle);
  return (
    styleTotals(tool, whole) +
    (single ? styleTotals(`${tool}-single`, [single, ...whole]) : '') +
    inLiveTool(
      `#${tool}{counter-reset:total}` +
        counted
          .map(
            (points) =>
              `#${tool} [data-points="${points}"]:checked{counter-increment:total ${points}}`,
          )
          .join('') +
        (onOxygen
          ? [1, 2, 3]
              .map(
                (points) =>
                  `#${tool}${onOxygen} [data-on-oxygen="${points}"]:checked{counter-increment:total ${points}}`,
              )
              .join('')
          : '') +
        (hasScales
          ? `${selectUnchosen(tool, [{ name: scaleInput, values: 2 }]).join()}{display:none}`
          : '') +
        `#${tool} .total::before{content:counter(total)}` +
        `#${tool} .asked::before{content:counter(total,${tool}0)}` +
        (single
          ? `${triples.map((triple) => `${triple} .asked::before`).join()}{content:counter(total,${tool}-single0)}`
          : ''),
    )
  );
}

interface Band {
  readonly points: number;
  readonly onOxygen?: number | undefined;
}

/** The column of the normal band: three for 3, 2 and 1 point stand before it, three after. */
const normal = 4;

/**
 * Arranges bands in seven columns by their points: low readings left of the normal band, high ones
 * right.
 * @param bands from the lowest reading to the highest
 * @returns the column of each, from 1 to 7
 */
export function arrangeBands(bands: readonly Band[]): number[] {
  const middle = bands.findIndex(({ points }) => points === 0);
  return bands.map(({ points, onOxygen = points }, index) =>
    index < middle ? normal - onOxygen : normal + onOxygen,
  );
}
