import type { Entry, MarkedLetter } from '../../src/contact/queue/store/mail-store.ts';

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function describeEntry({ letter, standing }: Entry): string {
  const { attempts, due, reason, unknowns } = standing;
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [
    `${letter.id}  ${letter.event}, taken on ${timeOf(letter.created)}, ${tries}`,
    ...(standing.state === 'failed' ? [] : [`next after ${timeOf(due)}`]),
    ...(unknowns > 0 ? ['may have arrived'] : []),
    ...(letter.isRobotLike ? ['looks automated'] : []),
    ...(reason === '' ? [] : [reason]),
  ].join(', ');
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * What is kept, for somebody who looks after it: references and times (UTC), nothing personal.
 * @param unreadable where something lies that is no letter any more; told only when there is any
 */
export function describeMail(
  entries: readonly Entry[],
  marked: readonly MarkedLetter[],
  unreadable: readonly string[],
): string {
  const inOrder = entries.toSorted((one, other) => one.letter.created - other.letter.created);
  const failed = inOrder.filter(({ standing }) => standing.state === 'failed');
  const waiting = inOrder.filter(({ standing }) => standing.state !== 'failed');
  return [
    section('Waiting', waiting.map(describeEntry)),
    section('Failed', failed.map(describeEntry)),
    ...(unreadable.length > 0 ? [section('Cannot be read', unreadable)] : []),
    section(
      'Delivered today, marked as automated',
      marked.map(({ id, delivered }) => `${id}  delivered ${timeOf(delivered)}`),
    ),
  ].join('\n');
}
