import { inEach, lineAt, mentionsOf, type Content } from '../facts.ts';
import { nameAdvice } from '../advice.ts';
import type { Problem } from '../problem.ts';

/** The one call that all drawn ones follow; none while its file is empty or broken. */
function findCall({ calls }: Content) {
  const { handoff, rules } = calls.records.get('canonical') ?? {};
  return handoff && rules ? { numbers: handoff.numbers, rules } : undefined;
}

/** Rules of the call and countries of its handoff are cited by ids that exist. */
export function checkCitedRules(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  const known = {
    rule: call.rules.map(({ id }) => id),
    country: call.numbers.map(({ country }) => country),
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

/** The handoff, with its emergency number, is written once, in `call.yaml`, and nowhere typed. */
export function checkHandoffs(content: Content): Problem[] {
  const call = findCall(content);
  if (!call) return [];
  return inEach(content.sources, ({ prose }) =>
    prose.flatMap((stretch) => {
      const match = /\bHang up and (?:call|dial|ring) (\d{3})\b/.exec(stretch.text);
      if (!match) return [];
      const country = call.numbers.find(({ number }) => number === match[1])?.country ?? 'US';
      const advice = {
        body: `<Handoff country="${country}" />`,
        prop: `handoff: '${country}'`,
        field: 'the sentence without it, as only the body can cite the handoff',
      };
      const line = lineAt(stretch, match.index);
      const found = `"${match[0]}" written as text`;
      return [{ line, field: 'handoff', found, write: advice[stretch.place] }];
    }),
  );
}
