import { type Acuity, type Drawing } from '../../drawing.ts';
import { createPen, detail, fine, seen, solid } from '../parts/pen.ts';
import type { Plate } from '../plate.ts';

/** Units a meter on the desk, and its place on the sheet. */
const scale = 560;
const [left, top] = [20, 16];
const desk = { wide: 1.214, deep: 0.63 } as const;
const levels: readonly Acuity[] = [1, 2, 3, 4, 5];
/** The fields of the form on this page. */
const fields = ['Name', 'Work email', 'Organization', 'Role', 'Message'] as const;

type Pen = ReturnType<typeof createPen>;

/** The message on A4: five fields, read with a pen in the hand. */
function drawMessage({ box, line }: Pen, sheet: Drawing) {
  const [x, y] = [0.502, 0.07];
  box(x + 0.105, y + 0.1485, 0.21, 0.297, { line: 'cut', fill: 'object', isOurs: true }, 0.004);
  fields.forEach((field, index) => {
    const fy = y + 0.022 + index * 0.043;
    const isLong = index === fields.length - 1;
    sheet.label(left + (x + 0.02) * scale, top + (fy + 0.008) * scale, field, { style: 'print' });
    box(x + 0.105, fy + (isLong ? 0.052 : 0.021), 0.17, isLong ? 0.072 : 0.018, fine, 0.003);
    if (!isLong)
      line(x + 0.03, fy + 0.023, x + 0.08 + ((index * 5) % 4) * 0.018, fy + 0.023, {
        line: 'edge',
        isOurs: true,
      });
    else
      for (const row of [0, 1, 2, 3])
        line(
          x + 0.03,
          fy + 0.03 + row * 0.015,
          x + 0.17 - (row === 3 ? 0.07 : row * 0.006),
          fy + 0.03 + row * 0.015,
          { line: 'edge', isOurs: true },
        );
  });
}

/** Which kind of service: a plan of its rooms. */
function drawService({ box, path }: Pen) {
  box(0.17, 0.125, 0.25, 0.165, seen, 0.003);
  path('M.155 .188H.065V.062H.275V.188H.185', { line: 'cut' });
  path(
    'M.065 .11H.11M.13 .11H.2V.062M.2 .11H.215M.235 .11H.275M.135 .188V.155M.135 .11V.13M.2 .188V.15',
    { line: 'edge' },
  );
  for (const x of [0.09, 0.115, 0.22, 0.25]) box(x, 0.083, 0.014, 0.03, detail, 0.003);
}

/** How patients reach it: a map with its folds. */
function drawMap({ box, path, round }: Pen) {
  box(0.17, 0.395, 0.25, 0.19, { fill: 'tint' }, 0.002);
  path('M.107 .3V.49M.17 .3V.49M.233 .3V.49M.045 .395H.295', fine);
  path('M.045 .455L.11 .43L.165 .385L.22 .375L.295 .33M.165 .385L.15 .3M.165 .385L.2 .49', {
    line: 'edge',
  });
  path('M.045 .335C.09 .34 .1 .37 .14 .36S.2 .32 .225 .34S.26 .41 .295 .4', fine);
  for (const [x, y] of [
    [0.08, 0.41],
    [0.12, 0.46],
    [0.25, 0.46],
    [0.245, 0.32],
    [0.1, 0.325],
  ] as const)
    round(x, y, 0.006, seen);
  box(0.168, 0.386, 0.034, 0.034, { line: 'edge', fill: 'object' }, 0.004);
  path('M.161 .377V.395M.175 .377V.395M.161 .386H.175', { line: 'edge' });
}

/** The scale that is used there, as a card; the record system, as a tablet shows it. */
function drawScaleAndRecord({ box, path, round }: Pen, sheet: Drawing) {
  box(0.868, 0.185, 0.115, 0.24, seen, 0.006);
  for (const [index, level] of levels.entries()) {
    const y = 0.08 + index * 0.044;
    sheet.level(left + 0.823 * scale, top + y * scale, level, 0.034 * scale);
    path(`M.868 ${y + 0.012}H.915M.868 ${y + 0.023}H${0.905 - index * 0.006}`, fine);
  }
  box(1.075, 0.185, 0.18, 0.25, { line: 'cut', fill: 'object' }, 0.014);
  box(1.075, 0.185, 0.16, 0.222, fine, 0.003);
  path('M.995 .098H1.155M1.035 .098V.296', fine);
  box(1.015, 0.12, 0.022, 0.024, detail, 0.012);
  path('M1.005 .15H1.026M1.005 .165H1.026M1.005 .18H1.026M1.005 .195H1.026', fine);
  path('M1.045 .12H1.14M1.045 .135H1.12', { line: 'edge' });
  for (const y of [0.165, 0.21, 0.255]) box(1.094, y, 0.1, 0.032, detail, 0.004);
  round(1.075, 0.302, 0.004, solid);
}

/** The computer from which the answer goes, opened: the screen’s edge behind its keys. */
function drawLaptop({ box, path }: Pen) {
  box(1.03, 0.475, 0.3, 0.2, seen, 0.012);
  box(1.03, 0.381, 0.3, 0.014, solid, 0.004);
  for (const row of [0, 1, 2, 3])
    for (let key = 0; key < 11; key += 1)
      if (row < 3 || key < 3 || key > 7)
        box(0.913 + key * 0.0235, 0.412 + row * 0.022, 0.019, 0.018, { line: 'fine' }, 0.003);
  path('M.976 .478H1.085', { line: 'edge' });
  box(1.03, 0.535, 0.1, 0.062, detail, 0.005);
}

/** Who reads it: shoulders, head, both forearms on the desk, a pen in the right hand. */
function drawReader({ round, path, box }: Pen) {
  box(0.607, 0.85, 0.5, 0.14, seen, 0.07);
  path(
    'M.36 .74C.36 .66 .46 .655 .607 .655S.854 .66 .854 .74C.854 .8 .76 .81 .607 .81S.36 .8 .36 .74Z',
    seen,
  );
  for (const side of [-1, 1]) {
    const at = (dx: number) => 0.607 + side * dx;
    path(
      `M${at(0.247)} .74L${at(0.215)} .53L${at(0.125)} .4L${at(0.085)} .425L${at(0.145)} .55L${at(0.155)} .67Z`,
      seen,
    );
    path(`M${at(0.218)} .545L${at(0.146)} .555`, fine);
    path(
      `M${at(0.127)} .402L${at(0.118)} .368L${at(0.1)} .352L${at(0.082)} .362L${at(0.074)} .4L${at(0.086)} .426Z`,
      seen,
    );
  }
  path('M.69 .362L.655 .318L.644 .306L.65 .322L.683 .37Z', solid);
  path('M.69 .362L.74 .43', { line: 'cut' });
  round(0.607, 0.735, 0.096, { fill: 'object' });
  path('M.52 .76Q.607 .69 .694 .76', detail);
}

/** A desk from above: one person reads one message, beside four facts that make the answer useful. */
export const plate: Plate = {
  alt: 'A desk from above, to scale. A person reads a printed message with its five fields: name, work email, organization, role, message. Around it lie the four facts that make the first answer useful: the kind of service as a plan, the way patients reach it as a map, its triage scale as a card, its record system on a tablet.',
  height: { wide: 606, phone: 690 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const pen = createPen(sheet, scale, [left, top]);
    pen.box(
      desk.wide / 2,
      desk.deep / 2,
      desk.wide,
      desk.deep,
      { line: 'cut', fill: 'object' },
      0.02,
    );
    drawMessage(pen, sheet);
    drawService(pen);
    drawMap(pen);
    drawScaleAndRecord(pen, sheet);
    drawLaptop(pen);
    drawReader(pen);
    const at = (x: number, y: number): [number, number] => [left + x * scale, top + y * scale];
    const gap = isPhone ? 0.055 : 0.034;
    const middle = { anchor: 'middle' } as const;
    label(...at(0.17, 0.208 + gap), isPhone ? 'Service' : 'Kind of service', middle);
    label(...at(0.17, 0.49 + gap), isPhone ? 'Way in' : 'How patients reach you', middle);
    label(...at(0.868, 0.305 + gap), isPhone ? 'Scale' : 'Your scale', middle);
    label(...at(1.075, 0.31 + gap), isPhone ? 'Records' : 'Record system', middle);
    label(...at(0.607, isPhone ? 0.05 : 0.046), 'Your message', { ...middle, color: 'brand' });
    if (isPhone)
      sheet.text(16, 594, ['A person reads it; four facts', 'make the answer useful'], {
        style: 'finding',
      });
    else label(16, 578, 'A person reads it; four facts help the answer', { style: 'finding' });
  },
};
