import { promisify } from 'node:util';
import { brotliCompress, gunzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { close, createIndex } from 'pagefind';
import { preferBrotli } from './prefer-brotli.ts';
import { type SearchRecord, writeText, writeTopics } from './search-record.ts';

const compress = promisify(brotliCompress);

/** A file of the index, by its path below the folder of the index. */
export interface IndexFile {
  readonly path: string;
  /** A brotli copy is promised: pages are made meanwhile. */
  readonly content: Uint8Array | Promise<Uint8Array>;
}

/** A file as the indexer gives it. */
type WrittenFile = IndexFile & { readonly content: Uint8Array };

/** The brotli copies, of which the host has to say with every answer what they are. */
export function isBrotliCopy(path: string): boolean {
  return path.endsWith('.br');
}

/** All that the page for searching needs: it has a view of its own, and the site one language. */
const needed = {
  topics: /^pagefind-worker\.js$|^pagefind-entry\.json$|^wasm\.en|\.pf_/,
  text: /^pagefind-entry\.json$|\.pf_/,
} as const;

/** The worker as the indexer wrote it, but for how it loads and what minifying takes away. */
async function writeWorker(worker: string): Promise<Uint8Array> {
  const whole = `((fetch)=>{${worker}})((${preferBrotli.toString()})(fetch))`;
  const { code } = await transform(whole, { minify: true, target: 'es2021' });
  return new TextEncoder().encode(code);
}

/**
 * A file as it is published, and a copy of what the first query waits for: Pagefind compresses its
 * formats with gzip, which any host serves as it is and which takes a seventh more than brotli.
 */
async function publish({ path, content }: WrittenFile): Promise<IndexFile[]> {
  if (path.endsWith('-worker.js')) {
    return [{ path, content: await writeWorker(new TextDecoder().decode(content)) }];
  }
  if (!/\.(?:pagefind|pf_index)$/.test(path)) return [{ path, content }];
  return [
    { path, content },
    { path: `${path}.br`, content: compress(gunzipSync(content)) },
  ];
}

async function buildIndex(
  records: readonly SearchRecord[],
  write: (record: SearchRecord) => string,
  wanted: RegExp,
): Promise<WrittenFile[]> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`No search index: ${errors.join(', ')}`);
  const added = records.map(async (record) => {
    const { errors: told } = await index.addHTMLFile({ url: record.path, content: write(record) });
    if (told.length > 0) throw new Error(`${record.path}: ${told.join(', ')}`);
  });
  await Promise.all(added);
  const { files } = await index.getFiles();
  return files.filter(({ path }) => wanted.test(path));
}

/**
 * Makes the search index: a small one of what texts are about, and in `text/` one of all their
 * words, which is loaded only for who asks for it.
 * @throws {Error} with what the indexer says
 * @see https://pagefind.app/docs/node-api/
 */
export async function buildSearchIndex(records: readonly SearchRecord[]): Promise<IndexFile[]> {
  try {
    const [published, text] = await Promise.all([
      buildIndex(records, writeTopics, needed.topics).then((files) =>
        Promise.all(files.map(publish)),
      ),
      buildIndex(records, writeText, needed.text),
    ]);
    return [...published.flat(), ...text.map((file) => ({ ...file, path: `text/${file.path}` }))];
  } finally {
    await close();
  }
}
