import { inLiveTool, whenChosen } from './tool-rules.ts';

interface Answer {
  readonly level?: number | undefined;
  readonly to?: 'next' | 'branch' | undefined;
}

/** A tree: a trunk of questions, and the questions of one branch after the one that leads there. */
export type Questions = readonly {
  readonly key: string;
  readonly isBranch: boolean;
  readonly answers: readonly Answer[];
}[];

/** An answer on the way: the place of its question and its own, from 0. */
export interface Turn {
  readonly question: number;
  readonly answer: number;
}

/** Where an answer leads to: the place of a question. */
function follow(questions: Questions, { question, answer }: Turn): number {
  const from = questions[question];
  const to = from?.answers[answer]?.to;
  const onTrunk = from?.isBranch === false && to === 'next';
  const next = questions.findIndex(
    ({ isBranch }, place) => place > question && (!onTrunk || !isBranch),
  );
  const isRight = questions[next]?.isBranch === (from?.isBranch === true || to === 'branch');
  if (to === undefined || !isRight) {
    throw new Error(`Answer ${answer + 1} to question ${from?.key ?? ''} leads to no question.`);
  }
  return next;
}

/**
 * Walks a tree by every answer.
 * @returns the turns to each question, and those to each end, which include the last answer
 * @throws {Error} when an answer leads nowhere, or a question is never asked
 */
export function walkTree(questions: Questions) {
  const ways = new Map<number, readonly Turn[]>([[0, []]]);
  const ends: { readonly turns: readonly Turn[]; readonly level: number }[] = [];
  questions.forEach(({ key, answers }, question) => {
    const way = ways.get(question);
    if (!way) throw new Error(`No answer leads to question ${key}.`);
    answers.forEach(({ level }, answer) => {
      const turns = [...way, { question, answer }];
      if (level === undefined) ways.set(follow(questions, { question, answer }), turns);
      else ends.push({ turns, level });
    });
  });
  return { ways, ends };
}

/** The name of the inputs of a question, unlike those of another tree of the page. */
export const nameOf = (tool: string, question: number) => `${tool}-q${question}`;

/**
 * Lights the way through a tree, lets only what is reached be answered, and tells what is asked next,
 * or its end.
 */
export function lightWay(tool: string, questions: Questions): string {
  const { ways, ends } = walkTree(questions);
  const taken = (turns: readonly Turn[]) =>
    turns.map(({ question, answer }) => whenChosen(nameOf(tool, question), answer)).join('');
  const unreached = [...ways].flatMap(([question, turns]) =>
    turns.length === 0 ? [] : [`#${tool}:not(${taken(turns)}) [data-question="${question}"]`],
  );
  const shown = ends.map(({ turns }, end) => `#${tool}${taken(turns)} [data-end="${end}"]`);
  const asked = [...ways].map(([question, turns]) => {
    const isOpen = `:not(${whenChosen(nameOf(tool, question))})`;
    return `#${tool}${taken(turns)}${isOpen} [data-next="${question}"]`;
  });
  return inLiveTool(
    `${unreached.join()}{--reached:hidden;--press:none;--tone:var(--color-ink-soft);--mark:transparent;--ground:transparent}` +
      `#${tool} :is([data-end],[data-next]){display:none}` +
      `${[...shown, ...asked].join()}{display:flex}`,
  );
}
