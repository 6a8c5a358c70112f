import { n, type Drawing } from '../../drawing.ts';

/**
 * The outline of a person from the front, as printed on forms: a hundred parts tall, no face.
 *
 * @param x of its middle, in units
 * @param y of the crown, in units
 * @param scale units a part
 * @param areCavitiesMarked whether the cavities of skull, chest and belly lie in the tint
 */
export function drawBody(
  sheet: Drawing,
  x: number,
  y: number,
  scale: number,
  areCavitiesMarked = false,
) {
  const line = (sheet.isPhone ? 4 : 2.6) / scale;
  const limbs = [
    ['M0 6.4V8', 12],
    ['M0 14V20', 5],
    ['M-11.5 24L-16.5 41L-19.5 58M11.5 24L16.5 41L19.5 58', 6],
    ['M-5.5 52L-6.3 74L-6.8 94M5.5 52L6.3 74L6.8 94', 8],
    ['M-6.8 95.6L-9.4 97M6.8 95.6L9.4 97', 5],
  ] as const;
  const trunk =
    'M-9 19.5H9Q13.6 20 12.6 25L10 40Q9.4 46 10.2 54H-10.2Q-9.4 46 -10 40L-12.6 25Q-13.6 20 -9 19.5Z';
  sheet.add(n`<g transform="translate(${x} ${y})scale(${scale.toFixed(2)})">`);
  const stroke = (look: string, more: number) => {
    for (const [d, width] of limbs)
      sheet.add(
        `<path d="${d}" class="f-none ${look}" style="stroke-linecap:round;stroke-width:${(width + more).toFixed(2)}"/>`,
      );
  };
  stroke('edge', line);
  sheet.add(`<path d="${trunk}" class="f-ink edge" style="stroke-width:${line.toFixed(2)}"/>`);
  stroke('halo', 0);
  sheet.add(`<path d="${trunk}" class="f-object"/>`);
  if (areCavitiesMarked)
    sheet.add(
      `<path d="M-4.6 6.6a4.6 4.6 0 0 1 9.2 0q0 2.4-1.6 3.2h-6q-1.6-.8-1.6-3.2ZM-6 22.4Q0 20.6 6 22.4Q8.8 28 8.6 36Q0 32-8.6 36Q-8.8 28-6 22.4ZM-8.6 38Q0 34 8.6 38Q7.8 45 8.2 52Q0 54.6-8.2 52Q-7.8 45-8.6 38Z" class="f-tint fine" style="stroke-width:${(line / 2).toFixed(2)}"/>`,
    );
  sheet.add('</g>');
}
