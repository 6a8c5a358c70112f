import { describe, expect, test } from 'vitest';
import {
  checkFirstWords,
  checkHandoffs,
} from '../../../../../src/checker/rules/calls/call-words.ts';
import { contentOf, pageWith, report, reportBody, wards } from '../../content-fixture.ts';

const told = (line: number, field: string, found: string, write: string) =>
  `${wards}:${line}  ${field}: found ${found}; write ${write}.`;

describe('the first words of the assistant', () => {
  const unheard = (id: string) => `a conversation that does not open by the rule "${id}"`;
  const noName = told(8, 'call', unheard('says-what-it-is'), '"automated" in the first turn');
  const noDanger = told(
    8,
    'call',
    unheard('danger-first'),
    '"chest pain" or "breathing" in turn 2 of the assistant or before',
  );

  test.each([
    ['sound, in one turn', '> **Assistant:** I am automated. Any chest pain?', ''],
    ['sound, in two', 'TRIAGE: “I am automated.” Patient: “Yes?” TRIAGE: “Any chest pain?”', ''],
    ['of nobody', '> **Caller:** Hello. Any chest pain?', ''],
    ['without what it is', '> **Assistant:** Hello. Any chest pain?', noName],
    [
      'with danger too late',
      'TRIAGE: “I am automated.” TRIAGE: “Your name?” TRIAGE: “Any chest pain?”',
      noDanger,
    ],
  ])('in prose: %s', (_, body, problem) => {
    expect(reportBody(checkFirstWords, body)).toBe(problem);
  });

  test('in a call to listen to, where the words of the caller do not count', () => {
    const turns =
      "  - assistant: I am automated. Your name?\n  - caller: '[Chest pain].'\n    findings: [Pain]";
    const inCall = noDanger.replace(`${wards}:8`, 'src/content/example-calls.yaml:7');
    expect(report(checkFirstWords, { turns })).toBe(inCall);
    const asking = turns.replace('Your name', 'Any chest pain');
    expect(report(checkFirstWords, { turns: asking })).toBe('');
    const dialing = '  - caller: Help me.\n  - assistant: Please stop and dial 911 for help.';
    expect(report(checkHandoffs, { turns: dialing })).toBe(
      `src/content/example-calls.yaml:8  handoff: found "dial 911" written as text; write handoff: 'US'.`,
    );
    expect(report(checkHandoffs, { turns: '  - assistant: Please stop here.' })).toBe('');
  });
});

test('nothing is compared with a call that cannot be read', () => {
  const body = '> **Assistant:** Hello. Dial 911.';
  const content = contentOf({ pages: { wards: pageWith(body) } });
  const broken = { ...content, calls: { ...content.calls, records: new Map() } };
  expect([...checkFirstWords(broken), ...checkHandoffs(broken)]).toEqual([]);
});

describe('the handoff is not typed', () => {
  test.each([
    [
      'It says: “Hang up and call 999 now.”',
      '"Hang up and call 999" written as text',
      '<Handoff country="GB" />',
    ],
    [
      "<Card items={[{ text: 'Hang up and dial 911 now.' }]} />",
      '"Hang up and dial 911" written as text',
      "handoff: 'US'",
    ],
    [
      "<CarePathway stages={[{ exits: [{ to: 'We connect you with 911.' }] }]} />",
      '"connect you with 911" written as text',
      "handoff: 'US'",
    ],
    [
      'It says: “Hang up and ring 112 now.”',
      '"Hang up and ring 112" written as text',
      '<Handoff country="US" />',
    ],
    ['> **Assistant:** Dial 999.', '"Dial 999" written as text', '<Handoff country="GB" />'],
    [
      '> **Assistant:** I am connecting you to 999.',
      '"connecting you to 999" written as text',
      '<Handoff country="GB" />',
    ],
  ])('%s', (body, found, write) => {
    expect(reportBody(checkHandoffs, body)).toBe(told(8, 'handoff', found, write));
  });

  test.each(['call', 'dial', 'ring', 'connect', 'transfer'])('after “%s” either', (word) => {
    expect(reportBody(checkHandoffs, `> **Assistant:** I ${word} you to 999.`)).toBe(
      told(8, 'handoff', `"${word} you to 999" written as text`, '<Handoff country="GB" />'),
    );
  });

  test('in a field either', () => {
    const page = pageWith('')
      .replace('A page', 'Wards')
      .replace(/lead: .*/, 'lead: Hang up and call 911 now, it says.');
    expect(report(checkHandoffs, { pages: { wards: page } })).toBe(
      told(
        6,
        'handoff',
        '"Hang up and call 911" written as text',
        'the sentence without it, as only the body can cite the handoff',
      ),
    );
  });

  test.each([
    'Call 911 if your lips turn gray.',
    'People hang up and call again.',
    "<CarePathway stages={[{ title: 'Calls 911; the crew leaves' }]} />",
    '> **Assistant:** <Handoff country="US" />',
  ])('while others may name the number: %s', (body) => {
    expect(reportBody(checkHandoffs, body)).toBe('');
  });
});
