import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The imagined assessment of the page: what met the rule, and what speaks for waiting. */
const met = ['Fainted once', 'Sudden onset'] as const;
const outside = [
  { name: 'Known kidney stones', short: 'Stones' },
  { name: 'Walks without help', short: 'Walks' },
] as const;

/** How far the beam is tilted, in degrees; the catch holds it there. */
const tilt = 11;
const pivot = { x: 360, y: 98 };
const arm = 214;
const hang = 322;
const block = 62;

/** Blocks on a hanger, all of one size: none counts more than another. */
function drawHanger(
  sheet: Drawing,
  [x, top]: readonly [number, number],
  names: readonly string[],
  isRule: boolean,
) {
  const half = 92;
  const foot = top + hang;
  sheet.path(n`M${x - 9} ${top + 26}L${x} ${top}L${x + 9} ${top + 26}Z`, { fill: 'object' });
  sheet.line(x, top + 26, x, foot, { line: 'edge' });
  sheet.rect(x - half - 8, foot, half * 2 + 16, 7, { fill: 'ink', line: 'none' }, 2);
  names.forEach((name, index) => {
    const y = foot - block * (index + 1);
    sheet.rect(x - half, y, half * 2, block, { fill: isRule ? 'tint' : 'object' }, 3);
    const size = sheet.isPhone ? 24 : 17;
    sheet.label(x, y + block / 2 + size * 0.34, name, { anchor: 'middle', size });
  });
  return foot - block * names.length;
}

/** The stand, with the rule on its foot, and the catch by which it holds the beam. */
function drawStand(sheet: Drawing) {
  const { x, y } = pivot;
  const { isPhone } = sheet;
  sheet.path(n`M${x - 9} ${y}L${x - 14} 530H${x + 14}L${x + 9} ${y}Z`, { fill: 'object' });
  sheet.line(16, 566, 704, 566, { line: 'cut' });
  const half = isPhone ? 190 : 150;
  sheet.path(
    n`M${x - half} 566V540Q${x - half} 530 ${x - half + 10} 530H${x + half - 10}Q${x + half} 530 ${x + half} 540V566Z`,
    { fill: 'object' },
  );
  const words = isPhone ? 'Rule: faint, sudden pain' : 'Rule: a faint with sudden pain';
  sheet.label(x - half + 16, isPhone ? 557 : 554, words, { size: isPhone ? 25 : 16 });
  sheet.level(x + half - (isPhone ? 44 : 40), isPhone ? 533 : 537, 2, isPhone ? 30 : 22);
  sheet.path(n`M${x + 14} ${y + 120}H${x + 70}V${y - 20}`, { line: 'cut', isOurs: true });
}

function drawBeam(sheet: Drawing) {
  sheet.add(n`<g transform="translate(${pivot.x} ${pivot.y})rotate(${-tilt})">`);
  sheet.path(n`M${-arm - 8} -5L-40 -17H40L${arm + 8} -5V5L40 9H-40L${-arm - 8} 5Z`, {
    fill: 'object',
  });
  sheet.path(n`M${-arm + 26} 0L-44 -9V4ZM${arm - 26} 0L44 -9V4Z`, { line: 'fine' });
  for (const end of [-arm, arm]) sheet.circle(end, 0, 5, { fill: 'paper' });
  sheet.add('</g>');
  sheet.path(
    n`M${pivot.x - 11} ${pivot.y + 16}L${pivot.x} ${pivot.y - 3}L${pivot.x + 11} ${pivot.y + 16}Z`,
    { fill: 'ink', line: 'none' },
  );
}

/** A beam that a rule holds: what speaks for waiting hangs on it, and does not move it. */
export const plate: Plate = {
  alt: 'A beam balance of an imagined assessment: on the lower side hang the two findings that met the rule, a faint and a sudden onset, with the blood pressure left open above them, on the other known kidney stones and walking without help. A catch on the stand, marked with the rule for level 2, holds the beam, so that nothing on that side lowers the level.',
  height: { wide: 624, phone: 680 },
  draw(sheet) {
    const { label, isPhone } = sheet;
    drawStand(sheet);
    drawBeam(sheet);
    const turn = (tilt * Math.PI) / 180;
    const [across, drop] = [arm * Math.cos(turn), arm * Math.sin(turn)];
    const [left, right] = [pivot.x - across, pivot.x + across];
    const top = drawHanger(sheet, [left, pivot.y + drop], met, true);
    drawHanger(
      sheet,
      [right, pivot.y - drop],
      outside.map(({ name, short }) => (isPhone ? short : name)),
      false,
    );
    sheet.rect(left - 92, top - block - 3, 184, block, { line: 'hidden', fill: 'paper' }, 3);
    if (isPhone)
      label(left, top - block / 2 + 6, 'Unmeasured', { anchor: 'middle', color: 'soft', size: 24 });
    else {
      label(left, top - block / 2 - 5, 'Blood pressure', { anchor: 'middle', color: 'soft' });
      label(left, top - block / 2 + 15, 'not measured yet', { style: 'remark', anchor: 'middle' });
    }
    if (isPhone) {
      const words = ['The rule holds the level,', 'whatever hangs on the right'];
      sheet.text(16, 620, words, { style: 'finding' });
      return;
    }
    label(16, 606, 'The rule holds the level, whatever hangs on the right', { style: 'finding' });
    label(704, 606, 'Patient imagined', { style: 'remark', anchor: 'end' });
  },
};
