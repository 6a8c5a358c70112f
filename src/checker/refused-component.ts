import { countOf, formatProblems, type Problem } from './problem.ts';

/** The whole list under its count, for the terminal. */
export function describeProblems(problems: readonly Problem[]): string {
  const list = formatProblems(problems);
  return `The content has ${countOf(problems.length, 'problem')}.\n\n${list}\n`;
}

/** An error that shows the list alone: a stack would lead an editor into code. */
export function createRefusal(problems: readonly Problem[]): Error {
  const error = new Error(describeProblems(problems));
  delete error.stack;
  return error;
}
