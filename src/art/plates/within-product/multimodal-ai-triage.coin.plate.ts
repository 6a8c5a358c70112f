import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** In millimeters: a finding and a common coin, two and a half to one. */
const sizes = { finding: 60, coin: 24 } as const;
/** How far the camera is, in inches, and how wide it sees: 68 degrees, as a phone's main lens. */
const distances = [4, 8, 16] as const;
const view = 2 * Math.tan((34 * Math.PI) / 180) * 25.4;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  /** Units a millimeter, in this photograph. */
  readonly scale: number;
}

/** An edge that is not round, as redness has it. */
function drawFinding({ path }: Drawing, x: number, y: number, width: number) {
  const half = width / 2;
  const at = (dx: number, dy: number) => n`${x + dx * half} ${y + dy * half}`;
  path(
    `M${at(-1, 0.1)}C${at(-1.02, -0.4)} ${at(-0.6, -0.66)} ${at(-0.1, -0.6)}C${at(0.3, -0.56)} ${at(0.98, -0.62)} ${at(1, -0.1)}C${at(1.02, 0.3)} ${at(0.7, 0.4)} ${at(0.42, 0.52)}C${at(0.1, 0.66)} ${at(-0.98, 0.74)} ${at(-1, 0.1)}Z`,
    { fill: 'tint' },
  );
}

function drawPhotograph(sheet: Drawing, { x, y, wide, high, scale }: Frame, hasCoin: boolean) {
  sheet.rect(x, y, wide, high, { fill: 'object' }, 4);
  const [width, coin] = [sizes.finding * scale, sizes.coin * scale];
  const [middle, line] = [x + wide / 2, y + high / 2];
  const left = hasCoin ? middle - (width + coin * 1.25) / 2 : middle - width / 2;
  drawFinding(sheet, left + width / 2, line, width);
  if (!hasCoin) return;
  const center = left + width + coin * 0.75;
  sheet.circle(center, line, coin / 2, { fill: 'object', isOurs: true });
  sheet.circle(center, line, coin * 0.38, { line: 'fine', isOurs: true });
  // As often as the coin fits.
  for (const place of [0.5, 1.5])
    sheet.circle(left + coin * place, line, coin / 2, { line: 'hidden', isOurs: true });
  sheet.path(
    n`M${left + coin * 2.5} ${line - coin / 2}A${coin / 2} ${coin / 2} 0 0 0 ${left + coin * 2.5} ${line + coin / 2}`,
    { line: 'hidden', isOurs: true },
  );
}

/** The same finding photographed from three distances, without and with a coin. */
export const plate: Plate = {
  alt: 'The same red patch photographed from four, eight and sixteen inches. Without a coin it has three sizes. With a coin beside it, it is two and a half coins wide in each photograph.',
  height: { wide: 500, phone: 712 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [wide, high] = isPhone ? [224, 176] : [218, 150];
    const step = (704 - wide) / 2;
    const rows = isPhone
      ? ([
          [94, 'Without a coin'],
          [372, 'With a coin'],
        ] as const)
      : ([
          [58, 'Without a coin: three sizes'],
          [276, 'With a coin: one size'],
        ] as const);
    distances.forEach((inches, index) => {
      const x = 8 + index * step;
      const scale = wide / (inches * view);
      rows.forEach(([y, name], row) => {
        const hasCoin = row === 1;
        if (index === 0) label(x, y - (isPhone ? 48 : 30), name, { size: isPhone ? 28 : 18 });
        const distance = isPhone ? `${inches} in` : `From ${inches} inches`;
        label(x, y - 10, distance, { style: 'print', size: isPhone ? 26 : 14.5 });
        drawPhotograph(sheet, { x, y, wide, high, scale }, hasCoin);
        if (hasCoin)
          label(x, y + high + (isPhone ? 34 : 22), isPhone ? '2.5 coins' : '2.5 coins wide', {
            style: 'value',
          });
      });
    });
    if (isPhone)
      sheet.text(8, 650, ['One coin makes three', 'photographs agree'], { style: 'finding' });
    else label(8, 486, 'One coin makes three photographs agree', { style: 'finding' });
  },
};
