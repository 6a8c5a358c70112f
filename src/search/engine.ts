import { searchFolder } from '../config/routes.ts';
import { type Hit, rankHits } from './rank-hits.ts';
import { isAbout, readWords } from './query.ts';

export type Kind = 'page' | 'article';

/** What a result shows. */
export interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: {
    /** As it is shown: Jan 15, 2025 */
    readonly date?: string;
    /** Of what the page has no line for. */
    readonly title?: string;
    readonly sentence?: string;
  };
  /** Sections that hold the words; one without an anchor is what stands before the first heading. */
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly anchor?: unknown;
  }[];
}

/** What is looked through: what texts are about, or all their words. */
export type Part = 'topics' | 'text';

interface Narrowing {
  readonly kind: Kind;
  /** The year of publication, such as 2024. */
  readonly year?: string;
}

/** The part of a worker that is used; it says `error` where its file cannot be loaded. */
export interface SearchWorker extends EventTarget {
  postMessage(message: object): void;
}

interface Answer {
  readonly id: number;
  readonly result: unknown;
  readonly error?: string;
}

interface Ask {
  init: { args: [options: object]; result: true };
  mergeIndex: { args: [folder: string, options: object]; result: true };
  search: {
    args: [words: string, options: { readonly filters: Narrowing & { readonly part: Part } }];
    result: { readonly results: readonly Hit[] };
  };
  getData: { args: [data: string]; result: Found };
}

/**
 * How the index judges: short texts are hardly better than long ones, and what only the results
 * show is not looked for.
 * @see https://pagefind.app/docs/ranking/
 */
const options = {
  baseUrl: '/',
  language: 'en',
  ranking: { pageLength: 0.1, metaWeights: { date: 0, title: 0, sentence: 0 } },
} as const;

/** Who finds fewer texts may have meant something else, or look further. */
export const few = 3;

/**
 * Speaks with Pagefind's worker, which alone runs WebAssembly, in messages of its version in
 * package.json: its own script for pages would only load the worker and say the same.
 */
export function createEngine(worker: SearchWorker) {
  let last = 0;
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  worker.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<Answer>;
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  let isLost = false;
  worker.addEventListener('error', () => {
    isLost = true;
    for (const answer of waiting.values()) answer({ result: undefined, error: 'no worker' });
    waiting.clear();
  });

  function ask<Method extends keyof Ask>(
    method: Method,
    ...args: Ask[Method]['args']
  ): Promise<Ask[Method]['result']> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      if (isLost) throw new Error('no worker');
      waiting.set(id, ({ result, error }) => {
        if (error === undefined) resolve(result as Ask[Method]['result']);
        else reject(new Error(error));
      });
      worker.postMessage({ id, method, args });
    });
  }

  const started = ask('init', { ...options, basePath: `${searchFolder}/` });
  const loadText = async () => {
    await started;
    return ask('mergeIndex', `${searchFolder}/text/`, options);
  };
  let text: Promise<true> | undefined;

  const read = (hit: Hit): Promise<Found> => ask('getData', hit.data);

  async function search(words: string, filters: Narrowing & { readonly part: Part }) {
    const { results } = await ask('search', words, { filters });
    // Words that only the results show, such as a month, are found for nothing.
    return results.filter(({ score }) => score > 0);
  }

  return {
    /**
     * What a question finds, the best first: texts with all its words, or else with most of them.
     * @param part the words of all texts are loaded when they are asked for
     */
    async find(query: string, part: Part, narrowing: Narrowing): Promise<readonly Hit[]> {
      await (part === 'text' ? (text ??= loadText()) : started);
      const filters = { ...narrowing, part };
      const words = readWords(query);
      // In a long text words mean more together; the place where they are is then shown.
      const together = part === 'text' && words.length > 1 ? [words.join(' ')] : [];
      const hits = rankHits(
        await Promise.all([...together, ...words].map((asked) => search(asked, filters))),
      );
      if (hits.length >= few) return hits;
      const found = await Promise.all(hits.map(read));
      return hits.filter((_, index) => isAbout(found[index]?.excerpt ?? '', words));
    },
    read,
  };
}

export type Engine = ReturnType<typeof createEngine>;
