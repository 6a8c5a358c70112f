import { site } from '../../config/site.ts';
import type { ExampleCallData } from '../../schemas/example-call.ts';
import type { Body, Content, Entry, RecordFile } from '../facts.ts';
import type { MarkdownElement, MarkdownNode } from '../../mdx/parse-mdx.ts';
import { readAttributes } from './read-body.ts';
import type { Literal } from './read-expression.ts';

/** Components that draw a call, whatever they hold. */
const callFigures = new Set([
  'CallByLevel',
  'CarePath',
  'CarePathway',
  'EscalationProtocol',
  'RoadTime',
]);

/** The rules under a written conversation. */
const citation = 'CitedRules';

/** A drawn call: its tag, the texts in its props, and the ids of rules among them. */
export interface DrawnCall {
  readonly name: string;
  readonly line: number;
  readonly texts: readonly Literal[];
  readonly cited: readonly Literal[];
}

/** What the assistant says at one turn of a conversation. */
export interface SpokenTurn {
  readonly text: string;
  readonly line: number;
}

function isElement(node: MarkdownNode): node is MarkdownElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function listTexts(element: MarkdownElement): Literal[] {
  return [...readAttributes(element).values()].flat();
}

/** Steps are a call when one of them cites a rule. */
function listCallTexts(element: MarkdownElement): Literal[] | undefined {
  const { name, children } = element;
  if (callFigures.has(name ?? '') || name === citation) return listTexts(element);
  if (name !== 'Steps') return undefined;
  const steps: readonly MarkdownNode[] = children;
  const texts = steps.filter(isElement).flatMap(listTexts);
  return texts.some(({ key }) => key === 'rules') ? texts : undefined;
}

/** The drawn calls of a page or article, in order. */
export function listDrawnCalls({ nodes }: Body): DrawnCall[] {
  return nodes.filter(isElement).flatMap((element) => {
    const texts = listCallTexts(element);
    if (!texts) return [];
    const cited = texts.filter(({ key }) => key === 'rules');
    return [{ name: element.name ?? '', line: element.position?.start.line ?? 1, texts, cited }];
  });
}

type Turns = readonly (ExampleCallData['turns'][number] & { readonly answers?: Answers })[];
type Answers = readonly { readonly then: readonly object[] }[] | undefined;

/**
 * Every way through every call that can be listened to, as a drawn call. What the assistant says has
 * the key `assistant`.
 */
export function listExampleCalls({ records, lineOf }: RecordFile<ExampleCallData>): DrawnCall[] {
  const readWays = (
    turns: Turns,
    path: readonly PropertyKey[],
    before: readonly Literal[],
  ): (readonly Literal[])[] => {
    const texts = [...before];
    for (const [index, turn] of turns.entries()) {
      const at = [...path, index];
      const line = lineOf(at) ?? 1;
      if (turn.answers) {
        return turn.answers.flatMap(({ then }, answer) =>
          readWays(then as Turns, [...at, 'answers', answer, 'then'], texts),
        );
      }
      if (turn.assistant) texts.push({ key: 'assistant', text: turn.assistant, line });
      texts.push(...turn.rules.map((text) => ({ key: 'rules', text, line })));
    }
    return [texts];
  };
  return [...records].flatMap(([name, { turns = [] }]) => {
    const line = lineOf([name]) ?? 1;
    const byTelephone = { key: 'system', text: 'telephone', line };
    return readWays(turns, [name, 'turns'], [byTelephone]).map((texts) => {
      const cited = texts.filter(({ key }) => key === 'rules');
      return { name, line, texts, cited };
    });
  });
}

/** The turns of the assistant in a call that can be listened to. */
export function listDrawnTurns({ texts }: DrawnCall): SpokenTurn[] {
  return texts.filter(({ key }) => key === 'assistant');
}

/** The turns of the assistant in a conversation that is written down: “Assistant: How are you?” */
export function listWrittenTurns({ prose }: Entry): SpokenTurn[] {
  const spoken = new RegExp(`\\b(?:${site.name}|Assistant): “?([^“”\\n]*)`, 'g');
  return prose
    .filter(({ place }) => place === 'body')
    .flatMap(({ text, pieces }) =>
      [...text.matchAll(spoken)].map(({ 1: said = '' }) => ({
        text: said,
        line: pieces[0]?.line ?? 1,
      })),
    );
}

/** The one call that all drawn ones follow; none while its file is empty or broken. */
export function findCall({ calls }: Content) {
  const { handoff, openings, rules } = calls.records.get('canonical') ?? {};
  return handoff && openings && rules ? { handoff, openings, rules } : undefined;
}
