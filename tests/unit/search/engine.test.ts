import { expect, test } from 'vitest';
import { createEngine, type SearchWorker } from '../../../src/search/engine.ts';

/** A worker that finds the same for any words. */
function createWorker(results: readonly object[]): SearchWorker {
  const worker = Object.assign(new EventTarget(), {
    postMessage(message: object) {
      const { id, method } = message as { id: number; method: string };
      queueMicrotask(() => {
        const result = method === 'search' ? { results } : true;
        worker.dispatchEvent(new MessageEvent('message', { data: { id, result } }));
      });
    },
  });
  return worker;
}

test('what is found only in the words that a result shows, such as its month, is not found', async () => {
  const hits = ['a', 'b', 'c', 'd'].map((id) => ({ id, score: id === 'd' ? 0 : 1, data: id }));
  const found = await createEngine(createWorker(hits)).find('february', 'topics', {
    kind: 'article',
  });
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a worker that cannot be loaded fails what was asked and all that is asked later', async () => {
  const lost = Object.assign(new EventTarget(), { postMessage: () => undefined });
  const engine = createEngine(lost);
  const first = engine.find('sepsis', 'topics', { kind: 'page' });
  lost.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('no worker');
  const read = engine.read({ id: 'a', score: 1, data: 'a' });
  await expect(read).rejects.toThrow('no worker');
});
