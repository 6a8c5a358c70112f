import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { staticMiddleware } from 'srvx/static';

/** Types that the file server does not know, as the deployed host sends them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

const texts: ReadonlySet<string> = new Set(
  '.html .css .js .json .svg .txt .md .xml .webmanifest .vtt'.split(' '),
);
/** In bytes: less gains nothing. */
const leastPacked = 1024;
/** In bytes: more would keep the first visitor waiting at the best level. */
const mostAtBest = 256 * 1024;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > mostAtBest ? 5 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;
type Encoding = keyof typeof compressors;

function chooseEncoding(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name) || names.includes('*'));
}

/**
 * Makes what answers with a file below a folder: with its type, byte ranges, brotli or gzip, and an
 * ETag of what it holds, which is the same after a restart and on every instance. Texts are compressed
 * once, at the best level, and kept in memory: a tenth less than at the speed of every request.
 */
export function createFileServer(folder: string) {
  const findFile = staticMiddleware({
    dir: folder,
    compress: false,
    etag: false,
    lastModified: false,
  });
  const checksums = new Map<string, Promise<string>>();
  const packed = new Map<string, Promise<Buffer | undefined>>();

  function once<Value>(
    known: Map<string, Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ) {
    const made = known.get(key) ?? make();
    known.set(key, made);
    // What failed is tried again.
    made.catch(() => known.delete(key));
    return made;
  }

  return async (request: Request, file: string, type: string | null): Promise<Response> => {
    const { method } = request;
    const read = () => readFile(join(folder, file));
    const isText = texts.has(extname(file));
    const digest = await once(checksums, file, async () =>
      hash('sha256', await read()).slice(0, 32),
    );
    const asked = new Headers();
    const range = request.headers.get('range');
    const encoding =
      isText && range === null ? chooseEncoding(request.headers.get('accept-encoding')) : undefined;
    const body = encoding
      ? await once(packed, `${file} ${encoding}`, async () => {
          const content = await read();
          return content.length < leastPacked ? undefined : compressors[encoding](content);
        })
      : undefined;
    const etag = `"${digest}${body ? `-${encoding ?? ''}` : ''}"`;
    const condition = request.headers.get('if-range');
    // A part of another version would not fit to the rest.
    if (range !== null && (condition === null || condition === etag)) asked.set('range', range);

    const modified = (await stat(join(folder, file))).mtime.toUTCString();
    const known = request.headers.get('if-none-match');
    // Readers of feeds know times alone. The same and no later one: a version may be taken back.
    const isKnown =
      known === null
        ? request.headers.get('if-modified-since') === modified
        : known
            .split(',')
            .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
    // HEAD opens no file: nothing of it is read where nothing goes out, or what is in memory does.
    const found = await findFile(
      new Request(new URL(encodeURI(file), request.url), {
        method: isKnown || body ? 'HEAD' : method,
        headers: asked,
      }),
      () => Promise.reject(new Error(`${file} has gone since the server started.`)),
    );
    const { headers } = found;
    const contentType = type ?? contentTypes[extname(file)];
    if (contentType) headers.set('content-type', contentType);
    headers.set('etag', etag);
    headers.set('last-modified', modified);
    if (isText) headers.set('vary', 'Accept-Encoding');
    if (isKnown) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    // As it is: a stream that is wrapped once more fails when its reader goes away.
    if (!body || !encoding) return found;
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    headers.delete('accept-ranges');
    return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };
}
