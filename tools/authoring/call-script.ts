import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { layOutCall } from '../../src/components/call/lay-out-call.ts';
import { callSchema, wordHandoff } from '../../src/schemas/call.ts';
import { exampleCallSchema, type ExampleCallData } from '../../src/schemas/example-call.ts';

const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
  const source: unknown = parse(readFileSync(`src/content/${name}`, 'utf8'));
  return Object.entries(z.record(z.string(), schema).parse(source));
};

const [[, rules] = []] = read('call.yaml', callSchema);

const introduction = `# The calls, to read aloud

\`npm run docs\` writes this from \`src/content/example-calls.yaml\`: change the words there.

Three people read: TRIAGE, the caller and the nurse. Record every line, also those of the other answers, in this order. The numbers are those of the cues (WebVTT), one for each sentence, from 0. Home plays some of them one after the other: those of its table are read so that each can follow the one above. Where the sound goes is told in \`src/content/REFERENCE.md\`, under “Calls to listen to”.`;

/** A call, or its short cut, as a table of two columns; each answer that leads elsewhere begins a new one. */
function describeCall(call: ExampleCallData, isCut = false): string {
  const handoff = (country: string) => (rules && wordHandoff(rules, country)) ?? '';
  const { steps } = layOutCall(call, handoff, isCut);
  if (steps.length === 0) return '';
  const lines = [`## ${call.label}: ${isCut ? 'what Home plays' : call.who}`];
  const headings = new Map([['', 'Beginning']]);
  let last: string | undefined;
  for (const step of steps) {
    if (step.kind === 'choice') {
      for (const [index, answer] of step.answers.entries()) {
        const way = `${step.way} ${step.depth}${index === 0 ? 'a' : 'b'}`.trim();
        headings.set(way, `If the caller answers “${answer}”`);
      }
      continue;
    }
    const { way, speaker, sentences } = step;
    if (way !== last) {
      lines.push('', `### ${headings.get(way) ?? way}`, '');
      lines.push('| Cues | TRIAGE, **nurse** | Caller |', '| --- | --- | --- |');
    }
    last = way;
    const words = sentences.map(({ text }) => text).join(' ');
    const cues = [...new Set([sentences.at(0)?.cue, sentences.at(-1)?.cue])].join('–');
    const cells = { assistant: [words, ''], nurse: [`**${words}**`, ''], caller: ['', words] };
    lines.push(`| ${cues} | ${cells[speaker].join(' | ')} |`);
  }
  return lines.join('\n');
}

/** The text of docs/call-script.md, from which people read the calls for a recording. */
export function writeCallScript(): string {
  const calls = read('example-calls.yaml', exampleCallSchema);
  const cuts = calls.map(([, call]) => describeCall(call, true));
  return [introduction, ...cuts, ...calls.map(([, call]) => describeCall(call))].join('\n\n');
}
