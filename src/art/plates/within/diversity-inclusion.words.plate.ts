import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Average word error rates of five recognizers: Koenecke and colleagues, PNAS, 2020. */
const groups = [
  { name: 'White speakers', wrong: 19 },
  { name: 'Black speakers', wrong: 35 },
] as const;

/** Lengths of words as speech has them, again and again. */
const lengths = [3, 7, 2, 5, 8, 4, 6, 2, 9, 4, 5, 3, 7] as const;

/**
 * A hundred words in ten lines of ten, the wrong ones filled. 37 and 100 share no factor, so exactly
 * `wrong` words are.
 */
function drawTranscript(sheet: Drawing, left: number, top: number, width: number, wrong: number) {
  const line = 25;
  sheet.rect(left, top, width, line * 10 + 34, { fill: 'object' }, 3);
  let right = '';
  let struck = '';
  for (let row = 0; row < 10; row += 1) {
    const words = Array.from(
      { length: 10 },
      (_, column) => lengths[(row * 10 + column) % lengths.length] ?? 5,
    );
    const unit = (width - 36 - 9 * 7) / words.reduce((sum, word) => sum + word, 0);
    let x = left + 18;
    words.forEach((word, column) => {
      const index = row * 10 + column;
      const y = top + 29 + row * line;
      const isWrong = (index * 37 + 11) % 100 < wrong;
      if (isWrong) struck += n`M${x} ${y - 6}h${word * unit}v12h${-word * unit}Z`;
      else right += n`M${x} ${y}h${word * unit}`;
      x += word * unit + 7;
    });
  }
  sheet.path(right, { line: 'fine' });
  sheet.path(struck, { line: 'none', fill: 'brand' });
}

/** Two transcripts of a hundred words, wrong words filled. */
export const plate: Plate = {
  alt: 'Two transcripts of a hundred words each. For white speakers nineteen words are marked as wrong, for Black speakers thirty-five: the average error rates of five speech recognizers in a study of 2020.',
  height: { wide: 416, phone: 490 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const top = isPhone ? 96 : 68;
    groups.forEach(({ name, wrong }, index) => {
      const left = 8 + index * 362;
      drawTranscript(sheet, left, top, 342, wrong);
      const width = label(left, top - 16, String(wrong), {
        style: 'value',
        size: isPhone ? 60 : 44,
      });
      if (isPhone) label(left + width + 12, top - 16, name, { size: 27 });
      else {
        label(left + width + 12, top - 38, name);
        label(left + width + 12, top - 18, 'wrong words in a hundred', { style: 'remark' });
      }
    });
    const below = top + 284;
    if (isPhone)
      sheet.text(8, below + 56, ['Of a hundred words, nearly', 'twice as many were wrong'], {
        style: 'finding',
      });
    else
      label(8, below + 48, 'Nearly twice as many words wrong, by the same recognizers', {
        style: 'finding',
      });
  },
};
