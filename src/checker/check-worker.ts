import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check-content.ts';
import { countOf } from './problem.ts';
import { describeScheduled } from './scheduled.ts';

const { content, ahead, ...report } = await checkContent(String(workerData));
const { pages, articles, records } = content;
const outcome = {
  ...report,
  /** What drafts need before they are published. */
  ahead: ahead(),
  /** What waits for its day, a line each. */
  scheduled: describeScheduled(content, new Date()),
  /** "49 pages, 119 articles". */
  counts: [
    countOf(pages.length, 'page'),
    countOf(articles.length, 'article'),
    countOf(records.claims.records.size, 'claim'),
    countOf(records.sources.records.size, 'source'),
  ].join(', '),
};
parentPort?.postMessage(outcome);

/** What a check comes to, as it is handed from thread to thread and kept. */
export type Outcome = typeof outcome;
