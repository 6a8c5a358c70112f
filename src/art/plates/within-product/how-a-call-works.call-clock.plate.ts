import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { layOutCall } from '../../../calls/lay-out-call.ts';
import { listTurns } from '../../../calls/quote-call.ts';
import { formatSeconds } from '../../../calls/timing.ts';
import { exampleCallSchema } from '../../../schemas/example-call.ts';
import type { Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The names of the rules on the page, by their ids; others are parts of a turn already named. */
const names: Readonly<Record<string, readonly string[]>> = {
  'says-what-it-is': ['Says what it is'],
  'place-and-number': ['Place and number'],
  'for-whom': ['Who it is for'],
  'danger-first': ['Danger, item by item'],
  'open-question': ['Open question'],
  'protocols-decide': ['Your protocols'],
  'reads-back': ['Reads back'],
  'handover-note': ['Handover note'],
};

/** As editors keep it, so that the drawing follows the call that is heard. No way of it says a handoff. */
const calls = parse(readFileSync('src/content/example-calls.yaml', 'utf8')) as Record<
  string,
  unknown
>;
const call = exampleCallSchema.parse(calls['chest-pain']);
const wordHandoff = () => '';
const { findings } = layOutCall(call, wordHandoff);
const turns = listTurns(call, wordHandoff).map((turn, index, all) => ({
  ...turn,
  found: findings
    .filter(
      ({ way, at }) => !way.includes('b') && at <= turn.cue && at > (all[index - 1]?.cue ?? -1),
    )
    .map(({ finding }) => finding),
}));
const length = turns.at(-1)?.to ?? 0;
const endOf = (rule: string) => turns.findLast(({ rules }) => rules.includes(rule))?.to ?? 0;
const danger = endOf('danger-first');
const handover = turns.find(({ speaker }) => speaker === 'nurse')?.from ?? length;

function drawTurn(
  sheet: Drawing,
  turn: (typeof turns)[number],
  said: ReadonlySet<string>,
  y: (second: number) => number,
  lanes: readonly [number, number],
) {
  const { isPhone, rect, text } = sheet;
  const wide = isPhone ? 96 : 84;
  const [ours, theirs] = lanes;
  const [top, bottom] = [y(turn.from) + 1.5, y(turn.to) - 1.5];
  const isOurs = turn.speaker === 'assistant';
  const isCaller = turn.speaker === 'caller';
  const fill = isOurs ? 'brand' : 'object';
  rect(
    isCaller ? theirs : ours,
    top,
    wide,
    bottom - top,
    { line: isOurs ? 'none' : 'edge', fill },
    2,
  );
  const rules = isOurs
    ? turn.rules.filter((rule) => !said.has(rule)).flatMap((rule) => names[rule] ?? [])
    : [];
  const words = isCaller ? turn.found : rules;
  const size = isPhone ? 25 : 16;
  const start = (top + bottom) / 2 - ((words.length - 1) * size * 1.25) / 2 + size * 0.34;
  const left = theirs + wide + (isPhone ? 18 : 24);
  if (isOurs) text(left, start, words, { size });
  else if (!isPhone) text(left + 190, start, words, { style: 'remark' });
}

/** One call down its clock: who speaks, by which rule, and where a danger sign would end it. */
export const plate: Plate = {
  alt: `An imagined call about a tight chest, drawn down its clock of ${formatSeconds(length)}: the assistant’s turns at the left, the caller’s beside them, each as long as it takes to say. The rules follow in their order, from “Says what it is” to “Handover note”. Until ${formatSeconds(danger)} a danger sign would end it at once. From ${formatSeconds(handover)} a nurse speaks, and she decides.`,
  height: { wide: 960, phone: 1240 },
  draw(sheet) {
    const { isPhone, label, line } = sheet;
    const [head, foot] = isPhone ? [66, 1090] : [52, 870];
    const y = (second: number) => head + (second / length) * (foot - head);
    const lanes = isPhone ? ([84, 186] as const) : ([74, 164] as const);
    const [ours, theirs] = lanes;
    label(ours, head - 22, 'TRIAGE', { color: 'brand', size: isPhone ? 23 : 16 });
    label(theirs, head - 22, 'Caller', { size: isPhone ? 23 : 16 });
    line(ours - 14, head, ours - 14, foot, { line: 'edge' });
    for (let second = 0; second <= length; second += 20) {
      line(ours - 20, y(second), ours - 14, y(second), { line: 'edge' });
      const place = { style: isPhone ? 'name' : 'remark', color: 'soft', anchor: 'end' } as const;
      label(ours - 26, y(second) + 6, formatSeconds(second), {
        ...place,
        size: isPhone ? 24 : 14.5,
      });
    }
    const said = new Set<string>();
    for (const turn of turns) {
      drawTurn(sheet, turn, said, y, lanes);
      for (const rule of turn.rules) said.add(rule);
    }
    const [from, to] = isPhone ? [300, 704] : [272, 704];
    const size = isPhone ? 26 : 15;
    line(from, y(danger), to, y(danger), { line: 'hidden', isOurs: true });
    label(
      to,
      y(danger) - 10,
      isPhone ? 'Or danger: the handoff' : 'At a danger sign: the handoff',
      {
        style: 'value',
        size,
        anchor: 'end',
      },
    );
    line(from, y(handover), to, y(handover), { line: 'hidden' });
    label(from, y(handover) + size * 1.5, 'The nurse speaks', { style: 'value', size });
    if (isPhone)
      sheet.text(16, 1160, ['Place first, then danger,', 'then everything else'], {
        style: 'finding',
      });
    else {
      label(16, 906, `${formatSeconds(length)}  Emergency services now, decided by the nurse`, {
        style: 'remark',
      });
      label(16, 944, 'Place first, then danger, then everything else', { style: 'finding' });
      label(704, 944, 'Call imagined', { style: 'remark', anchor: 'end' });
    }
  },
};
