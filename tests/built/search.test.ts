import { expect, inject, test } from 'vitest';
import { createEngine } from '../../src/search/engine.ts';
import { searchQuestions } from '../support/search/search-questions.ts';
import { startSearchWorker } from '../support/search/search-worker.ts';

const origin = inject('origin');

/** What the first query may move, in bytes. */
const mostBytes = 100_000;

test('what visitors ask leads to its page, first or second of its kind', async () => {
  const { worker } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  const missed: string[] = [];
  for (const [question, path] of searchQuestions) {
    const found: string[] = [];
    for (const kind of ['page', 'article'] as const) {
      const hits = await engine.find(question, 'topics', { kind });
      const best = await Promise.all(hits.slice(0, 2).map(engine.read));
      found.push(...best.map(({ url }) => url));
    }
    if (!found.includes(path)) missed.push(`${question}: ${found.join(' ')}, not ${path}`);
  }
  expect(searchQuestions.length).toBeGreaterThanOrEqual(80);
  expect(missed).toEqual([]);
});

test('the first query moves little, with all that it needs', async () => {
  const { worker, countMoved } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  const kinds = ['page', 'article'] as const;
  const found = await Promise.all(
    kinds.map((kind) => engine.find('wait times', 'topics', { kind })),
  );
  await Promise.all(found.flatMap((hits) => hits.slice(0, 5)).map(engine.read));
  expect(countMoved()).toBeGreaterThan(60_000);
  expect(countMoved()).toBeLessThanOrEqual(mostBytes);
});

test('a host that does not say what is compressed is asked for the plain files', async () => {
  const { worker } = await startSearchWorker(origin, { isEncodingLost: true });
  const engine = createEngine(worker);
  const [first] = await engine.find('ESI', 'topics', { kind: 'page' });
  expect(first && (await engine.read(first)).url).toBe('/emergency-severity-index');
});

test('all words of all texts are found by who asks for them', async () => {
  const { worker } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  const [first] = await engine.find('Erlang', 'text', { kind: 'page' });
  const found = first && (await engine.read(first));
  expect(found?.url).toBe('/ai-enhanced-telephone-triage');
  expect(found?.excerpt).toContain('<mark>Erlang');
});
