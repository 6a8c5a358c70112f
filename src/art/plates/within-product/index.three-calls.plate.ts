import { formatSeconds } from '../../../calls/timing.ts';
import type { Drawing } from '../../drawing.ts';
import { readTurns } from '../parts/call-turns.ts';
import type { Plate } from '../plate.ts';

/** The calls of the home page, and what is decided at the end of each. */
const calls = [
  { name: ['Chest', 'pain'], end: ['Emergency', 'services now'], turns: readTurns('chest-pain') },
  { name: ['A child’s', 'fever'], end: ['Seen today'], turns: readTurns('fever') },
  { name: ['Sprained', 'ankle'], end: ['Care at home'], turns: readTurns('ankle') },
];

const lengthOf = ({ turns }: (typeof calls)[number]) => turns.at(-1)?.to ?? 0;
const longest = Math.ceil(Math.max(...calls.map(lengthOf)) / 10) * 10;

/** The words beside a turn of the assistant: which question it asks. */
const asked: Readonly<Record<string, string>> = {
  'for-whom': 'For whom?',
  'danger-first': 'Danger?',
  'danger-child': 'Danger?',
  'place-and-number': 'Where?',
  'open-question': 'Story',
  'protocols-decide': 'Protocol',
  'danger-sign': 'Handoff',
  'reads-back': 'Reads back',
};

function drawCall(
  sheet: Drawing,
  call: (typeof calls)[number],
  left: number,
  y: (second: number) => number,
) {
  const { isPhone, label, rect, text } = sheet;
  const [wide, gap] = isPhone ? [46, 4] : [42, 4];
  let said = '';
  for (const { from, to, isOurs, rules } of call.turns) {
    const x = isOurs ? left : left + wide + gap;
    const [top, bottom] = [y(from) + 1.5, y(to) - 1.5];
    rect(
      x,
      top,
      wide,
      bottom - top,
      {
        line: isOurs ? 'none' : 'edge',
        fill: isOurs ? 'brand' : 'object',
      },
      2,
    );
    const word = rules.map((rule) => asked[rule]).find(Boolean);
    // Danger is asked item by item, and named once.
    if (isOurs && word && word !== said && !isPhone)
      label(left + 2 * wide + gap + 10, (top + bottom) / 2 + 5, word, { style: 'remark' });
    if (word) said = word;
  }
  const end = y(lengthOf(call));
  const level = call.turns.findLast((turn) => turn.level)?.level;
  sheet.line(left, end + 6, left + 2 * wide + gap, end + 6, { line: 'cut' });
  if (level) sheet.level(left, end + 18, level, isPhone ? 40 : 30);
  const size = isPhone ? 24 : 15;
  text(left + (isPhone ? 50 : 40), end + (isPhone ? 47 : 39), [formatSeconds(lengthOf(call))], {
    size: isPhone ? 27 : 17,
  });
  text(left, end + (isPhone ? 92 : 70), call.end, { size });
}

/** Whose turn is whose, in the room that the shortest call leaves. */
function drawKey({ isPhone, rect, label }: Drawing, left: number, top: number) {
  const size = isPhone ? 26 : 18;
  ['TRIAGE speaks', 'Caller speaks'].forEach((words, row) => {
    const y = top + row * size * 1.7;
    rect(
      left,
      y,
      size,
      size,
      { line: row === 0 ? 'none' : 'edge', fill: row === 0 ? 'brand' : 'object' },
      2,
    );
    label(left + size * 1.5, y + size * 0.8, isPhone ? (words.split(' ')[0] ?? '') : words, {
      size: isPhone ? 24 : 15,
    });
  });
}

/** Three calls down one clock: who speaks, how long, and what each is asked before it ends. */
export const plate: Plate = {
  alt: `Three imagined calls drawn down one clock, the assistant’s turns dark and the caller’s white. ${calls.map((call) => `${call.name.join(' ')} ends at ${formatSeconds(lengthOf(call))} with “${call.end.join(' ')}”`).join('; ')}. Each asks for the place, then about danger, item by item.`,
  height: { wide: 790, phone: 900 },
  draw(sheet) {
    const { isPhone, label, line, text } = sheet;
    const [head, foot] = isPhone ? [100, 694] : [66, 670];
    const y = (second: number) => head + (second / longest) * (foot - head);
    const axis = isPhone ? 68 : 56;
    for (let second = 0; second <= longest; second += 10) {
      line(axis, y(second), second === 0 ? 716 : axis + 7, y(second), { line: 'edge' });
      if (second % 20 === 0)
        label(axis - 8, y(second) + (isPhone ? 8 : 5), formatSeconds(second), {
          color: 'soft',
          anchor: 'end',
          size: isPhone ? 23 : 14.5,
        });
    }
    line(axis, head, axis, foot, { line: 'edge' });
    const pitch = isPhone ? 218 : 222;
    calls.forEach((call, index) => {
      const left = axis + 22 + index * pitch;
      text(left, head - (isPhone ? 50 : 22), isPhone ? call.name : [call.name.join(' ')], {
        size: isPhone ? 27 : 17,
      });
      drawCall(sheet, call, left, y);
    });
    drawKey(sheet, axis + 22, isPhone ? 570 : 580);
    if (isPhone) text(16, 838, ['Each answer decides', 'the next question'], { style: 'finding' });
    else {
      label(16, 772, 'Each answer decides the next question', { style: 'finding' });
      label(704, 772, 'Three imagined calls', { style: 'remark', anchor: 'end' });
    }
  },
};
