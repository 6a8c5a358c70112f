import { formatSeconds } from '../../../calls/timing.ts';
import type { Drawing } from '../../drawing.ts';
import { readTurns } from '../parts/call-turns.ts';
import type { Plate } from '../plate.ts';

/** The names of the rules on the page, by their ids; others are parts of a turn already named. */
const names: Readonly<Record<string, readonly string[]>> = {
  'says-what-it-is': ['Says what it is'],
  'place-and-number': ['Place and number'],
  'for-whom': ['Who it is for'],
  'danger-child': ['Danger, item by item'],
  'open-question': ['Open question'],
  'reads-back': ['Reads back'],
  'handover-note': ['Handover note'],
};

const turns = readTurns('fever');
const length = turns.at(-1)?.to ?? 0;
const dangers = turns.filter(({ rules }) => rules.includes('danger-child'));
const danger = dangers.at(-1)?.to ?? 0;

function drawTurn(
  sheet: Drawing,
  turn: (typeof turns)[number],
  y: (second: number) => number,
  lanes: readonly [number, number],
) {
  const { isPhone, rect, text } = sheet;
  const wide = isPhone ? 96 : 84;
  const [ours, theirs] = lanes;
  const [top, bottom] = [y(turn.from) + 1.5, y(turn.to) - 1.5];
  const x = turn.isOurs ? ours : theirs;
  const fill = turn.isOurs ? 'brand' : 'object';
  rect(x, top, wide, bottom - top, { line: turn.isOurs ? 'none' : 'edge', fill }, 2);
  const isRepeated = dangers.indexOf(turn) > 0;
  const rules = isRepeated ? [] : turn.rules.flatMap((rule) => names[rule] ?? []);
  const words = turn.isOurs ? rules : turn.findings;
  const size = isPhone ? 25 : 16;
  const start = (top + bottom) / 2 - ((words.length - 1) * size * 1.25) / 2 + size * 0.34;
  const left = theirs + wide + (isPhone ? 18 : 24);
  if (turn.isOurs) text(left, start, words, { size });
  else text(left + 170, start, words, { style: 'remark' });
}

/** One call down its clock: who speaks, by which rule, and where a danger sign would end it. */
export const plate: Plate = {
  alt: `An imagined call about a child’s fever, drawn down its clock of ${formatSeconds(length)}: the assistant’s turns at the left, the parent’s beside them, each as long as it takes to say. The rules follow in their order, from “Says what it is” to “Handover note”. Until ${formatSeconds(danger)} a danger sign would end it at once.`,
  height: { wide: 690, phone: 960 },
  draw(sheet) {
    const { isPhone, label, line } = sheet;
    const [head, foot] = isPhone ? [66, 810] : [52, 600];
    const y = (second: number) => head + (second / length) * (foot - head);
    const lanes = isPhone ? ([84, 186] as const) : ([74, 164] as const);
    const [ours, theirs] = lanes;
    label(ours, head - 22, 'TRIAGE', { color: 'brand', size: isPhone ? 23 : 16 });
    label(theirs, head - 22, 'Parent', { size: isPhone ? 23 : 16 });
    line(ours - 14, head, ours - 14, foot, { line: 'edge' });
    for (let second = 0; second <= length; second += 10) {
      line(ours - 20, y(second), ours - 14, y(second), { line: 'edge' });
      const place = { style: isPhone ? 'name' : 'remark', color: 'soft', anchor: 'end' } as const;
      label(ours - 26, y(second) + 6, formatSeconds(second), {
        ...place,
        size: isPhone ? 24 : 14.5,
      });
    }
    for (const turn of turns) drawTurn(sheet, turn, y, lanes);
    const [from, to] = isPhone ? [300, 704] : [272, 704];
    line(from, y(danger), to, y(danger), { line: 'hidden', isOurs: true });
    const words = isPhone
      ? 'Or danger: the handoff'
      : 'At a danger sign: the handoff, and nothing else';
    if (isPhone) label(from, y(danger) - 12, words, { style: 'value', size: 26 });
    else label(to, y(danger) - 9, words, { style: 'value', size: 15, anchor: 'end' });
    const end = `${formatSeconds(length)}  Seen today, to be confirmed by a nurse`;
    if (isPhone)
      sheet.text(16, 880, ['Place first, then danger,', 'then everything else'], {
        style: 'finding',
      });
    else {
      label(16, 626, end, { style: 'remark' });
      label(16, 672, 'Place first, then danger, then everything else', { style: 'finding' });
      label(704, 672, 'Call imagined', { style: 'remark', anchor: 'end' });
    }
  },
};
