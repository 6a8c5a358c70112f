import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Seconds of one imagined recording, and where somebody speaks in it. */
const seconds = 8;
const speech = [
  { from: 0.3, to: 2.7, words: ['my neck’s gone', 'all stiff'] },
  { from: 5.4, to: 7.6, words: ['I’ve been', 'sick twice'] },
] as const;
const [before, after] = speech;

/** The trace of a recorder: loud where somebody speaks, by a fixed pattern. */
function traceOf(x: (second: number) => number, y: number, high: number, step: number): string {
  let d = '';
  for (let at = 0.04; at < seconds; at += step) {
    const part = speech.find(({ from, to }) => at >= from && at <= to);
    const swell = part ? Math.sin((Math.PI * (at - part.from)) / (part.to - part.from)) ** 0.4 : 0;
    const half = part
      ? 3 + high * swell * (0.35 + 0.65 * Math.abs(Math.sin(at * 9.1) * Math.cos(at * 3.3)))
      : 1.2;
    d += n`M${x(at)} ${y - half}v${half * 2}`;
  }
  return d;
}

function drawText(sheet: Drawing, x: (second: number) => number, y: number) {
  const { isPhone, rect, text, line, path } = sheet;
  const size = isPhone ? 25 : 17;
  const high = isPhone ? 92 : 62;
  for (const { from, to, words } of speech) {
    rect(x(from), y, x(to) - x(from), high, { line: 'edge', fill: 'object' }, 3);
    text(x(from) + 10, y + high * 0.42, words, { size });
  }
  const [l, r] = [x(before.to) + 14, x(after.from) - 14];
  path(n`M${l} ${y}H${r}V${y + high}H${l}Z`, { line: 'hidden' });
  for (const row of [0.35, 0.65])
    line(l + 12, y + high * row, r - (row > 0.5 ? 50 : 20), y + high * row, { line: 'fine' });
  line(l + 6, y + high - 8, r - 6, y + 8, { line: 'cut' });
}

/** Sound, the voice detector and the recognizer’s text, on one time axis. */
export const plate: Plate = {
  alt: 'Three traces on one axis of eight seconds. The sound is loud twice, with a pause of almost three seconds between. The voice detector is on while somebody speaks. The recognizer has text in all three parts; the words in the pause are struck out, because there is no sound behind them.',
  height: { wide: 560, phone: 800 },
  draw(sheet) {
    const { isPhone, label, line, rect, path } = sheet;
    const [left, right] = [16, 704];
    const x = (second: number) => left + (second / seconds) * (right - left);
    const rows = isPhone
      ? ({ sound: 116, gate: 318, text: 430, axis: 560 } as const)
      : ({ sound: 96, gate: 250, text: 316, axis: 398 } as const);
    for (const { from, to } of speech)
      rect(x(from), 40, x(to) - x(from), rows.axis - 40, { line: 'none', fill: 'tint' });
    label(left, 26, 'Sound');
    path(traceOf(x, rows.sound, isPhone ? 54 : 42, isPhone ? 0.16 : 0.075), {
      line: isPhone ? 'cut' : 'edge',
    });
    const [on, off] = [rows.gate - (isPhone ? 54 : 38), rows.gate];
    label(left, on - (isPhone ? 22 : 18), 'Voice detector', { hasHalo: true });
    path(
      n`M${left} ${off}H${x(before.from)}V${on}H${x(before.to)}V${off}H${x(after.from)}V${on}H${x(after.to)}V${off}H${right}`,
      { line: 'cut', isOurs: true },
    );
    label((x(before.to) + x(after.from)) / 2, off - 12, 'no voice', {
      style: 'value',
      anchor: 'middle',
    });
    label(left, rows.text - (isPhone ? 18 : 16), 'Text of the recognizer', { hasHalo: true });
    drawText(sheet, x, rows.text);
    line(left, rows.axis, right, rows.axis, { line: 'edge' });
    for (let second = 0; second <= seconds; second += 1)
      line(x(second), rows.axis, x(second), rows.axis + 6, { line: 'edge' });
    const style = isPhone ? 'name' : 'remark';
    const below = rows.axis + (isPhone ? 36 : 24);
    label(left, below, '0', { style, color: 'soft' });
    label(right, below, `${seconds} s`, { style, color: 'soft', anchor: 'end' });
    if (isPhone) sheet.text(16, 686, ['Words without sound', 'are dropped'], { style: 'finding' });
    else {
      label(
        16,
        470,
        'About one clip in a hundred had invented words (Koenecke and colleagues, 2024)',
        {
          style: 'remark',
        },
      );
      label(16, 520, 'Words without sound behind them are dropped', { style: 'finding' });
      label(704, 520, 'Recording imagined', { style: 'remark', anchor: 'end' });
    }
  },
};
