import { n, type Drawing } from '../../drawing.ts';

/** Where the door stands: 44 mm thick at 1.5 units a millimeter; breaks leave out most of its height. */
const [left, right, floor] = [318, 384, 376];
/** The way through it, as high as letters are. */
const [top, bottom] = [150, 196];

/**
 * A front door in section, cut through its letter slot: the street at the left, the mat at the right.
 * @param isOpen whether a letter is on its way, which lifts both flaps, and others lie on the mat
 */
export function drawLetterSlot(sheet: Drawing, isOpen: boolean): void {
  const { isPhone, label } = sheet;
  for (const [from, to] of [
    [14, 52],
    [70, top],
    [bottom, 268],
    [286, floor - 8],
  ] as const)
    sheet.rect(left, from, right - left, to - from, { line: 'none', fill: 'ink' });
  for (const y of [52, 70, 268, 286])
    sheet.path(n`M${left - 26} ${y}H${left + 22}l8-9l8 18l8-9H${right + 26}`, { line: 'fine' });
  sheet.rect(170, floor, 530, 10, { line: 'none', fill: 'ink' });
  sheet.path(n`M${left} ${top}H${right}M${left} ${bottom}H${right}`);
  for (const x of [left - 10, right])
    for (const y of [top - 24, bottom])
      sheet.rect(x, y, 10, 24, { line: 'edge', fill: 'object' }, 1);
  sheet.rect(right + 36, floor - 12, 270, 12, { line: 'edge', fill: 'tint' });
  if (isOpen) {
    // Letters of 220 by 110 mm: on the mat from their short side, in the slot from their long one.
    sheet.rect(right + 84, floor - 19, 165, 7, { line: 'edge', fill: 'object' });
    sheet.rect(right + 112, floor - 26, 165, 7, { line: 'edge', fill: 'object' });
    sheet.path(n`M${left - 92} 196L${right + 170} 178v7L${left - 92} 203Z`, {
      line: 'cut',
      fill: 'object',
      isOurs: true,
    });
  }
  const flaps = isOpen ? [n`l44 42`, n`l42 38`] : [n`v56`, n`v56`];
  for (const [index, x] of [left - 5, right + 5].entries()) {
    sheet.path(n`M${x} ${top - 4}${flaps[index] ?? ''}`, { line: 'cut' });
    sheet.circle(x, top - 4, 4, { line: 'edge', fill: 'object' });
  }
  // Outside, one step down.
  sheet.rect(20, floor + 20, 160, 10, { line: 'none', fill: 'ink' });
  sheet.rect(170, floor, 10, 30, { line: 'none', fill: 'ink' });
  label(20, floor + 8, 'Street');
  if (!isPhone) label(right + 36, floor + 32, 'Mat', { style: 'remark' });
}
