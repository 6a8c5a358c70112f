import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** A gate valve of a piping plan, closed: two triangles, filled, with its wheel. */
function drawValve(sheet: Drawing, x: number, y: number, size: number) {
  const { path, line } = sheet;
  path(
    n`M${x - size} ${y - size * 0.6}L${x + size} ${y + size * 0.6}V${y - size * 0.6}L${x - size} ${y + size * 0.6}Z`,
    {
      line: 'cut',
      fill: 'ink',
    },
  );
  line(x, y, x, y - size * 1.5, { line: 'cut' });
  line(x - size * 0.7, y - size * 1.5, x + size * 0.7, y - size * 1.5, { line: 'cut' });
}

/** A check valve: it lets through what comes one way. */
function drawCheck(sheet: Drawing, x: number, y: number, size: number) {
  sheet.path(n`M${x + size} ${y - size * 0.6}V${y + size * 0.6}L${x - size} ${y}Z`, {
    line: 'cut',
    fill: 'object',
    isOurs: true,
  });
  sheet.line(x - size, y - size * 0.7, x - size, y + size * 0.7, { line: 'cut', isOurs: true });
}

/** A vessel in elevation, with what it holds. */
function drawVessel(
  sheet: Drawing,
  [x, y, width, high]: readonly [number, number, number, number],
  level: number,
) {
  const round = 26;
  const shape = n`M${x} ${y + round}Q${x} ${y} ${x + width / 2} ${y}T${x + width} ${y + round}V${y + high - round}Q${x + width} ${y + high} ${x + width / 2} ${y + high}T${x} ${y + high - round}Z`;
  sheet.path(shape, { line: 'none', fill: 'object' });
  const top = y + high * (1 - level);
  sheet.path(
    n`M${x} ${top}H${x + width}V${y + high - round}Q${x + width} ${y + high} ${x + width / 2} ${y + high}T${x} ${y + high - round}Z`,
    {
      line: 'none',
      fill: 'tint',
    },
  );
  sheet.path(shape, { line: 'cut' });
  sheet.line(x + 4, top, x + width - 4, top, { line: 'fine' });
}

/** Your environment and the training as a piping plan: two lines, one of them with your valve. */
export const plate: Plate = {
  alt: 'A piping plan of two vessels: your environment with its recordings, and training. The line of model updates to training passes a valve that is yours and stands closed. The line of releases comes back through a check valve, and runs all the same.',
  height: { wide: 520, phone: 780 },
  draw(sheet) {
    const { isPhone, label, line, path } = sheet;
    const [near, far] = isPhone
      ? ([
          [24, 130, 200, 400],
          [496, 130, 200, 400],
        ] as const)
      : ([
          [24, 74, 170, 320],
          [526, 74, 170, 320],
        ] as const);
    const [from, to] = [near[0] + near[2], far[0]];
    const middle = (from + to) / 2;
    const [up, back] = isPhone ? [250, 440] : [166, 320];
    const size = isPhone ? 30 : 22;
    const name = { anchor: 'middle', size: isPhone ? 26 : 17 } as const;
    drawVessel(sheet, near, 0.66);
    drawVessel(sheet, far, 0.3);
    label(near[0] + near[2] / 2, near[1] - 18, isPhone ? 'Yours' : 'Your environment', name);
    label(far[0] + far[2] / 2, near[1] - 18, 'Training', name);
    sheet.text(near[0] + near[2] / 2, near[1] + near[3] * 0.58, ['Recordings', 'stay'], name);
    // Open as far as the valve; behind it the line is empty.
    line(from, up, middle - size, up, { line: 'cut' });
    path(n`M${middle + size} ${up}H${to}`, { line: 'hidden' });
    drawValve(sheet, middle, up, size);
    label(middle, up - size * 1.5 - 16, 'Your valve', name);
    label(
      middle,
      up + size * 0.6 + (isPhone ? 34 : 24),
      isPhone ? 'Updates' : 'Model updates, if you take part',
      {
        anchor: 'middle',
        style: isPhone ? 'name' : 'remark',
      },
    );
    line(to, back, middle + size, back, { line: 'cut', isOurs: true });
    line(middle - size, back, from, back, { line: 'cut', isOurs: true });
    drawCheck(sheet, middle, back, size);
    path(n`M${from + 46} ${back - 9}l-14 9l14 9`, { line: 'cut', isOurs: true });
    label(middle, back - size * 0.7 - 14, 'Releases', { ...name, color: 'brand' });
    label(middle, back + size * 0.7 + 22, 'With their notes, in any case', {
      style: 'remark',
      anchor: 'middle',
    });
    if (isPhone)
      sheet.text(16, 660, ['Decline the training, and', 'releases still come'], {
        style: 'finding',
      });
    else label(16, 486, 'Decline the training, and releases still come', { style: 'finding' });
  },
};
