import type { ScoreData } from '../../../schemas/tools.ts';
import { inLiveTool, selectUnchosen, whenChosen } from './tool-rules.ts';

/** The name of the inputs that choose the scale of an item that has two. */
export const scaleInput = 'scale';

/** Counter styles that write, in place of a total, what it asks for. */
function styleTotals(style: string, responses: ScoreData['responses']): string {
  return responses
    .map(({ from, to, name, asks }, index) => {
      const words = `${name}. ${asks}`.replaceAll('"', '”');
      const next = responses[index + 1] ? `fallback:${style}${index + 1};` : '';
      return `@counter-style ${style}${index}{system:cyclic;symbols:"${words}";range:${from} ${to};${next}}`;
    })
    .join('');
}

/**
 * Adds up the points of what is chosen in a counter of CSS, and writes what the total asks for.
 * Points of a scale that is not chosen are left out, because what is not shown is not counted.
 * @param tool the id of the tool, which begins the names of its counter styles
 */
export function addPoints(tool: string, { items, responses }: ScoreData): string {
  const hasScales = items.some(({ scale }) => scale !== undefined);
  const oxygen = items.find(({ isOxygen }) => isOxygen);
  const onOxygen = oxygen && whenChosen(oxygen.id, oxygen.options.length - 1);
  const count = (when: string, attribute: string) =>
    [1, 2, 3, 4].map(
      (points) =>
        `#${tool}${when} [${attribute}="${points}"]:checked{counter-increment:total ${points}}`,
    );
  const triples = items.flatMap(({ scale, id, options }) => {
    const shown = scale === undefined ? '' : whenChosen(scaleInput, scale - 1);
    return options.flatMap(({ points, onOxygen: added }, index) => [
      ...(points === 3 ? [`#${tool}${shown}${whenChosen(id, index)}`] : []),
      ...(added === 3 && onOxygen ? [`#${tool}${shown}${onOxygen}${whenChosen(id, index)}`] : []),
    ]);
  });
  const single = responses.find(({ isSingle }) => isSingle);
  const whole = responses.filter(({ isSingle }) => !isSingle);
  const rules = [
    `#${tool}{counter-reset:total}`,
    ...count('', 'data-points'),
    ...(onOxygen ? count(onOxygen, 'data-on-oxygen') : []),
    ...(hasScales
      ? [`${selectUnchosen(tool, [{ name: scaleInput, values: 2 }]).join()}{display:none}`]
      : []),
    `#${tool} .total::before{content:counter(total)}`,
    `#${tool} .asked::before{content:counter(total,${tool}0)}`,
    ...(single
      ? [
          `${triples.map((triple) => `${triple} .asked::before`).join()}{content:counter(total,${tool}-single0)}`,
        ]
      : []),
  ];
  return (
    styleTotals(tool, whole) +
    (single ? styleTotals(`${tool}-single`, [single, ...whole]) : '') +
    inLiveTool(rules.join(''))
  );
}

/** The column of the normal band: three for 3, 2 and 1 point stand before it, three after. */
const normal = 4;

/**
 * Arranges bands in seven columns by their points: low readings left of the normal band, high ones
 * right.
 * @param bands from the lowest reading to the highest
 * @returns the column of each, from 1 to 7
 */
export function arrangeBands(bands: ScoreData['items'][number]['options']): number[] {
  const middle = bands.findIndex(({ points }) => points === 0);
  return bands.map(({ points, onOxygen = points }, index) =>
    index < middle ? normal - onOxygen : normal + onOxygen,
  );
}
