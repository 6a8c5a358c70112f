import { categories } from '../../../config/categories.ts';
import type { Plate } from '../plate.ts';

/** A card cabinet from the front: a drawer for each subject of the articles. */
export const plate: Plate = {
  alt: `A card cabinet in elevation with ${categories.length} drawers, each with a pull and a label: one drawer for each subject of the articles, in the order of the filter on this page.`,
  height: { wide: 420, phone: 318 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    // Low on phones, where the first story has to be seen.
    const [across, wide, high] = isPhone ? [8, 84, 60] : [6, 112, 78];
    const [left, top] = [24, 26];
    const [pull, grip] = isPhone ? [high - 20, high - 9] : [high - 26, high - 13];
    const down = Math.ceil(categories.length / across);
    // Top, sides and plinth are cut boards.
    sheet.rect(left - 12, top - 12, across * wide + 24, 12, { line: 'none', fill: 'ink' }, 2);
    sheet.rect(left - 6, top - 2, across * wide + 12, down * high + 4, {
      line: 'cut',
      fill: 'object',
    });
    sheet.rect(left + 4, top + down * high + 2, across * wide - 8, 12, {
      line: 'none',
      fill: 'ink',
    });
    const drawer = sheet.symbol('drawer', () => {
      sheet.rect(3, 3, wide - 6, high - 6, { line: 'edge', fill: 'object' }, 2);
      sheet.rect(8, 12, wide - 16, isPhone ? 20 : 24, { line: 'fine', fill: 'paper' }, 2);
      for (const x of [wide / 2 - 13, wide / 2 + 13]) sheet.circle(x, pull, 2, { line: 'fine' });
      sheet.path(
        `M${wide / 2 - 13} ${pull}Q${wide / 2 - 13} ${grip} ${wide / 2} ${grip}T${wide / 2 + 13} ${pull}`,
        { line: 'edge' },
      );
    });
    categories.forEach((name, index) => {
      const [x, y] = [left + (index % across) * wide, top + Math.floor(index / across) * high];
      drawer(x, y);
      if (!isPhone)
        label(x + wide / 2, y + 28, name.replace('Healthcare', 'Health'), {
          style: 'print',
          anchor: 'middle',
          size: 10,
          color: 'ink',
        });
      else sheet.path(`M${x + 16} ${y + 22}h${20 + ((name.length * 7) % 34)}`, { line: 'edge' });
    });
    if (isPhone)
      sheet.text(14, 264, [`${categories.length} drawers,`, 'one for each subject'], {
        style: 'finding',
      });
    else label(14, 398, `${categories.length} drawers, one for each subject`, { style: 'finding' });
  },
};
