import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** One sentence of the page, as many words to a breath as two speakers have air for. */
const sentence = 'I was fine this morning and then I could not get up the stairs'.split(' ');
const speakers = [
  { name: 'With breath to spare', breaths: [5, 9] },
  { name: 'Short of breath', breaths: [3, 3, 3, 3, 2] },
] as const;

/** Units of a breath in, and of a word said on the breath out. */
const [inhale, word] = [1.1, 1] as const;

interface Breath {
  readonly from: number;
  readonly top: number;
  readonly to: number;
  readonly words: readonly string[];
}

function layOut(breaths: readonly number[]): Breath[] {
  let at = 0;
  let said = 0;
  return breaths.map((count) => {
    const from = at;
    const top = from + inhale;
    const to = top + count * word;
    const words = sentence.slice(said, said + count);
    at = to;
    said += count;
    return { from, top, to, words };
  });
}

/** How far the chest rises: in quickly, out while words are said. */
function drawTrace(
  sheet: Drawing,
  breaths: readonly Breath[],
  x: (time: number) => number,
  y: number,
  high: number,
) {
  let d = n`M${x(0)} ${y}`;
  for (const { from, top, to } of breaths) {
    const rise = Math.min(1, 0.35 + (to - top) / 8) * high;
    const middle = (from + top) / 2;
    d += n`C${x(middle)} ${y} ${x(middle)} ${y - rise} ${x(top)} ${y - rise}`;
    d += n`C${x(top + (to - top) * 0.3)} ${y - rise} ${x(top + (to - top) * 0.7)} ${y} ${x(to)} ${y}`;
  }
  sheet.path(d, { line: 'cut', isOurs: true });
}

function drawWords(
  sheet: Drawing,
  breaths: readonly Breath[],
  x: (time: number) => number,
  y: number,
) {
  const { isPhone, path, label, text } = sheet;
  breaths.forEach(({ top, to, words }) => {
    const [left, right] = [x(top) - 4, x(to) - 6];
    path(n`M${left} ${y - 8}V${y}H${right}V${y - 8}`, { line: 'edge' });
    const size = isPhone ? 23 : 16;
    const place = { size, anchor: 'middle' } as const;
    const middle = (left + right) / 2;
    if (isPhone && words.length < 4) text(middle, y + 30, words, place);
    else if (isPhone) {
      const half = Math.ceil(words.length / 2);
      text(middle, y + 30, [words.slice(0, half).join(' '), words.slice(half).join(' ')], place);
    } else if (words.length < 4)
      text(
        middle,
        y + 24,
        [words.slice(0, 2).join(' '), words.slice(2).join(' ')].filter(Boolean),
        place,
      );
    else label(middle, y + 24, words.join(' '), place);
  });
}

/** One sentence on two breaths and on five: what a listener hears without measuring. */
export const plate: Plate = {
  alt: 'The rise of the chest while one imagined sentence of fourteen words is said. A speaker with breath to spare takes two breaths for it, one who is short of breath takes five, with three words to a breath.',
  height: { wide: 520, phone: 850 },
  draw(sheet) {
    const { isPhone, label, line } = sheet;
    const [left, right] = isPhone ? [16, 700] : [16, 704];
    const long = Math.max(...speakers.map(({ breaths }) => layOut(breaths).at(-1)?.to ?? 0));
    const x = (time: number) => left + (time / long) * (right - left);
    speakers.forEach(({ name, breaths }, index) => {
      const high = isPhone ? 110 : 88;
      const base = isPhone ? 190 + index * 310 : 156 + index * 210;
      const laid = layOut(breaths);
      label(
        left,
        base - high - (isPhone ? 36 : 28),
        `${name}: ${['two', 'five'][index] ?? ''} breaths`,
        { size: isPhone ? 27 : 17 },
      );
      line(left, base, right, base, { line: 'fine' });
      drawTrace(sheet, laid, x, base, high);
      drawWords(sheet, laid, x, base + (isPhone ? 24 : 20));
    });
    if (isPhone)
      sheet.text(16, 762, ['Three words to a breath:', 'a nurse can hear it'], {
        style: 'finding',
      });
    else {
      label(16, 490, 'Three words to a breath: a nurse can hear it', { style: 'finding' });
      label(704, 490, 'Traces imagined', { style: 'remark', anchor: 'end' });
    }
  },
};
