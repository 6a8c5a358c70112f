import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const boxes = [
  'Chest pain',
  'Back pain',
  'Belly pain',
  'Fever',
  'Cough',
  'Injury',
  'Rash',
  'Other',
];
const ticked = 'Back pain';

/** A form of letter size on its board; millimeters by its own scale. */
function drawBoard(sheet: Drawing, x: number, y: number, scale: number) {
  const u = (millimeters: number) => millimeters * scale;
  sheet.rect(x, y, u(229), u(318), { line: 'cut', fill: 'tint' }, u(6));
  sheet.rect(x + u(6.5), y + u(26), u(216), u(279), { fill: 'object' });
  sheet.rect(x + u(74), y + u(4), u(80), u(30), { line: 'edge', fill: 'object' }, u(5));
  sheet.circle(x + u(114.5), y + u(14), u(5), { line: 'edge' });
  sheet.line(x + u(78), y + u(28), x + u(150), y + u(28), { line: 'fine' });
}

function drawTick(sheet: Drawing, x: number, y: number, size: number) {
  sheet.path(
    n`M${x + size * 0.2} ${y + size * 0.5}l${size * 0.22} ${size * 0.28}l${size * 0.5} ${-size * 0.75}`,
    {
      line: 'cut',
      isOurs: true,
    },
  );
}

/** The words a man would have said, and where the form has room for them. */
export const plate: Plate = {
  alt: 'An imagined intake form on its board, with a box for each complaint. Of the words “a tearing pain between my shoulder blades”, a leader takes the last four to the ticked box “Back pain”; the word “tearing”, which points to the aorta, has no box.',
  height: { wide: 560, phone: 800 },
  draw(sheet) {
    const { isPhone, label, line, path, leader } = sheet;
    const scale = isPhone ? 1.72 : 1.42;
    const [left, top] = isPhone ? [310, 16] : [20, 14];
    drawBoard(sheet, left, top, scale);
    const x = left + 24 * scale;
    const first = top + 78 * scale;
    const pitch = 27 * scale;
    const size = 14 * scale;
    label(x, top + 56 * scale, 'Reason for visit', { size: isPhone ? 25 : 17 });
    line(x, top + 63 * scale, left + 205 * scale, top + 63 * scale, { line: 'fine' });
    boxes.forEach((name, index) => {
      const y = first + index * pitch;
      sheet.rect(x, y, size, size, { line: 'edge', fill: 'object' }, 2);
      if (name === ticked) drawTick(sheet, x, y, size);
      label(x + size * 1.5, y + size * 0.8, name, {
        size: isPhone ? 23 : 16,
        color: name === ticked ? 'ink' : 'soft',
      });
    });
    const row = first + boxes.indexOf(ticked) * pitch + size / 2;
    if (isPhone) {
      sheet.text(16, 90, ['He would', 'have said'], { color: 'soft' });
      sheet.text(16, 186, ['pain between', 'my shoulder', 'blades'], { size: 31 });
      label(16, 430, 'tearing', { size: 38, color: 'brand' });
      line(16, 444, 140, 444, { line: 'cut', isOurs: true });
      label(16, 492, 'no box');
      leader(x - 12, row, [x - 40, row], [232, row]);
      sheet.text(16, 690, ['The form keeps the place', 'and loses the word'], { style: 'finding' });
      return;
    }
    const words = 420;
    label(words, 300, 'He would have said', { style: 'remark' });
    label(words, 168, 'a', { size: 30 });
    label(words + 28, 168, 'tearing', { size: 30, color: 'brand' });
    line(words + 28, 178, words + 126, 178, { line: 'cut', isOurs: true });
    label(words + 138, 168, 'pain', { size: 30 });
    sheet.text(words, 210, ['between my', 'shoulder blades'], { size: 30 });
    path(n`M${words} 260V270H${words + 216}V260`, { line: 'edge' });
    leader(x + 150, row, [x + 228, row], [words, 264]);
    leader(words + 76, 140, [words + 112, 84]);
    label(words + 118, 68, 'No box for it', { style: 'value' });
    label(words + 118, 90, 'It points to the aorta', { style: 'remark' });
    label(16, 530, 'The form keeps the place and loses the word', { style: 'finding' });
    label(704, 530, 'Form imagined', { style: 'remark', anchor: 'end' });
  },
};
