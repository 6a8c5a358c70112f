import { createHash } from 'node:crypto';
import type { PublicSettings } from '../../src/config/settings.ts';
import { type Ask, findWrongStatus } from './ask.ts';
import { commonHeaders, findWrongHeaders } from './headers.ts';

const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^(?:font\/woff2|application\/font-woff2)/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  avif: /^image\/avif/,
  mp4: /^video\/mp4/,
  webm: /^video\/webm/,
  vtt: /^text\/vtt/,
  mp3: /^audio\//,
  webmanifest: /^application\/manifest\+json/,
  json: /^application\/json/,
};

/** Films are large: their beginning shows that they are there. */
const isFilm = /\.(?:mp4|webm|mp3)$/;

/** What a script asks for when somebody needs it. */
const importedFile = /["'`](\.\/[\w.-]+\.js)["'`]/g;

function isSigned(body: Buffer, integrity: string): boolean {
  const [algorithm = '', wanted = ''] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(body).digest('base64') === wanted;
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
): Promise<{ readonly faults: readonly string[]; readonly loads: readonly string[] }> {
  const { pathname } = new URL(path, settings.PUBLIC_SITE_URL);
  const response = await ask(
    path,
    isFilm.test(pathname) ? { headers: { range: 'bytes=0-999' } } : {},
  );
  const body = Buffer.from(await response.arrayBuffer());
  const wrongStatus = findWrongStatus(response, 200, 206);
  if (wrongStatus.length > 0) return { faults: wrongStatus, loads: [] };
  const type = response.headers.get('content-type') ?? 'of no type';
  const wanted = types[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
  const isKept = response.headers.get('cache-control')?.includes('immutable');
  const isScript = pathname.endsWith('.js');
  return {
    faults: [
      ...(wanted && !wanted.test(type) ? [`is ${type}`] : []),
      ...(body.length === 0 ? ['is empty'] : []),
      ...(integrity && body.length > 0 && !isSigned(body, integrity)
        ? ['is not what pages say that it is (integrity): browsers will not run it']
        : []),
      ...(pathname.startsWith('/_astro/') && !isKept
        ? ['is not kept by browsers (cache-control: immutable)']
        : []),
      ...findWrongHeaders(response, commonHeaders(settings)),
    ],
    loads: isScript
      ? [...body.toString().matchAll(importedFile)].map(
          ([, file = '']) => new URL(file, new URL(path, settings.PUBLIC_SITE_URL)).pathname,
        )
      : [],
  };
}
