import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The roles of the page’s table, and what each may stop; the first stops all that follow. */
const branches = [
  { role: 'Safety officer', short: 'Safety', stops: 'A release', at: 100 },
  { role: 'Data protection', short: 'Data', stops: 'A use of data', at: 274 },
  { role: 'Security officer', short: 'Security', stops: 'A connection', at: 448 },
  { role: 'Every employee', short: 'Everyone', stops: 'Their own part', at: 622 },
] as const;
const header = 236;

/** A gate valve seen along its spindle: flanges, body, hand wheel in front. */
function drawValve(sheet: Drawing, pipe: number, wheel: number) {
  const reach = wheel * 1.25;
  sheet.path(
    n`M${-reach} ${-pipe}h${reach * 0.5}l${reach * 0.2} ${-pipe * 0.7}h${reach * 0.6}l${reach * 0.2} ${pipe * 0.7}h${reach * 0.5}v${pipe * 2}h${-reach * 0.5}l${-reach * 0.2} ${pipe * 0.7}h${-reach * 0.6}l${-reach * 0.2} ${-pipe * 0.7}h${-reach * 0.5}Z`,
    { fill: 'object' },
  );
  for (const side of [-1, 1])
    for (const place of [0, 9])
      sheet.rect(side * (reach + 4) - 4 + side * place, -pipe * 1.75, 8, pipe * 3.5, {
        fill: 'object',
      });
  sheet.circle(0, 0, wheel, { line: 'cut', fill: 'object' });
  sheet.circle(0, 0, wheel - 8, { line: 'edge', fill: 'object' });
  let spokes = '';
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = ((spoke * 72 - 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (const side of [-2.6, 2.6])
      spokes += n`M${9 * dx - side * dy} ${9 * dy + side * dx}L${(wheel - 8) * dx - side * dy} ${(wheel - 8) * dy + side * dx}`;
  }
  sheet.path(spokes, { line: 'fine' });
  sheet.circle(0, 0, 9, { fill: 'object' });
  sheet.rect(-4, -4, 8, 8, { line: 'none', fill: 'ink' });
}

/** A pipe between two places, with what flows in it. */
function drawPipe(
  sheet: Drawing,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  half: number,
) {
  const isLevel = y1 === y2;
  const [x, y] = [Math.min(x1, x2) - (isLevel ? 0 : half), Math.min(y1, y2) - (isLevel ? half : 0)];
  const [w, h] = [isLevel ? Math.abs(x2 - x1) : half * 2, isLevel ? half * 2 : Math.abs(y2 - y1)];
  sheet.rect(x, y, w, h, { fill: 'object' });
}

/** Pipework from the front: one main valve, four branches, each with a valve of its own. */
export const plate: Plate = {
  alt: 'Pipework in elevation with five hand wheels. The main valve belongs to management, which may stop any product or contract. Behind it four branches have valves of their own: the clinical safety officer may stop a release, data protection a use of data, security a connection, and every employee their own part.',
  height: { wide: 600, phone: 690 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const main = 92;
    const riser = 622;
    const drop = 350;
    const end = 446;
    // The main comes from the left, turns down behind its valve and feeds the header.
    drawPipe(sheet, [0, main, riser - 40, main], 20);
    sheet.path(
      n`M${riser - 40} ${main - 20}Q${riser + 20} ${main - 20} ${riser + 20} ${main + 40}V${header - 20}H${riser - 20}V${main + 40}Q${riser - 20} ${main + 20} ${riser - 40} ${main + 20}Z`,
      { fill: 'object' },
    );
    for (const { at } of branches) drawPipe(sheet, [at, header, at, end], 12);
    drawPipe(sheet, [58, header, 664, header], 20);
    for (const x of [58, 664]) sheet.rect(x - 5, header - 28, 10, 56, { fill: 'object' }, 2);
    for (const x of [187, 361, 535])
      for (const side of [-4, 4])
        sheet.line(x + side, header - 24, x + side, header + 24, { line: 'edge' });
    const flow = { line: 'cut', isOurs: true } as const;
    sheet.path(
      n`M0 ${main}H${riser - 40}Q${riser} ${main} ${riser} ${main + 40}V${header - 10}Q${riser} ${header} ${riser - 10} ${header}H${branches[0].at + 10}Q${branches[0].at} ${header} ${branches[0].at} ${header + 10}V${end - 14}`,
      flow,
    );
    for (const { at } of branches.slice(1)) sheet.line(at, header, at, end - 14, flow);
    for (const { at } of branches) {
      sheet.rect(at - 24, end - 8, 48, 8, { fill: 'object' });
      sheet.add(n`<path d="M${at} ${end + 18}l-9-15h18Z" class="f-brand"/>`);
    }
    const big = sheet.symbol('main-valve', () => {
      drawValve(sheet, 26, 62);
    });
    const small = sheet.symbol('valve', () => {
      drawValve(sheet, 16, 42);
    });
    big(290, main);
    for (const { at } of branches) small(at, drop, 90);
    label(398, isPhone ? 46 : 44, 'Management');
    label(398, 142, 'Any product or contract', { style: 'remark' });
    const middle = { anchor: 'middle' } as const;
    for (const { role, short, stops, at } of branches) {
      label(at, isPhone ? 512 : 492, isPhone ? short : role, middle);
      label(at, 513, stops, { style: 'remark', ...middle });
    }
    if (isPhone)
      sheet.text(16, 596, ['Five roles, and each has', 'something it may stop'], {
        style: 'finding',
      });
    else label(16, 572, 'Five roles, and each has something it may stop', { style: 'finding' });
  },
};
