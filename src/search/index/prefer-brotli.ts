/**
 * Loads what the first query waits for, the engine and the index of topics, in its brotli copy
 * (`….br`), a seventh smaller, where the host says that it is one; and as the indexer wrote it where
 * the copy does not arrive decoded.
 * The build puts the text of this function before the worker, so it uses nothing from around it.
 * @param load `fetch`
 * @returns the same, for the worker
 */
export function preferBrotli(load: (address: string) => Promise<Response>) {
  return async (address: string): Promise<Response> => {
    if (/\/pagefind\/(?:index\/)?[^/]+\.(?:pagefind|pf_index)$/.test(address)) {
      try {
        const content = await (await load(`${address}.br`)).arrayBuffer();
        const start = new TextDecoder().decode(content.slice(0, 12));
        if (start === 'pagefind_dcd') return new Response(content);
      } catch {
        // A browser or a proxy that could not decode it.
      }
    }
    return load(address);
  };
}
