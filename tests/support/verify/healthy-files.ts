import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { workerPolicy } from '../../../src/hosting/output/headers.ts';
import { checksum } from '../../../src/hosting/output/checksums.ts';
import { writeRobotsText } from '../../../src/site/robots-text.ts';

interface File {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
const packed = { 'content-encoding': 'identity' };

/** Large enough that hosts pack it. */
const script = `import("./later.js");${'/* words */'.repeat(500)}`;

/** What pages say of their script. */
export const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const part = (content: string): File => ({
  type: 'application/octet-stream',
  body: gzipSync(bytes(`pagefind_dcd${content}`)),
});
const index: File = {
  type: 'application/json',
  body: '{"languages":{"en":{"hash":"en_1","wasm":"en","page_count":1}}}',
};

/** Two boxes, each with its length, and the second longer than a part. */
const film = bytes(`\0\0\0\x0cftypisom\0\0\x05\0mdat${'m'.repeat(1272)}`);

/** Two pixels wide and high. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
  'base64',
);

const articles: File = {
  type: 'application/json',
  body: '{"total":1,"articles":[{"category":"Legal"}]}',
};

/** What begins like a file of its kind and says how long it is. */
const media: Readonly<Record<string, File>> = {
  '/icon.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  '/icon-2.png': { type: 'image/png', body: picture },
  '/site.webmanifest': {
    type: 'application/manifest+json',
    body: JSON.stringify({
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-2.png', sizes: '1x1 2X2', type: 'image/png' },
      ],
    }),
  },
  '/picture.svg': { type: 'image/svg+xml', body: '<?xml version="1.0"?><svg />' },
  '/sharing/page.png': {
    type: 'image/png',
    body: bytes('\x89PNG\r\n\x1a\n and IEND\xae\x42\x60\x82'),
  },
  '/small.webp': { type: 'image/webp', body: bytes('RIFF\x08\0\0\0WEBPmore') },
  '/large.webp': { type: 'image/webp', body: bytes('RIFF\x08\0\0\0WEBPmore') },
  '/font.woff2': { type: 'font/woff2', body: bytes('wOF2....\0\0\0\x0c') },
  '/film.mp4': { type: 'video/mp4', body: film },
  '/film.webm': { type: 'video/webm', body: bytes('\x1aE\xdf\xa3\x80\x18S\x80g\x83abc') },
  '/film.vtt': { type: 'text/vtt', body: 'WEBVTT\n' },
};

const searchParts: Readonly<Record<string, File>> = {
  ...Object.fromEntries(
    ['/pagefind', '/pagefind/text'].flatMap((folder) => [
      [
        `${folder}/pagefind.en_1.pf_meta`,
        part('\x82jen_000000f\x01\x83aaazjen_00000a1\x82jcategoriesjen_00000f1'),
      ],
      [`${folder}/fragment/en_000000f.pf_fragment`, part('a text')],
      [`${folder}/index/en_00000a1.pf_index`, part('words')],
      [`${folder}/filter/en_00000f1.pf_filter`, part('values')],
    ]),
  ),
  '/pagefind/wasm.en.pagefind': part('code'),
};

/** What pages do not lead to. */
const unlinked: Readonly<Record<string, File>> = {
  '/known-paths.json': { type: 'application/json', body: '{"articles":[]}' },
  '/pagefind/wasm.en.pagefind.br': {
    type: 'application/octet-stream',
    body: Buffer.from(brotliCompressSync('pagefind_dcdcode')),
    headers: { 'content-encoding': 'br' },
  },
};

/**
 * What the files of a site hold.
 * @param contents by the names of files
 */
export function listChecksums(contents: Readonly<Record<string, File['body']>>): File {
  const lines = Object.entries(contents).map(
    ([name, body]) => `${checksum(Buffer.from(body))}  ${name}\n`,
  );
  return { type: 'text/plain', body: lines.join('') };
}

/** Files of a site that keeps every promise, by address. */
export function listFiles(
  origin: string,
  pages: readonly string[],
  settings: PublicSettings,
): Readonly<Record<string, File>> {
  const locations = pages.map((path) => `<loc>${origin}${path}</loc>`).join('');
  return {
    ...media,
    '/_astro/page.js': { type: 'text/javascript', body: script, headers: { ...kept, ...packed } },
    '/_astro/later.js': { type: 'text/javascript', body: 'later({ a: 1 })', headers: kept },
    '/function-answer.css': { type: 'text/css', body: 'p { margin: 0 }' },
    '/robots.txt': {
      type: 'text/plain',
      body: writeRobotsText(origin, settings.PUBLIC_AI_CRAWLERS),
    },
    '/llms.txt': { type: 'text/plain', body: `# A site\n\n- [A page](${origin}/contact)\n` },
    '/news/all/1.json': articles,
    '/news/all/2.json': articles,
    '/news/legal/1.json': articles,
    '/llms-full.txt': { type: 'text/plain', body: '# A site\n' },
    '/page.md': { type: 'text/markdown', body: `# A page\n\nAddress: <${origin}/>\n` },
    '/rss.xml': {
      type: 'application/rss+xml',
      body: `<rss><channel><link>${origin}</link><item><link>${origin}/linked</link></item></channel></rss>`,
    },
    '/feed.json': { type: 'application/feed+json', body: `{"items":[{"url":"${origin}/linked"}]}` },
    '/.well-known/security.txt': {
      type: 'text/plain',
      body: 'Contact: mailto:a@site.example\nExpires: 2999-01-01T00:00:00Z\n',
    },
    '/sitemap-index.xml': {
      type: 'application/xml',
      body: `<sitemapindex><loc>${origin}/sitemap-0.xml</loc></sitemapindex>`,
    },
    '/sitemap-0.xml': { type: 'application/xml', body: `<urlset>${locations}</urlset>` },
    '/pagefind/pagefind-entry.json': index,
    '/pagefind/text/pagefind-entry.json': index,
    '/pagefind/pagefind-worker.js': {
      type: 'text/javascript',
      body: 'work()',
      headers: { 'content-security-policy': workerPolicy },
    },
    ...searchParts,
    ...unlinked,
  };
}
