/** What files of an ending begin with, as text of one byte a character. */
interface Kind {
  readonly name: string;
  readonly begins: RegExp;
  readonly ends?: RegExp;
  /** Bytes that the file says it has. */
  readonly size?: (body: Buffer) => number;
}

const png = { name: 'PNG', begins: /^\x89PNG\r\n\x1a\n/, ends: /IEND\xae\x42\x60\x82$/ };
const text = { begins: /^(?!\s*<)/ };

const kinds: Readonly<Record<string, Kind>> = {
  png,
  jpg: { name: 'JPEG', begins: /^\xff\xd8\xff/, ends: /\xff\xd9\0*$/ },
  webp: {
    name: 'WebP',
    begins: /^RIFF[\s\S]{4}WEBP/,
    size: (body) => body.readUInt32LE(4) + 8,
  },
  avif: { name: 'AVIF', begins: /^[\s\S]{4}ftypavi/ },
  svg: {
    name: 'SVG',
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[\s\S]*?)?<svg[\s>]/,
    ends: /(?:<\/svg|<svg[^>]*\/)>(?:\s|<!--[\s\S]*?-->)*$/,
  },
  woff2: { name: 'font', begins: /^wOF2[\s\S]{8}/, size: (body) => body.readUInt32BE(8) },
  mp4: { name: 'MP4', begins: /^[\s\S]{4}ftyp/ },
  webm: { name: 'WebM', begins: /^\x1a\x45\xdf\xa3/ },
  vtt: { name: 'WebVTT', begins: /^(?:\xef\xbb\xbf)?WEBVTT/ },
  js: { name: 'script', ...text },
  css: { name: 'style sheet', ...text },
  json: { name: 'JSON', begins: /^\s*[[{]/ },
  webmanifest: { name: 'JSON', begins: /^\s*\{/ },
};

/** In bytes. */
const shown = 24;

/** The beginning of a file, for people to see what it is. */
export function describeBeginning(body: Buffer): string {
  const beginning = body
    .subarray(0, shown)
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e]+/g, '·');
  return `“${beginning}${body.length > shown ? '…' : ''}”`;
}

/**
 * Whether a file is what its name says.
 * @param ending of its name, without the dot
 */
export function findWrongBytes(ending: string, body: Buffer) {
  const kind = kinds[ending];
  if (kind === undefined || body.length === 0) return [];
  const content = body.toString('latin1');
  if (!kind.begins.test(content)) {
    return [{ fault: `is no ${kind.name}`, example: `it begins ${describeBeginning(body)}` }];
  }
  if (kind.ends && !kind.ends.test(content)) {
    return [{ fault: 'is cut', example: `its end is missing after ${body.length} bytes` }];
  }
  const size = kind.size?.(body) ?? body.length;
  if (size === body.length) return [];
  return [{ fault: 'is cut', example: `${body.length} of ${size} bytes` }];
}
