import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const middles = [110, 330, 566] as const;

/** A handset from its side, 210 mm long. */
function drawHandset(sheet: Drawing, x: number) {
  sheet.path(
    n`M${x - 18} 36q-26 0-26 26v34q0 12 12 12h12q10 0 12-10q6 62 0 96q-2-10-12-10h-12q-12 0-12 12v34q0 26 26 26q34 0 42-50q8-60 0-120q-8-50-42-50Z`,
    { fill: 'object' },
  );
  const holes = [0, 1, 2].flatMap((row) =>
    [-30, -20].map((dx) => [x + dx, 66 + row * 10] as const),
  );
  for (const [px, py] of holes) sheet.circle(px, py, 2, { line: 'none', fill: 'ink' });
  for (const [px, py] of holes) sheet.circle(px, py + 148, 2, { line: 'none', fill: 'ink' });
}

/** A mobile phone with a conversation in writing, 72 by 150 mm. */
function drawPhone(sheet: Drawing, x: number) {
  sheet.rect(x - 56, 36, 112, 222, { fill: 'object' }, 16);
  sheet.rect(x - 47, 56, 94, 178, { line: 'fine', fill: 'object' }, 3);
  sheet.path(n`M${x - 12} 46h24`, { line: 'edge' });
  for (const [y, isOurs, wide] of [
    [66, true, 62],
    [102, false, 50],
    [138, true, 70],
    [174, false, 40],
  ] as const) {
    sheet.rect(
      isOurs ? x - 41 : x + 41 - wide,
      y,
      wide,
      26,
      { line: 'fine', fill: isOurs ? 'tint' : 'object', isOurs },
      9,
    );
  }
  sheet.path(n`M${x - 40} 220h66`, { line: 'fine' });
}

/** A screen with a form on it. */
function drawPortal(sheet: Drawing, x: number) {
  sheet.rect(x - 128, 52, 256, 166, { fill: 'object' }, 6);
  sheet.rect(x - 118, 62, 236, 146, { line: 'fine', fill: 'object' });
  sheet.path(n`M${x - 22} 218l-6 32h-26v8h108v-8h-26l-6-32`, { fill: 'object' });
  for (const row of [0, 1, 2]) {
    sheet.path(n`M${x - 104} ${82 + row * 40}h70`, { line: 'edge', isOurs: true });
    sheet.rect(x - 104, 88 + row * 40, 200, 20, { line: 'fine', fill: 'object' }, 2);
  }
}

/** Three devices from the front, each wired to one list of questions. */
export const plate: Plate = {
  alt: 'Three devices from the front: a telephone handset, a mobile phone with a conversation in writing, and a screen with a form. A line leads from each to one and the same list of questions.',
  height: { wide: 500, phone: 540 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [call, text, portal] = middles;
    drawHandset(sheet, call);
    drawPhone(sheet, text);
    drawPortal(sheet, portal);
    const names = isPhone ? 294 : 284;
    const bus = names + 34;
    for (const [at, name] of [
      [call, 'Voice'],
      [text, 'Text'],
      [portal, 'Portal'],
    ] as const)
      label(at, names, name, { anchor: 'middle' });
    const way = { line: 'cut', isOurs: true } as const;
    sheet.path(
      n`M${call} ${names + 12}V${bus - 14}q0 14 14 14H${portal - 14}q14 0 14 -14V${names + 12}M${text} ${names + 12}V${bus + 22}`,
      way,
    );
    sheet.add(n`<path d="M${text} ${bus + 30}l-9-15h18Z" class="f-brand"/>`);
    const top = bus + 32;
    sheet.rect(text - 190, top, 380, 84, { fill: 'object' }, 3);
    for (const [row, wide] of [
      [0, 250],
      [1, 310],
      [2, 210],
    ] as const) {
      const y = top + 20 + row * 22;
      sheet.rect(text - 172, y - 6, 12, 12, { line: 'edge', fill: 'object' }, 2);
      sheet.path(n`M${text - 148} ${y}h${wide}`, { line: 'fine' });
    }
    label(16, top + (isPhone ? 138 : 122), 'Three ways in, the same questions', {
      style: 'finding',
    });
  },
};
