import { expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine.ts';

type Listener = Parameters<Parameters<typeof createEngine>[0]['addEventListener']>[1];

/** A worker that finds the same for any words. */
function createWorker(results: readonly object[]): Parameters<typeof createEngine>[0] {
  let tell: Listener | undefined;
  return {
    addEventListener: (_type, listener) => {
      tell = listener;
    },
    postMessage: (message) => {
      const { id, method } = message as { id: number; method: string };
      queueMicrotask(() => {
        const result = method === 'search' ? { results } : true;
        tell?.({ data: { id, result } as never });
      });
    },
  };
}

test('what is found only in the words that a result shows, such as its month, is not found', async () => {
  const hits = ['a', 'b', 'c', 'd'].map((id) => ({ id, score: id === 'd' ? 0 : 1, data: id }));
  const found = await createEngine(createWorker(hits)).find('february', 'topics', {
    kind: 'article',
  });
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
