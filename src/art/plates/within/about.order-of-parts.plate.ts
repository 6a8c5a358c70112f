import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const axis = 210;

/** The base: a plate in section with five steps, one for each level of a scale. */
function drawScales(sheet: Drawing, base: number) {
  const steps = [0, 1, 2, 3, 4].map((step) => n`v-12h${step === 4 ? 0 : 34}`).join('');
  sheet.path(n`M${axis - 150} ${base}V${base - 22}h64${steps}h100V${base}Z`, {
    line: 'cut',
    fill: 'object',
  });
  sheet.path(n`M${axis - 150} ${base - 10}H${axis + 150}`, { line: 'fine' });
  for (const side of [-120, 120]) sheet.circle(axis + side, base - 5, 2.4, { line: 'fine' });
}

/** A microphone's capsule on its ring: grille, diaphragm, terminals. */
function drawSpeech(sheet: Drawing, base: number) {
  sheet.rect(axis - 84, base - 30, 168, 30, { fill: 'object', isOurs: true }, 5);
  sheet.path(
    n`M${axis - 70} ${base - 30}C${axis - 70} ${base - 92} ${axis + 70} ${base - 92} ${axis + 70} ${base - 30}Z`,
    { fill: 'tint', isOurs: true },
  );
  const holes = [-44, -22, 0, 22, 44].map(
    (at) => n`M${axis + at} ${base - 36}V${base - 70 + Math.abs(at) * 0.35}`,
  );
  sheet.path(holes.join(''), { line: 'edge', isOurs: true });
  for (const side of [-60, 60])
    sheet.rect(axis + side - 4, base, 8, 12, { line: 'fine', fill: 'object' });
}

/** The note, clipped to a board, seen from its edge's front. */
function drawNote(sheet: Drawing, base: number) {
  sheet.rect(axis - 110, base - 74, 220, 74, { fill: 'object' }, 3);
  sheet.rect(axis - 32, base - 84, 64, 16, { line: 'edge', fill: 'object' }, 4);
  const lines = [-52, -38, -24, -10].map(
    (at, index) => n`M${axis - 94} ${base + at}h${[150, 184, 132, 168][index] ?? 150}`,
  );
  sheet.path(lines.join(''), { line: 'fine' });
}

/** A stop button with its collar. */
function drawStop(sheet: Drawing, base: number) {
  sheet.rect(axis - 62, base - 18, 124, 18, { fill: 'object' }, 3);
  sheet.rect(axis - 26, base - 36, 52, 18, { fill: 'object' });
  sheet.path(
    n`M${axis - 54} ${base - 36}C${axis - 54} ${base - 72} ${axis + 54} ${base - 72} ${axis + 54} ${base - 36}Z`,
    { line: 'cut', fill: 'object' },
  );
}

/** An instrument taken apart along its axis, in the order in which its parts depend on each other. */
export const plate: Plate = {
  alt: 'An instrument taken apart along one axis, from below: a stepped base, the published scales as rules; a microphone capsule, speech; a written note, the handoff; and a stop button on top, which brings in a person.',
  height: { wide: 560, phone: 620 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const parts = [
      { base: 500, draw: drawScales, name: 'Scales as rules' },
      { base: 376, draw: drawSpeech, name: 'Speech' },
      { base: 238, draw: drawNote, name: 'The note' },
      { base: 106, draw: drawStop, name: 'A person' },
    ] as const;
    sheet.line(axis, 20, axis, 520, { line: 'hidden' });
    for (const { base, draw, name } of parts) {
      draw(sheet, base);
      const at = base - 30;
      sheet.leader(axis + (base === 106 ? 40 : base === 376 ? 60 : 92), at, [396, at]);
      label(408, at + (isPhone ? 9 : 5), name);
    }
    label(16, isPhone ? 592 : 550, 'Rules below, a person on top', { style: 'finding' });
  },
};
