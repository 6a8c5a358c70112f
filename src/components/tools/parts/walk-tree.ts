import { inLiveTool, whenChosen } from './tool-rules.ts';

interface Question {
  readonly key: string;
  readonly isBranch: boolean;
  readonly answers: readonly {
    readonly level?: number | undefined;
    readonly to?: 'next' | 'branch' | undefined;
  }[];
}

/** A tree: a trunk of questions, and the questions of one branch after the one that leads there. */
type Questions = readonly Question[];

/** An answer on the way: the index of its question and its own, from 0. */
interface Turn {
  readonly question: number;
  readonly answer: number;
}

/**
 * The question that an answer leads to.
 * @throws {Error} when it leads nowhere
 */
export function follow(questions: Questions, index: number, answer: number): Question {
  const question = questions[index];
  const to = question?.answers[answer]?.to;
  const isBranch = question?.isBranch === true || to === 'branch';
  const after = questions.slice(index + 1);
  const next = isBranch ? after[0] : after.find((other) => !other.isBranch);
  if (to === undefined || next?.isBranch !== isBranch) {
    throw new Error(
      `Answer ${answer + 1} to question ${question?.key ?? ''} leads to no question.`,
    );
  }
  return next;
}

/**
 * Walks a tree by every answer.
 * @returns the turns to each question, and those to each end, which include the last answer
 * @throws {Error} when an answer leads nowhere, or a question is never asked
 */
export function walkTree(questions: Questions) {
  const known = new Map<Question | undefined, readonly Turn[]>([[questions[0], []]]);
  const ends: { readonly turns: readonly Turn[]; readonly level: number }[] = [];
  const ways = questions.map((question, index) => {
    const way = known.get(question);
    if (!way) throw new Error(`No answer leads to question ${question.key}.`);
    question.answers.forEach(({ level }, answer) => {
      const turns = [...way, { question: index, answer }];
      if (level === undefined) known.set(follow(questions, index, answer), turns);
      else ends.push({ turns, level });
    });
    return way;
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
  const unreached = ways
    .map((turns, index) => `#${tool}:not(${taken(turns)}) [data-question="${index}"]`)
    .slice(1);
  const shown = ends.map(({ turns }, end) => `#${tool}${taken(turns)} [data-end="${end}"]`);
  const asked = ways.map((turns, index) => {
    const isOpen = `:not(${whenChosen(nameOf(tool, index))})`;
    return `#${tool}${taken(turns)}${isOpen} [data-next="${index}"]`;
  });
  return inLiveTool(
    `${unreached.join()}{--reached:hidden;--later:inline;--press:none;--tone:var(--color-ink-soft);--mark:transparent;--ground:transparent}` +
      `#${tool} :is([data-end],[data-next]){display:none}` +
      `${[...shown, ...asked].join()}{display:flex}`,
  );
}
