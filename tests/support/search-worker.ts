import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchWorker } from '../../src/search/engine.ts';

type Listener = (event: { readonly data: { readonly id: number } }) => void;

/** What Pagefind's worker takes from around it. */
const world = {
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  WebAssembly,
  Response,
  console,
  setTimeout,
  performance,
};

/** As the local server compresses while it sends. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Runs the search worker of a site in this process, as a browser would in a thread of its own.
 * @param origin where the site answers
 * @param isEncodingLost as on a host that overlooks `content-encoding` among its headers
 * @returns the worker, and how many bytes it and what it loaded took on the way
 */
export async function startSearchWorker(origin: string, { isEncodingLost = false } = {}) {
  let moved = 0;
  const load = async (path: string | URL) => {
    const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'br' } });
    const content = Buffer.from(await answer.arrayBuffer());
    // `fetch` tells what was compressed on the way only when the server knew how long it would be.
    const length = answer.headers.get('content-length');
    moved += length === null ? brotliCompressSync(content, quick).length : Number(length);
    const isLost = isEncodingLost && String(path).endsWith('.br');
    return new Response(isLost ? brotliCompressSync(content, quick) : content);
  };
  const inside: Listener[] = [];
  const code = await (await load('/pagefind/pagefind-worker.js')).text();
  const self = {
    addEventListener: (_: 'message', listener: Listener) => inside.push(listener),
    postMessage: (data: { id: number }) =>
      worker.dispatchEvent(new MessageEvent('message', { data })),
  };
  const worker: SearchWorker = Object.assign(new EventTarget(), {
    postMessage: (message: object) => {
      for (const listener of inside) listener({ data: message as { id: number } });
    },
  });
  runInNewContext(code, { ...world, self, fetch: load });
  return { worker, countMoved: () => moved };
}
