/** One thing that an editor is told: where it is, what was found there and what to write instead. */
export interface Problem {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  /** Line counted from 1; none when the problem concerns the whole file. */
  readonly line?: number | undefined;
  /** The field of the front matter, or the kind of thing: `link`, `claim`, `heading`. */
  readonly field: string;
  /** Completes "found …". */
  readonly found: string;
  /** Completes "write …", without a full stop. */
  readonly write: string;
  /** Whether it stops nothing: the editor decides. */
  readonly isAdvice?: boolean;
}

/** A problem of a file that is known where it is found. */
export type Finding = Omit<Problem, 'file'>;

/** What was found and what to write instead, for a place that is known. */
export type Advice = Pick<Problem, 'found' | 'write'>;

/** The list that build, dev server, command line and tests show: one problem a line, by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, field, found, write }) => {
      const location = line === undefined ? file : `${file}:${line}`;
      return `${location}  ${field}: found ${found}; write ${write}.`;
    })
    .join('\n');
}

/** The list as commands of GitHub Actions, which shows each beside its line. */
export function annotate(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line = 1, field, found, write, isAdvice = false }) => {
      const words = `${field}: found ${found}; write ${write}.`.replaceAll('%', '%25');
      return `::${isAdvice ? 'warning' : 'error'} file=${file},line=${line}::${words.replaceAll('\n', ' ')}`;
    })
    .join('\n');
}

/** Sorts by file, then line; problems without a line stand first in their file. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.field.localeCompare(b.field, 'en'),
  );
}

/** "1 problem", "3 problems". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The whole list with its count, for the terminal. */
export function describeProblems(problems: readonly Problem[]): string {
  return `${formatProblems(problems)}\n\nThe content has ${countOf(problems.length, 'problem')}.`;
}
