import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const links = ['Record', 'Check', 'Segment', 'Represent', 'Predict', 'Calibrate'] as const;
type Link = (typeof links)[number];
/** The links that most papers are about. */
const studied: readonly Link[] = ['Represent', 'Predict'];

/** A wave that grows and dies twice, across a box. */
function waveIn(left: number, middle: number, size: number, gain = 1): string {
  const points = Array.from({ length: 31 }, (_, index) => {
    const part = index / 30;
    const loud = Math.abs(Math.sin(part * Math.PI * 2)) * size * 0.34 * gain;
    return n`${left + part * size} ${middle + (index % 2 === 0 ? loud : -loud)}`;
  });
  return `M${points.join('L')}`;
}

/** What lies in each link; x and y are the corner of a square of this size. */
const inside: Readonly<Record<Link, (sheet: Drawing, x: number, y: number, size: number) => void>> =
  {
    Record: ({ path, circle }, x, y, size) => {
      path(waveIn(x, y + size * 0.5, size * 0.62, 0.8), { line: 'fine' });
      circle(x + size * 0.82, y + size * 0.42, size * 0.14, { fill: 'object' });
      path(
        n`M${x + size * 0.82} ${y + size * 0.56}v${size * 0.26}m${-size * 0.12} 0h${size * 0.24}`,
      );
    },
    Check: ({ path }, x, y, size) => {
      path(waveIn(x, y + size * 0.5, size), { line: 'fine' });
      path(n`M${x} ${y + size * 0.22}h${size}M${x} ${y + size * 0.78}h${size}`, { line: 'hidden' });
    },
    Segment: ({ path }, x, y, size) => {
      path(waveIn(x, y + size * 0.5, size, 0.8), { line: 'fine' });
      path(
        [0.02, 0.48, 0.52, 0.98]
          .map((at) => n`M${x + size * at} ${y + size * 0.14}v${size * 0.72}`)
          .join(''),
      );
    },
    Represent: ({ rect }, x, y, size) => {
      const cell = size / 6;
      for (let index = 0; index < 36; index += 1) {
        const isFull = (index * 7 + 3) % 5 < 2;
        rect(x + (index % 6) * cell, y + Math.floor(index / 6) * cell, cell, cell, {
          line: 'fine',
          fill: isFull ? 'brand' : 'object',
        });
      }
    },
    Predict: ({ path, circle }, x, y, size) => {
      path(n`M${x + size * 0.2} ${y + size}L${x + size * 0.8} ${y}`, {
        line: 'edge',
        isOurs: true,
      });
      const dots = [
        [0.14, 0.2],
        [0.3, 0.42],
        [0.1, 0.6],
        [0.42, 0.14],
        [0.2, 0.8],
      ] as const;
      for (const [dx, dy] of dots) {
        circle(x + dx * size, y + dy * size, size * 0.05, { line: 'fine' });
        circle(x + (1 - dx) * size, y + (1 - dy) * size, size * 0.055, {
          line: 'none',
          fill: 'brand',
        });
      }
    },
    Calibrate: ({ path, circle }, x, y, size) => {
      path(n`M${x} ${y}v${size}h${size}`);
      path(n`M${x} ${y + size}L${x + size} ${y}`, { line: 'hidden' });
      for (const [dx, dy] of [
        [0.18, 0.2],
        [0.4, 0.3],
        [0.62, 0.42],
        [0.85, 0.6],
      ] as const)
        circle(x + dx * size, y + size - dy * size, size * 0.05, { line: 'none', fill: 'ink' });
    },
  };

/** A voice model as a chain of six links, and which of them papers are about. */
export const plate: Plate = {
  alt: 'A voice model as a chain of six links: record, check, segment, represent, predict, calibrate. Most papers are about the fourth and fifth; failures are often found in the other four.',
  height: { wide: 268, phone: 660 },
  draw(sheet) {
    const { isPhone, path, rect, label } = sheet;
    const [perRow, box, gap] = isPhone ? [3, 206, 43] : [6, 100, 20.8];
    const [top, pitch] = isPhone ? [54, 262] : [40, 0];
    links.forEach((name, index) => {
      const column = index % perRow;
      const x = 8 + column * (box + gap);
      const y = top + Math.floor(index / perRow) * pitch;
      const isStudied = studied.includes(name);
      rect(
        x,
        y,
        box,
        box,
        isStudied ? { line: 'cut', fill: 'tint', isOurs: true } : { fill: 'object' },
        4,
      );
      const inset = box * 0.18;
      inside[name](sheet, x + inset, y + inset, box - inset * 2);
      label(x, y - 14, `${index + 1} ${name}`, { size: isPhone ? 27 : 16 });
      if (column < perRow - 1) path(n`M${x + box} ${y + box / 2}h${gap}m-7 -5l7 5l-7 5`);
    });
    if (isPhone) {
      sheet.text(8, 592, ['Most papers are about 4 and 5;', 'failures are often in the others'], {
        style: 'finding',
      });
      return;
    }
    const below = top + box + 16;
    const at = (index: number) => 8 + index * (box + gap);
    const bracket = (from: number, to: number, isOurs: boolean) => {
      path(n`M${at(from)} ${below}v8H${at(to) + box}v-8`, { isOurs });
    };
    bracket(0, 2, false);
    bracket(3, 4, true);
    bracket(5, 5, false);
    label(at(0), below + 30, 'Where failures are often found', { style: 'remark' });
    label(at(3), below + 30, 'What most papers are about', { style: 'value' });
    label(at(5), below + 30, 'and here', { style: 'remark' });
    label(8, 250, 'Most papers are about two of six links', { style: 'finding' });
  },
};
