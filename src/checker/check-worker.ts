import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check-content.ts';
import { countOf, type Problem } from './problem.ts';
import { describeScheduled } from './scheduled.ts';

/** What a check comes to, as it is handed from thread to thread and kept. */
export interface Outcome {
  /** What stops a build. */
  readonly problems: readonly Problem[];
  /** What is told and stops nothing. */
  readonly advice: readonly Problem[];
  /** What drafts need before they are published. */
  readonly ahead: readonly Problem[];
  /** What waits for its day, a line each. */
  readonly scheduled: string;
  /** "49 pages, 119 articles". */
  readonly counts: string;
}

const { content, problems, advice, ahead } = await checkContent(String(workerData));
const { pages, articles, records } = content;
parentPort?.postMessage({
  problems,
  advice,
  ahead: ahead(),
  scheduled: describeScheduled(content, new Date()),
  counts: [
    countOf(pages.length, 'page'),
    countOf(articles.length, 'article'),
    countOf(records.claims.records.size, 'claim'),
    countOf(records.sources.records.size, 'source'),
  ].join(', '),
} satisfies Outcome);
