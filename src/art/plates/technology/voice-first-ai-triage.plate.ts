import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Words in a minute on a smartphone, as the page cites them from Ruan and colleagues, 2017. */
const english = { spoken: 153, typed: 52 } as const;
const mandarin = { spoken: 123, typed: 43 } as const;
/** Units a millimeter, and a telephone of that time. */
const mm = 3.5;
const phone = { wide: 71, high: 146 } as const;
const screen = { x: 4, y: 16, wide: 63, high: 114 } as const;

/** As many words as were written, in lines that break where the next would not fit. */
function drawWords(sheet: Drawing, x: number, y: number, count: number) {
  const [wide, gap, row] = [(screen.wide - 6) * mm, 4.2, 9.6];
  let [at, line, d] = [0, 0, ''];
  for (let word = 0; word < count; word += 1) {
    // Short English words, their lengths in an order that does not repeat soon.
    const length = 6 + ((word * 7 + Math.floor(word / 5) * 3) % 11) * 1.7;
    if (at + length > wide) [at, line] = [0, line + 1];
    d += n`M${x + at} ${y + line * row}h${length}`;
    at += length + gap;
  }
  sheet.path(d, { line: 'cut', isOurs: true });
}

/** A telephone from the front: case, ear piece, glass, round button. */
function drawTelephone(sheet: Drawing, x: number, y: number) {
  sheet.rect(x, y, phone.wide * mm, phone.high * mm, { line: 'cut', fill: 'object' }, 26);
  sheet.rect(x + 28 * mm, y + 7 * mm, 15 * mm, 2 * mm, { line: 'fine' }, 3);
  sheet.circle(x + 22 * mm, y + 8 * mm, 4, { line: 'fine' });
  sheet.circle(x + (phone.wide / 2) * mm, y + 138 * mm, 5 * mm, { line: 'edge' });
  sheet.rect(x + screen.x * mm, y + screen.y * mm, screen.wide * mm, screen.high * mm, {
    line: 'edge',
  });
  sheet.rect(x - 4, y + 26 * mm, 4, 8 * mm, { line: 'fine', fill: 'object' });
}

/** The keyboard on the glass: three rows of letters and the space. */
function drawKeys(sheet: Drawing, x: number, y: number) {
  const pitch = (screen.wide * mm) / 10;
  const cell = sheet.symbol('cell', () => {
    sheet.rect(1.6, 2, pitch - 3.2, 30, { line: 'fine', fill: 'object' }, 3);
  });
  sheet.rect(x, y, screen.wide * mm, 42 * mm, { line: 'edge', fill: 'tint' });
  [10, 9, 7].forEach((count, row) => {
    for (let index = 0; index < count; index += 1)
      cell(x + pitch * (index + (10 - count) / 2), y + 4 + row * 36);
  });
  sheet.rect(x + pitch * 2.2, y + 114, pitch * 5.6, 28, { line: 'fine', fill: 'object' }, 3);
}

/** While it listens the screen shows the voice and one round key. */
function drawListening(sheet: Drawing, x: number, y: number) {
  const middle = x + (screen.wide / 2) * mm;
  let d = '';
  for (let bar = -17; bar <= 17; bar += 1) {
    const half = 2 + 13 * Math.abs(Math.sin(bar * 1.3) * Math.cos(bar * 0.31));
    d += n`M${middle + bar * 6} ${y - half}v${half * 2}`;
  }
  sheet.path(d, { line: 'edge', isOurs: true });
}

/** Two telephones, and on each what one minute put down: by voice, and by thumbs. */
export const plate: Plate = {
  alt: `Two smartphones in elevation, to one scale, after one minute in a laboratory study of 2017. On the first, which listens, stand ${english.spoken} words; on the second, above its keyboard, ${english.typed}. Each word is one dash. In Mandarin the rates were ${mandarin.spoken} and ${mandarin.typed}.`,
  height: { wide: 636, phone: 724 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const top = isPhone ? 58 : 30;
    const [one, two] = isPhone ? [68, 404] : [38, 306];
    for (const x of [one, two]) drawTelephone(sheet, x, top);
    const inner = top + screen.y * mm;
    drawWords(sheet, one + (screen.x + 3) * mm, inner + 20, english.spoken);
    drawWords(sheet, two + (screen.x + 3) * mm, inner + 20, english.typed);
    drawListening(sheet, one + screen.x * mm, inner + 350);
    drawKeys(sheet, two + screen.x * mm, inner + (screen.high - 42) * mm);
    const middle = { anchor: 'middle' } as const;
    const half = (phone.wide / 2) * mm;
    if (isPhone) {
      label(one + half, 40, `Spoken: ${english.spoken}`, middle);
      label(two + half, 40, `Typed: ${english.typed}`, middle);
      sheet.text(16, 640, ['Three times as many words', 'in a minute by voice'], {
        style: 'finding',
      });
      return;
    }
    const right = two + phone.wide * mm + 22;
    label(one + half, 20, 'Spoken', middle);
    label(two + half, 20, 'Typed', middle);
    sheet.text(right, 110, ['In one minute', `${english.spoken} words`, `or ${english.typed}`], {});
    sheet.text(right, 186, ['English, a dash', 'for each word'], { style: 'remark' });
    sheet.text(right, 250, ['In Mandarin', `${mandarin.spoken} or ${mandarin.typed}`], {});
    sheet.text(right, 306, ['Ruan and', 'colleagues, 2017'], { style: 'remark' });
    label(16, 614, 'By voice, three times as many words in a minute', { style: 'finding' });
  },
};
