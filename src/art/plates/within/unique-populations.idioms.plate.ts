import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Each idiom of the page’s table that names a place: where it is said to be, in units from the crown’s middle. */
const idioms = [
  {
    at: [0, 46],
    word: 'kufungisisa',
    language: 'Shona',
    means: '“thinking too much”',
    asked: 'Sleep, hopelessness, thoughts of death',
  },
  {
    at: [0, 148],
    word: 'khyâl',
    language: 'Khmer',
    means: '“wind” that rises; a sore neck',
    asked: 'Chest, breath, weakness on one side',
  },
  {
    at: [24, 240],
    word: 'xinhuang',
    language: 'Mandarin',
    means: 'palpitations, fear, or both',
    asked: 'Pulse, onset, fainting',
  },
  {
    at: [0, 322],
    word: 'boca del estómago',
    language: 'Spanish',
    means: '“the mouth of the stomach”',
    asked: 'Effort, sweating, arm and jaw',
  },
] as const;

/** One half of the outline from the middle to the right: neck, shoulder, arm, trunk; then what lies beneath. */
const outline =
  'M25 112C25 140 28 152 42 160C66 171 100 172 126 187C152 203 158 238 164 282C170 330 178 384 184 440M140 440C135 392 127 340 112 262C108 306 101 346 104 382C106 408 111 424 116 440';
const inside = 'M8 172Q40 160 104 178M6 292C30 298 62 330 84 376M44 222q26 6 38 26';

/** The upper half of a person from the front, as anatomical forms print it. */
function drawTrunk(sheet: Drawing, x: number, y: number) {
  for (const side of [1, -1]) {
    sheet.add(n`<g transform="translate(${x} ${y})scale(${side} 1)">`);
    sheet.path(outline, { line: 'edge' });
    sheet.path(inside, { line: 'fine' });
    sheet.add('</g>');
  }
  sheet.add(n`<ellipse cx="${x}" cy="${y + 62}" rx="46" ry="58" class="f-object edge"/>`);
  sheet.path(n`M${x} ${y + 178}V${y + 286}M${x - 4} ${y + 396}q4 5 8 0`, { line: 'fine' });
}

/** Parts what is asked into two lines where it is long: after a comma, or else between two words. */
function breakLine(words: string, most: number): readonly string[] {
  if (words.length <= most) return [words];
  const comma = words.lastIndexOf(', ', most) + 1;
  const at = comma > most / 2 ? comma : words.lastIndexOf(' ', most);
  return [words.slice(0, at), words.slice(at + 1)];
}

/** The outline of a form, with the places that four idioms name, and what is asked next. */
export const plate: Plate = {
  alt: 'The outline of a body as forms have it, with four idioms at the places they name: kufungisisa at the head, khyâl at the neck, xinhuang at the heart, boca del estómago at the pit of the stomach. Each is followed by what is asked next, such as effort, sweating, arm and jaw for the last.',
  height: { wide: 510, phone: 660 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [middle, crown] = isPhone ? [140, 40] : [196, 10];
    const [first, step] = isPhone ? [46, 132] : [40, 110];
    const words = isPhone ? 336 : 412;
    const radius = isPhone ? 11 : 9;
    drawTrunk(sheet, middle, crown);
    idioms.forEach(({ at: [dx, dy], word, language, means, asked }, index) => {
      const [px, py] = [middle + dx, crown + dy];
      const y = first + index * step;
      sheet.path(n`M${px} ${py}L${words - 34} ${y - 6}H${words - 8}`, { line: 'fine' });
      sheet.circle(px, py, radius, { line: 'cut', fill: 'object', isOurs: true });
      const width = label(words, y, word, isPhone ? {} : { size: 18 });
      label(words + width + 10, y, language, { style: 'remark' });
      if (isPhone) {
        sheet.text(words, y + 34, breakLine(asked, 24), { style: 'value', size: 25 });
        return;
      }
      label(words, y + 23, means, { style: 'remark' });
      sheet.text(words, y + 46, breakLine(asked, 37), { style: 'value' });
    });
    if (isPhone)
      sheet.text(16, 590, ['The word points to a place,', 'the next question checks it'], {
        style: 'finding',
      });
    else
      label(16, 494, 'The word points to a place, the next question checks it', {
        style: 'finding',
      });
  },
};
