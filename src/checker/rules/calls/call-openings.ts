import type { CallData } from '../../../schemas/call.ts';
import { inEach, mentionsOf, type Content, type Entry } from '../../facts.ts';
import { nameAdvice } from '../../name-advice.ts';
import type { Finding, Problem } from '../../problem.ts';
import {
  findCall,
  listDrawnCalls,
  listExampleCalls,
  listWrittenTurns,
  type DrawnCall,
} from '../../reading/read-calls.ts';

/** Ends a call before the rest of its opening. */
const breakOff = 'danger-sign';

/** Rules of the call and countries of its handoff are cited by ids that exist. */
export function checkCitedRules(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  const known = {
    rule: call.rules.map(({ id }) => id),
    country: call.handoff.numbers.map(({ country }) => country),
  };
  return inEach(content.sources, (source) =>
    (['rule', 'country'] as const).flatMap((field) =>
      mentionsOf(source, field)
        .filter(({ name }) => !known[field].includes(name))
        .map(({ name, line }) => {
          const found = `"${name}", which is not in ${content.calls.file}`;
          // The nearest of two capitals would be another country.
          const write =
            field === 'rule' ? nameAdvice(name, known.rule) : `one of ${known.country.join(', ')}`;
          return { line, field, found, write };
        }),
    ),
  );
}

/** How many ids at the beginning of a list are those of an opening. */
function countCommon(cited: readonly { readonly text: string }[], opening: readonly string[]) {
  const differing = cited.findIndex(({ text }, index) => text !== opening[index]);
  return differing < 0 ? cited.length : differing;
}

function findFault(
  drawn: DrawnCall,
  { openings }: Pick<CallData, 'openings'>,
): Finding | undefined {
  const { telephone, disaster, desk } = openings;
  const isTelephone = drawn.texts.some(({ key, text }) => key === 'system' && text === 'telephone');
  const usable = isTelephone ? [telephone, disaster] : [telephone, disaster, desk];
  const inOpenings = new Set([...telephone, ...disaster, ...desk]);
  const firsts = drawn.cited.filter(
    ({ text }, index, all) =>
      inOpenings.has(text) && all.findIndex((other) => other.text === text) === index,
  );
  const opening = usable.reduce((best, other) =>
    countCommon(firsts, other) > countCommon(firsts, best) ? other : best,
  );
  const common = countCommon(firsts, opening);
  const field = 'call';
  const next = opening[common];
  const wrong = firsts[common];
  if (wrong) {
    const found = `"${wrong.text}" in place ${common + 1} of the opening`;
    const write = next ? `"${next}" there, and the step that does it` : 'the opening without it';
    return { line: wrong.line, field, found, write };
  }
  const isBrokenOff = drawn.cited.some(({ text }) => text === breakOff);
  if (common >= (isBrokenOff ? 2 : 3)) return undefined;
  const last = firsts.at(-1)?.text;
  const found =
    last === undefined ? `<${drawn.name}> without rules of the call` : `no rule after "${last}"`;
  return { line: drawn.line, field, found, write: `rules that go on with "${next ?? ''}"` };
}

function findUncited(entry: Entry, drawn: readonly DrawnCall[]): Finding[] {
  const [first] = listWrittenTurns(entry);
  if (!first || drawn.length > 0) return [];
  const found = 'a conversation with the assistant that cites no rules of the call';
  const write = '<CitedRules rules={["says-what-it-is", "danger-first", …]} /> under it';
  return [{ line: first.line, field: 'call', found, write }];
}

/** Every drawn call cites its rules, and begins as `call.yaml` says. */
export function checkOpenings(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  const written = inEach(content.entries, (entry) => {
    const drawn = listDrawnCalls(entry.body);
    const faults = drawn.flatMap((one) => findFault(one, call) ?? []);
    return [...faults, ...findUncited(entry, drawn)];
  });
  const spoken = inEach([content.exampleCalls, content.translatedCalls], (file) =>
    listExampleCalls(file).flatMap((one) => findFault(one, call) ?? []),
  );
  return [...written, ...spoken];
}
