import { createHash } from 'node:crypto';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import type { Fault } from '../tell.ts';
import { findCutFilm, findWrongPart, partFrom } from './film.ts';
import { findWrongBytes } from './first-bytes.ts';
import { isPacked, leastPacked, packedStill } from './packed.ts';
import { findWrongSyntax } from './syntax.ts';

const types: Readonly<Record<string, readonly string[]>> = {
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  woff2: ['font/woff2', 'application/font-woff2'],
  svg: ['image/svg+xml'],
  png: ['image/png'],
  webp: ['image/webp'],
  jpg: ['image/jpeg'],
  avif: ['image/avif'],
  mp4: ['video/mp4'],
  webm: ['video/webm'],
  vtt: ['text/vtt'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  webmanifest: ['application/manifest+json'],
  json: ['application/json'],
};

/**
 * The names of the type of a file, the usual one first.
 * @param ending of its name, without the dot
 */
export function typesOf(ending: string): readonly string[] | undefined {
  return types[ending];
}

/** Large files, of which a part is asked for at a time. */
export const inParts = /\.(?:mp4|webm|mp3)$/;

/** What a script asks for when somebody needs it. */
const importedFile = /["'`](\.\/[\w.-]+\.js)["'`]/g;

function isSigned(body: Buffer, integrity: string): boolean {
  const [algorithm = '', wanted = ''] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(body).digest('base64') === wanted;
}

function findWrongContent(
  response: Response,
  body: Buffer,
  ending: string,
  integrity?: string,
): readonly Fault[] {
  if (body.length === 0) return ['is empty'];
  const isText = ending === 'js' || ending === 'css';
  if (isText && isPacked(body.toString())) return [packedStill];
  const bytes = findWrongBytes(ending, body);
  if (bytes.length > 0) return bytes;
  // What is not what pages say is told by that.
  if (integrity && !isSigned(body, integrity)) {
    return ['is not what pages say that it is (integrity): browsers will not run it'];
  }
  const isUnpacked = !response.headers.has('content-encoding') && body.length > leastPacked;
  return [
    ...findWrongSyntax(ending, body),
    ...(isText && isUnpacked ? ['is sent uncompressed'] : []),
  ];
}

/**
 * What is wrong with a file that pages load, and the files that it loads itself.
 * @param path with its query
 * @param integrity what pages say that a script has to be
 */
export async function checkAsset(
  ask: Ask,
  path: string,
  settings: PublicSettings,
  integrity?: string,
): Promise<{ readonly faults: readonly Fault[]; readonly loads: readonly string[] }> {
  const { pathname } = new URL(path, settings.PUBLIC_SITE_URL);
  const isPart = inParts.test(pathname);
  const response = await ask(path, isPart ? partFrom(0) : undefined);
  const wrongStatus = isPart ? findWrongPart(response) : findWrongStatus(response, 200);
  if (wrongStatus.length > 0) {
    await response.body?.cancel();
    return { faults: wrongStatus, loads: [] };
  }
  const body = await readBody(response);
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  const wanted = typesOf(ending);
  const content = findWrongContent(response, body, ending, integrity);
  const isFilm = /^(?:mp4|webm)$/.test(ending) && content.length === 0;
  return {
    faults: [
      ...(wanted ? findWrongType(response, ...wanted) : []),
      ...content,
      ...(isFilm ? await findCutFilm(ask, path, response, { first: body, ending }) : []),
      ...findHeaderFaults(response, commonHeaders(settings)),
    ],
    loads:
      ending === 'js'
        ? [...body.toString().matchAll(importedFile)].map(
            ([, file = '']) => new URL(file, new URL(path, settings.PUBLIC_SITE_URL)).pathname,
          )
        : [],
  };
}
