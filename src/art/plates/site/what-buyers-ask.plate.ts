import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

interface Question {
  readonly answer?: string;
}
type Groups = Readonly<Record<string, { readonly questions: readonly Question[] }>>;

/** As editors keep them, so that an answer ticks its box by itself. */
const kept = parse(readFileSync('src/content/buyers.yaml', 'utf8')) as Groups;

/** The groups of the page: their questions, and how many have their answer on it. */
const groups = Object.entries(kept).map(([id, { questions }]) => ({
  name: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
  asked: questions.length,
  answered: questions.filter(({ answer }) => answer !== undefined).length,
}));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const asked = sum(groups.map((group) => group.asked));
const here = sum(groups.map((group) => group.answered));

/** A4 with the four holes of a ring binder, on its rings, and a tab for each group. */
function drawPage(sheet: Drawing, high: number, row: number, first: number) {
  sheet.rect(14, 12, 654, high, { line: 'none', fill: 'object' });
  groups.forEach((_, index) => {
    const y = first + index * row - row / 2 + 3;
    sheet.path(
      n`M650 ${y}H696Q706 ${y} 706 ${y + 8}V${y + row - 14}Q706 ${y + row - 6} 696 ${y + row - 6}H650Z`,
      { line: 'edge', fill: 'object' },
    );
    sheet.label(685, y + row / 2 + (sheet.isPhone ? 6 : 3), String(index + 1), {
      anchor: 'middle',
      color: 'soft',
      size: sheet.isPhone ? 24 : 15,
    });
  });
  sheet.rect(14, 12, 654, high, { line: 'cut', fill: 'object' }, 4);
  // Holes 80 mm apart on a page of 297 mm, as ISO 838 has them.
  const pitch = (80 / 297) * high;
  for (let hole = 0; hole < 4; hole += 1) {
    const y = 12 + high / 2 + (hole - 1.5) * pitch;
    sheet.circle(40, y, 8, { line: 'edge', fill: 'paper' });
    sheet.path(n`M40 ${y - 3}C20 ${y - 16} 4 ${y - 12} 4 ${y - 2}`, { line: 'cut' });
  }
  sheet.line(66, 14, 66, 10 + high, { line: 'fine' });
}

/** A questionnaire on its rings: a box a question, filled where the page holds the answer. */
export const plate: Plate = {
  alt: `A questionnaire in a ring binder, with ${groups.length} tabs, one for each group of questions on this page. Each of its ${asked} questions is a box: ${here} boxes are ticked, because the answer stands on the page, and ${asked - here} are open, because the answer is given in writing.`,
  height: { wide: 594, phone: 756 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [row, first, high] = isPhone ? [56, 92, 622] : [46, 80, 512];
    drawPage(sheet, high, row, first);
    const box = isPhone ? 34 : 26;
    const from = isPhone ? 352 : 300;
    const pitch = isPhone ? 42 : 48;
    const open = sheet.symbol('open', () => {
      sheet.rect(0, 0, box, box, { fill: 'object' }, 3);
    });
    const ticked = sheet.symbol('ticked', () => {
      sheet.rect(0, 0, box, box, { line: 'none', fill: 'brand' }, 3);
      sheet.add(
        n`<path d="M${box * 0.22} ${box * 0.52}l${box * 0.2} ${box * 0.22}l${box * 0.38} ${-box * 0.48}" class="f-none halo" style="stroke-width:${isPhone ? 5 : 3.4}"/>`,
      );
    });
    groups.forEach((group, index) => {
      const y = first + index * row;
      label(84, y + (isPhone ? 9 : 6), group.name);
      if (index > 0) sheet.line(66, y - row / 2, 668, y - row / 2, { line: 'fine' });
      for (let question = 0; question < group.asked; question += 1)
        (question < group.answered ? ticked : open)(from + question * pitch, y - box / 2);
    });
    const keyAt = isPhone ? 26 : 30;
    if (!isPhone) {
      label(84, keyAt + 14, `${asked} questions`, { style: 'remark' });
      label(300, keyAt + 14, 'A box for each', { style: 'remark' });
    } else label(84, 48, `${asked} questions`, { color: 'soft' });
    if (isPhone)
      sheet.text(14, 684, [`${here} are answered here,`, `${asked - here} in writing`], {
        style: 'finding',
      });
    else
      label(16, 570, `${here} are answered here, ${asked - here} in writing`, { style: 'finding' });
  },
};
