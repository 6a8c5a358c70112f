import type { KeptJob, MarkedJob } from '../../src/contact/queue/job-store.ts';

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function describeJob({ job, state, attempts, due, reason, unknowns }: KeptJob): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [
    `${job.id}  ${job.event}, taken on ${timeOf(job.created)}, ${tries}`,
    ...(state === 'failed' ? [] : [`next after ${timeOf(due)}`]),
    ...(unknowns > 0 ? ['may have arrived'] : []),
    ...(job.isRobotLike ? ['looks automated'] : []),
    ...(reason === '' ? [] : [reason]),
  ].join(', ');
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** What is kept, for somebody who looks after it: references and times (UTC), nothing personal. */
export function describeMail(kept: readonly KeptJob[], marked: readonly MarkedJob[]): string {
  const inOrder = kept.toSorted((one, other) => one.job.created - other.job.created);
  return [
    section('Waiting', inOrder.filter(({ state }) => state === 'waiting').map(describeJob)),
    section('Failed', inOrder.filter(({ state }) => state === 'failed').map(describeJob)),
    section(
      'Delivered today, marked as automated',
      marked.map(({ id, delivered }) => `${id}  delivered ${timeOf(delivered)}`),
    ),
  ].join('\n');
}
