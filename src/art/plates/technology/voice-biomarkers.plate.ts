import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The four cycles of the page’s figure: from one closure to the next, in milliseconds. */
const periods = [8.1, 8.7, 7.8, 8.4] as const;
const peaks = [1, 0.86, 0.96, 0.78, 0.9] as const;
const total = periods.reduce((sum, period) => sum + period, 0);
const meanPeriod = total / periods.length;
const jitter =
  periods
    .slice(1)
    .reduce((sum, period, index) => sum + Math.abs(period - (periods[index] ?? period)), 0) /
  (periods.length - 1) /
  meanPeriod;

const middle = 360;
/** Units in one millimeter. */
const scale = 6;
const top = 16;

/** Both sides of the larynx, drawn once in millimeters from the middle line. */
function drawHalves(sheet: Drawing, draw: () => void) {
  for (const side of [1, -1]) {
    sheet.add(`<g transform="translate(${middle} ${top})scale(${side} 1)">`);
    draw();
    sheet.add('</g>');
  }
}

/** A path in millimeters: letters stay, numbers are multiplied. */
const mm = (d: string) =>
  d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => ` ${(Number(number) * scale).toFixed(1)}`);

function drawLarynx(sheet: Drawing) {
  const path = (d: string, stroke: Parameters<Drawing['path']>[1]) => {
    sheet.path(mm(d), stroke);
  };
  drawHalves(sheet, () => {
    // The airway, where the sound is made.
    path(
      'M0 0H9C10 6 12 11 11 16C10 19 5.4 21 5 23.4C5 25.4 8 25.6 9.6 26C9.6 27.6 4 28.6 0.7 29.4C1.4 32.4 7 35 8.6 41V62H0Z',
      { line: 'none', fill: 'tint' },
    );
    // Tissue between airway and cartilage.
    path(
      'M9 0C10 6 12 11 11 16C10 19 5.4 21 5 23.4C5 25.4 8 25.6 9.6 26C9.6 27.6 4 28.6 0.7 29.4C1.4 32.4 7 35 8.6 41V62',
      { line: 'cut' },
    );
    // Vestibular and vocal folds: fat and gland above, ligament and muscle below.
    path('M9.8 20.4C8 21.4 6.6 22.6 6.6 23.6C7.6 24.4 9.4 24.6 10.6 24.8Z', { line: 'fine' });
    path('M2.2 29.5L4 29L4.6 31.2Z', { fill: 'ink', line: 'fine' });
    path('M5 28.7L12.6 27.2C13.4 30 12.8 33.4 11 36.2C8.8 33.6 6.2 32 5.4 31.4Z', {
      line: 'edge',
      fill: 'object',
    });
    path('M6.6 29.2L12 31.4M6.4 30.6L11.6 33.4M7.6 28.6L12.8 29.8', { line: 'fine' });
    // Hyoid bone and the membrane to the thyroid cartilage.
    path('M15.4 0.4C18 -0.4 20.6 0.8 20.4 3C20.2 5 17 6 15.6 4.6C14.4 3.4 14.2 1 15.4 0.4Z', {
      fill: 'ink',
      line: 'none',
    });
    path('M17.4 5.4C18.4 8 18.2 10 18 12.4', { line: 'edge' });
    // Lamina of the thyroid cartilage, in section.
    path(
      'M17 12.4C18 11.2 19.6 11.4 19.8 12.8C19.8 19 18 27 15.8 35.6C15.4 37.2 13.4 37 13.6 35.2C15.2 27 16.8 20 17 12.4Z',
      { fill: 'ink', line: 'none' },
    );
    // Muscle over it, then to the cricoid.
    path('M20.4 14C21.8 20 19.4 30 16.6 38', { line: 'fine' });
    path('M14.4 37L13 40', { line: 'edge' });
    // Arch of the cricoid, then rings of the trachea.
    path(
      'M10.6 40.2C12.6 38.6 14.4 40 14 43.2C13.6 46.6 12 48.8 10.8 48.2C9.6 47.6 9.8 41.2 10.6 40.2Z',
      { fill: 'ink', line: 'none' },
    );
    for (const y of [50.6, 55.4, 60]) {
      path(
        `M9.6 ${y}C11.4 ${y - 0.6} 11.8 ${y + 0.6} 11.6 ${y + 1.6}C11.4 ${y + 3} 10.4 ${y + 3.2} 9.6 ${y + 2.6}Z`,
        { fill: 'ink', line: 'none' },
      );
    }
  });
  // Epiglottis, seen behind.
  sheet.add(`<g transform="translate(${middle} ${top})">`);
  path('M-7 7C-8 1 -3 -1 0 -1C3 -1 8 1 7 7C6 12 3 15 0 18C-3 15 -6 12 -7 7Z', { line: 'edge' });
  path('M0 1V14', { line: 'fine' });
  sheet.add('</g>');
}

/** The trace of four cycles: a ring at each closure that dies away until the next. */
function drawTrace(sheet: Drawing, y: number, height: number) {
  const left = 20;
  const perMs = 680 / total;
  // Steps from point to point, in whole tenths, so that many of them stay few bytes.
  const toTenths = (value: number) => Math.round(value * 10);
  let [px, py] = [toTenths(left), toTenths(y)];
  let d = '';
  const go = (tx: number, ty: number) => {
    const [nx, ny] = [toTenths(tx), toTenths(ty)];
    d += d === '' ? n`M${nx / 10} ${ny / 10}l` : n`${(nx - px) / 10} ${(ny - py) / 10} `;
    [px, py] = [nx, ny];
  };
  let from = 0;
  periods.forEach((period, index) => {
    const peak = peaks[index] ?? 1;
    for (let t = 0; t < period; t += 0.14) {
      const decay = Math.exp(-t / 2.6) * (1 - t / period) + 0.12 * Math.sin((t / period) * Math.PI);
      const value = peak * decay * Math.cos(2 * Math.PI * 0.7 * t);
      go(left + (from + t) * perMs, y - value * height);
    }
    from += period;
  });
  go(700, y - peaks[4] * height);
  sheet.path(d.trim(), { line: 'edge' });
  let at = left;
  const below = y + height + 8;
  periods.forEach((period) => {
    const width = period * perMs;
    sheet.line(at, y - height - 8, at, below + 12, { line: 'fine' });
    const gap = sheet.isPhone ? 54 : 34;
    sheet.line(at, below + 4, at + width / 2 - gap, below + 4, { line: 'fine' });
    sheet.line(at + width / 2 + gap, below + 4, at + width, below + 4, { line: 'fine' });
    const words = `${period} ms`;
    sheet.label(at + width / 2, below + (sheet.isPhone ? 12 : 10), words, { anchor: 'middle' });
    at += width;
  });
  sheet.line(at, y - height - 8, at, below + 12, { line: 'fine' });
}

/** Larynx from the front, cut, and the trace of four cycles of its folds. */
export const plate: Plate = {
  alt: `Section through a larynx from the front: epiglottis, thyroid and cricoid cartilage, the two vocal folds nearly closed, windpipe below. Under it the computed trace of four cycles, ${periods.join(', ')} milliseconds long, differences exaggerated: a mean of ${meanPeriod.toFixed(2)} milliseconds, and no two alike.`,
  height: { wide: 606, phone: 740 },
  draw(sheet) {
    const { label, leader, isPhone } = sheet;
    drawLarynx(sheet);
    const at = (x: number, y: number): [number, number] => [middle + x * scale, top + y * scale];
    const name = (
      x: number,
      y: number,
      to: readonly [number, number],
      words: string,
      remark: string,
    ) => {
      const [dx, dy] = at(x, y);
      const isRight = to[0] > middle;
      const end = isRight ? to[0] - 8 : to[0] + 8;
      leader(dx, dy, [end + (isRight ? -30 : 30), to[1] - 5], [end, to[1] - 5]);
      const anchor = isRight ? 'start' : 'end';
      label(to[0], to[1], words, { anchor });
      if (remark !== '') label(to[0], to[1] + 20, remark, { style: 'remark', anchor });
    };
    if (isPhone) {
      name(4.4, 30, [512, 132], 'Vocal fold', '');
      name(-18.4, 20, [206, 70], 'Thyroid', '');
      label(206, 100, 'cartilage', { anchor: 'end' });
      name(-6.4, 56, [206, 357], 'Windpipe', '');
      name(0, 30.4, [206, 203], 'Glottis', '');
      name(12, 44, [512, 300], 'Cricoid', '');
    } else {
      name(4, 6, [530, 44], 'Epiglottis', '');
      name(9, 23.4, [530, 112], 'Vestibular fold', '');
      name(9.4, 31, [530, 224], 'Vocal fold', 'Ligament and muscle');
      name(-18.4, 20, [190, 92], 'Thyroid cartilage', '');
      name(0, 30.4, [190, 203], 'Glottis', 'The gap, nearly closed');
      name(-12, 44, [190, 300], 'Cricoid cartilage', '');
      name(3, 55, [530, 336], 'Windpipe', 'Pressure from below');
      sheet.rect(16, 376, 10 * scale, 5, { fill: 'ink', line: 'fine' });
      label(20 + 10 * scale + 4, 383, '10 mm', { style: 'remark' });
    }
    const traceY = isPhone ? 506 : 470;
    drawTrace(sheet, traceY, isPhone ? 64 : 48);
    if (isPhone) {
      label(704, 416, 'Exaggerated', { anchor: 'end', color: 'soft', size: 24 });
      sheet.text(16, 672, ['Four cycles of the folds,', 'no two of them alike'], {
        style: 'finding',
      });
    } else {
      label(16, 586, 'Four cycles of the folds, no two alike', { style: 'finding' });
      label(704, 586, `Jitter ${(jitter * 100).toFixed(1)}%, exaggerated`, {
        style: 'remark',
        anchor: 'end',
      });
    }
  },
};
