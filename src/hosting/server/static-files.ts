import path from 'node:path';
import { staticMiddleware } from 'srvx/static';

type ServeFile = (request: Request, file: string) => Promise<Response>;

/** Types that the file server does not know or know whole, as the deployed host sends them. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
]);

/**
 * Serves files with their type, ETag, byte ranges, brotli and gzip.
 * @param folder the folder of the files
 * @returns a function that answers a request with one of the files, named from the folder with a
 *   leading slash
 */
export function createFileServer(folder: string): ServeFile {
  const serve = staticMiddleware({ dir: folder });
  return async (request, file) => {
    const url = new URL(encodeURI(file), request.url);
    const { method, headers } = request;
    const response = await serve(new Request(url, { method, headers }), () =>
      Promise.reject(new Error(`${file} has gone since the server started.`)),
    );
    const contentType = contentTypes.get(path.extname(file));
    if (contentType && response.headers.has('content-type')) {
      response.headers.set('content-type', contentType);
    }
    return response;
  };
}
