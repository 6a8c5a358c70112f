import { describe, expect, test } from 'vitest';
import {
  checkCitedRules,
  checkOpenings,
} from '../../../../../src/checker/rules/calls/call-openings.ts';
import {
  articleWith,
  contentOf,
  pageWith,
  report,
  reportBody,
  wards,
} from '../../content-fixture.ts';

/** A pathway whose stages stand on lines of their own, from line 9 on. */
function pathway(stages: readonly (readonly string[])[], system = 'telephone'): string {
  const lines = stages.map((rules) => `  { title: 'A stage', rules: ${JSON.stringify(rules)} },`);
  return `<CarePathway system="${system}" stages={[\n${lines.join('\n')}\n]} />`;
}

describe('a drawn call that begins as it should', () => {
  test.each([
    ['in one stage', [['says-what-it-is', 'danger-first', 'place-and-number']]],
    ['in several', [['says-what-it-is'], [], ['danger-first'], ['place-and-number'], ['silence']]],
    ['and breaks off at a danger sign', [['says-what-it-is', 'danger-first', 'danger-sign']]],
    [
      'with an exit on the way',
      [['says-what-it-is', 'danger-first', 'danger-sign'], ['place-and-number']],
    ],
    [
      'and cites a rule a second time',
      [
        ['says-what-it-is', 'danger-first'],
        ['says-what-it-is', 'place-and-number'],
      ],
    ],
    ['and on a disaster line', [['says-what-it-is', 'place-in-disaster', 'danger-first']]],
  ])('%s is left alone', (_, stages) => {
    expect(reportBody(checkOpenings, pathway(stages))).toBe('');
  });

  test('may leave the place out at a desk', () => {
    const stages = [['says-what-it-is', 'danger-first', 'open-question']];
    expect(reportBody(checkOpenings, pathway(stages, 'esi'))).toBe('');
    const named = pathway(stages, 'esi').replace('A stage', 'telephone');
    expect(reportBody(checkOpenings, named)).toBe('');
  });
});

describe('a drawn call is refused', () => {
  const told = (line: number, found: string, write: string) =>
    `${wards}:${line}  call: found ${found}; write ${write}.`;
  const place = (id: string) => `"${id}" there, and the step that does it`;

  test.each([
    [
      'when it asks for the place before it asks about danger',
      [['says-what-it-is'], ['place-and-number', 'danger-first']],
      10,
      '"place-and-number" in place 2 of the opening',
      place('danger-first'),
    ],
    [
      'when it does not say what it is',
      [['danger-first', 'place-and-number']],
      9,
      '"danger-first" in place 1 of the opening',
      place('says-what-it-is'),
    ],
    [
      'when it skips the place by telephone',
      [['says-what-it-is', 'danger-first', 'open-question']],
      9,
      '"open-question" in place 3 of the opening',
      place('place-and-number'),
    ],
    [
      'when it stops too soon',
      [['says-what-it-is', 'danger-first']],
      8,
      'no rule after "danger-first"',
      'rules that go on with "place-and-number"',
    ],
    [
      'when it stops after its first words',
      [['says-what-it-is']],
      8,
      'no rule after "says-what-it-is"',
      'rules that go on with "danger-first"',
    ],
    [
      'when it goes on after the whole opening',
      [
        ['says-what-it-is', 'danger-first', 'place-and-number', 'open-question'],
        ['place-in-disaster'],
      ],
      10,
      '"place-in-disaster" in place 5 of the opening',
      'the opening without it',
    ],
    [
      'when it cites nothing of the opening',
      [['silence']],
      8,
      '<CarePathway> without rules of the call',
      'rules that go on with "says-what-it-is"',
    ],
  ])('%s', (_, stages, line, found, write) => {
    expect(reportBody(checkOpenings, pathway(stages))).toBe(told(line, found, write));
  });

  test.each(['CarePathway', 'CarePath', 'EscalationProtocol'])(
    'when it is a %s without rules',
    (name) => {
      expect(reportBody(checkOpenings, `<${name} steps={[]} />`)).toBe(
        told(8, `<${name}> without rules of the call`, 'rules that go on with "says-what-it-is"'),
      );
    },
  );

  test('when it is a list of steps of which one cites a rule', () => {
    const step = (rule: string) => `<Step title="A" rules={['${rule}']}>\nWords.\n</Step>`;
    const steps = `<Steps>\n\n${step('says-what-it-is')}\n\n${step('open-question')}\n\n</Steps>`;
    expect(reportBody(checkOpenings, steps)).toBe(
      told(14, '"open-question" in place 2 of the opening', place('danger-first')),
    );
    expect(reportBody(checkOpenings, steps.replace(/ rules=\S+\}/g, ''))).toBe('');
  });
});

test('nothing is compared with a call that cannot be read', () => {
  const content = contentOf({ pages: { wards: pageWith(pathway([['danger-frist']])) } });
  const broken = { ...content, calls: { ...content.calls, records: new Map() } };
  expect([...checkOpenings(broken), ...checkCitedRules(broken)]).toEqual([]);
});

test('a conversation in an article cites the rules it follows', () => {
  const call = '> **Assistant:** An automated voice. Any chest pain?\n>\n> **Caller:** No.';
  const citation = "\n\n<CitedRules rules={['says-what-it-is', 'danger-first', 'danger-sign']} />";
  const reportArticle = (body: string) =>
    report(checkOpenings, { articles: { call: articleWith(body) } });
  expect(reportArticle(call + citation)).toBe('');
  expect(reportArticle(call)).toBe(
    'src/content/articles/call.mdx:11  call: found a conversation with the assistant that cites no rules of the call; write <CitedRules rules={["says-what-it-is", "danger-first", …]} /> under it.',
  );
});

test.each([
  ["<CitedRules rules={['danger-frist']} />", 'rule', 'danger-frist', 'danger-first'],
  ['<Handoff country="UK" />', 'country', 'UK', 'one of US, GB'],
  ["<CitedRules rules={['silence', 'danger-frist']} />", 'rule', 'danger-frist', 'danger-first'],
  ["<CarePathway stages={[{ exits: [{ handoff: 'USA' }] }]} />", 'country', 'USA', 'one of US, GB'],
])('%s is not in the call', (body, field, found, write) => {
  expect(reportBody(checkCitedRules, body)).toBe(
    `${wards}:8  ${field}: found "${found}", which is not in src/content/call.yaml; write ${write}.`,
  );
});

test('a call to listen to is refused on the way that leaves the order, at its line', () => {
  const turns = (rules: string) => `  - assistant: I am automated. Any pain?
    rules: [says-what-it-is, danger-first]
  - answers:
      - short: It is bad.
        then:
          - handoff: US
            rules: [danger-sign]
      - short: It is fine.
        then:
          - assistant: Tell me more about it.
            rules: [${rules}]`;
  expect(report(checkOpenings, { turns: turns('place-and-number') })).toBe('');
  expect(report(checkOpenings, { turns: turns('open-question') })).toBe(
    'src/content/example-calls.yaml:16  call: found "open-question" in place 3 of the opening; write "place-and-number" there, and the step that does it.',
  );
});

test('the first lines of a call in another language are held to the same order', () => {
  const reportTurns = (rules: string) =>
    report(checkOpenings, {
      translatedTurns: `  - assistant: Le atiende un asistente. ¿Tiene dolor?\n    rules: [${rules}]\n  - caller: No.`,
    });
  expect(reportTurns('says-what-it-is, danger-first, place-and-number')).toBe('');
  expect(reportTurns('danger-first, place-and-number')).toBe(
    'src/content/translated-calls.yaml:7  call: found "danger-first" in place 1 of the opening; write "says-what-it-is" there, and the step that does it.',
  );
});
