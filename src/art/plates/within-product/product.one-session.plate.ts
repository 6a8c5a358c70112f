import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** A wave of the voice line around it, as tall as it is loud. */
function drawVoice(sheet: Drawing, x: number, from: number, to: number) {
  const bars: string[] = [];
  for (let y = from; y <= to; y += 9) {
    const reach = 5 + 15 * Math.abs(Math.sin(y * 0.11) * Math.cos(y * 0.037));
    bars.push(n`M${x - reach} ${y}h${2 * reach}`);
  }
  sheet.path(bars.join(''), { line: 'edge', isOurs: true });
}

function drawArrow({ path }: Drawing, from: number, to: number, y: number) {
  const way = Math.sign(to - from);
  path(n`M${from} ${y}H${to}m${-8 * way} -7l${8 * way} 7l${-8 * way} 7`, {
    line: 'cut',
    isOurs: true,
  });
}

/** One session from the first word to its mark on the dashboard: what passes between whom. */
export const plate: Plate = {
  alt: 'One session in four lanes: a voice on the telephone, the record read once danger is ruled out, a nurse who listens and takes over, the assessment written back, and the portal, where the same line goes on.',
  height: { wide: 966, phone: 1040 },
  draw(sheet) {
    const { isPhone, label, line, circle, rect, text, level, path } = sheet;
    const unit = isPhone ? 1.18 : 1.2;
    const at = (y: number) => 64 + y * unit;
    const [phone, portal, record, nurse] = isPhone ? [78, 238, 430, 632] : [70, 222, 440, 634];
    const size = isPhone ? 25 : 16;
    const [head, foot] = [at(0), at(640)];
    for (const [x, name, to] of [
      [phone, 'Telephone', at(8)],
      [portal, 'Portal', at(8)],
      [record, 'Record', at(470)],
      [nurse, 'Nurse', at(424)],
    ] as const) {
      label(x, head - 26, name, { anchor: 'middle', size });
      line(x, head - 10, x, to, { line: 'hidden' });
    }
    line(portal, at(470), portal, at(520), { line: 'hidden' });
    // The session: a voice, then the portal, without a break.
    drawVoice(sheet, phone, at(12), at(418));
    path(n`M${phone} ${at(420)}V${at(520)}H${portal}V${foot + 40}`, { line: 'cut', isOurs: true });
    const note = (x: number, y: number, words: readonly string[], remark?: string) => {
      const last = text(x, y, words, { size, hasHalo: true });
      if (remark) label(x, last + 20, remark, { style: 'remark', hasHalo: true });
    };
    const words = phone + (isPhone ? 34 : 40);
    note(words, at(40), ['Danger ruled out']);
    drawArrow(sheet, record - 14, phone + 30, at(88));
    rect(record - 13, at(62), 26, 52, { fill: 'object' }, 2);
    note(record + 24, at(92), isPhone ? ['History'] : ['History and', 'medication']);
    note(
      words,
      at(150),
      isPhone ? ['“Tight when', 'I climb”'] : ['“Tight when I climb”'],
      'Breathless on effort: a finding',
    );
    // A nurse listens, then takes over.
    path(n`M${nurse} ${at(140)}V${at(300)}`, { line: 'edge' });
    circle(nurse, at(140), isPhone ? 10 : 7, { fill: 'object' });
    label(nurse - 18, at(206), isPhone ? 'Listens' : 'Listens, reads along', {
      anchor: 'end',
      size,
      hasHalo: true,
    });
    level(words, at(262), 2, isPhone ? 40 : 30);
    note(
      words + (isPhone ? 50 : 42),
      at(262) + (isPhone ? 28 : 21),
      isPhone ? ['Suggested'] : ['Suggested by your protocol'],
    );
    drawArrow(sheet, words, nurse - 16, at(330));
    circle(nurse, at(330), isPhone ? 15 : 12, { line: 'none', fill: 'brand' });
    label(nurse - 26, at(330) - 14, 'Takes over', {
      anchor: 'end',
      size,
      hasHalo: true,
    });
    path(n`M${nurse} ${at(330) + 14}V${at(424)}`, { line: 'cut' });
    path(n`M${nurse} ${at(424)}H${record + 20}m8 -7l-8 7l8 7`, { line: 'cut' });
    rect(record - 13, at(398), 26, 52, { fill: 'object' }, 2);
    label(record - 26, at(424) + 6, isPhone ? 'Note' : 'Assessment written', {
      anchor: 'end',
      size,
      hasHalo: true,
    });
    note(
      portal + 24,
      at(560),
      isPhone ? ['Goes on in', 'the portal'] : ['Goes on in the portal'],
      'The next day, by text',
    );
    const end = foot + 40;
    rect(portal - 10, end, 20, 20, { line: 'none', fill: 'brand' });
    line(portal - 60, end + 20, portal + 60, end + 20, { line: 'cut' });
    label(
      portal + 24,
      end + 14,
      isPhone ? 'On the dashboard' : 'One more session on the dashboard',
      { size },
    );
    if (isPhone) text(16, 966, ['One session, one line,', 'one record'], { style: 'finding' });
    else {
      label(16, 954, 'One session, one line, one record', { style: 'finding' });
      label(704, 954, 'One imagined session', { style: 'remark', anchor: 'end' });
    }
  },
};
