import type { CallData } from '../../../schemas/call.ts';
import { inEach, lineAt, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import {
  findCall,
  listDrawnCalls,
  listDrawnTurns,
  listExampleCalls,
  listWrittenTurns,
  type SpokenTurn,
} from '../../reading/read-calls.ts';

type Call = NonNullable<ReturnType<typeof findCall>>;

/** The rules that a conversation has to let us hear, the first in its first turn. */
function findUnheard(turns: readonly SpokenTurn[], { rules, openings }: Call): Finding[] {
  const audible = openings.telephone.flatMap((id) => {
    const { heard = [] } = rules.find((rule) => rule.id === id) ?? {};
    return heard.length > 0 ? [{ id, heard }] : [];
  });
  const [first] = turns;
  if (!first) return [];
  return audible.flatMap(({ id, heard }, index) => {
    const said = turns.slice(0, index + 1).map(({ text }) => text.toLowerCase());
    if (said.some((text) => heard.some((words) => text.includes(words.toLowerCase())))) return [];
    const found = `a conversation that does not open by the rule "${id}"`;
    const quoted = heard.map((words) => `"${words}"`).join(' or ');
    const place = index === 0 ? 'the first turn' : `turn ${index + 1} of the assistant or before`;
    return [{ line: first.line, field: 'call', found, write: `${quoted} in ${place}` }];
  });
}

/** A conversation with the assistant says what it is and asks about danger before all else. */
export function checkFirstWords(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  const written = inEach(content.entries, (entry) => findUnheard(listWrittenTurns(entry), call));
  const spoken = inEach([content.exampleCalls], (file) =>
    listExampleCalls(file).flatMap((drawn) => findUnheard(listDrawnTurns(drawn), call)),
  );
  return [...written, ...spoken];
}

/** Telling somebody to call a number, or connecting them to it. */
function createInstruction(numbers: CallData['handoff']['numbers']): RegExp {
  const digits = [...new Set(numbers.map(({ number }) => number))].join('|');
  return new RegExp(
    `\\b(?:call|dial|ring|connect\\w*|transfer\\w*)\\b[^.?!“”]*\\b(${digits})\\b`,
    'i',
  );
}

/**
 * The handoff is written once, in `call.yaml`: it is nowhere typed, and a drawn call has no other
 * words for it.
 */
export function checkHandoffs(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  const { numbers } = call.handoff;
  const typed = /\bHang up and (?:call|dial|ring) (\d{3})\b/;
  const instruction = createInstruction(numbers);
  const refuse = (
    line: number | undefined,
    place: 'body' | 'prop' | 'field',
    match: RegExpExecArray,
  ) => {
    const [words, number] = match;
    const country = numbers.find((entry) => entry.number === number)?.country ?? 'US';
    const advice = {
      body: `<Handoff country="${country}" />`,
      prop: `handoff: '${country}'`,
      field: 'the sentence without it, as only the body can cite the handoff',
    };
    return { line, field: 'handoff', found: `"${words}" written as text`, write: advice[place] };
  };
  const typedAnywhere = inEach(content.sources, ({ prose }) =>
    prose.flatMap((stretch) => {
      const match = typed.exec(stretch.text);
      return match ? [refuse(lineAt(stretch, match.index), stretch.place, match)] : [];
    }),
  );
  const otherWords = inEach(content.entries, (entry) => {
    const inProps = listDrawnCalls(entry.body).flatMap(({ texts }) =>
      texts.map(({ text, line }) => ({ text, line, place: 'prop' as const })),
    );
    const inTurns = listWrittenTurns(entry).map((turn) => ({ ...turn, place: 'body' as const }));
    return [...inProps, ...inTurns].flatMap(({ text, line, place }) => {
      const match = typed.test(text) ? null : instruction.exec(text);
      return match ? [refuse(line, place, match)] : [];
    });
  });
  const spoken = inEach([content.exampleCalls], (file) =>
    listExampleCalls(file).flatMap(({ texts }) =>
      texts.flatMap(({ text, line }) => {
        const match = typed.test(text) ? null : instruction.exec(text);
        return match ? [refuse(line, 'prop', match)] : [];
      }),
    ),
  );
  return [...typedAnywhere, ...otherWords, ...spoken];
}
