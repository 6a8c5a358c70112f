/** The tables of an OpenType font by their tags, as they stand in the file. */
export type FontTables = Map<string, Buffer>;

const directoryStart = 12;
const recordBytes = 16;
const inWords = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** Numbers of two bytes, the unit of most tables. */
export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
}

/** Offsets of four bytes. */
function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** @throws {Error} when the font has no such table */
function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table “${tag}”.`);
  return table;
}

/**
 * @param font an uncompressed OpenType file with TrueType outlines
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
 */
export function readTables(font: Buffer): FontTables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = directoryStart + index * recordBytes;
      const start = font.readUInt32BE(at + 8);
      const end = start + font.readUInt32BE(at + 12);
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(start, end))];
    }),
  );
}

/** The file again. Checksums stay empty: whatever compresses it counts them. */
export function writeTables(tables: FontTables): Buffer {
  const parts = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(directoryStart + parts.length * recordBytes);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(parts.length, 4);
  let offset = header.length;
  const bodies = parts.map(([tag, table], index) => {
    const at = directoryStart + index * recordBytes;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const body = Buffer.alloc(inWords(table.length));
    table.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

/** Offsets of two bytes count pairs of bytes, those of four count bytes. */
function readOffsets(table: Buffer, count: number, areLong: boolean): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    areLong ? table.readUInt32BE(index * 4) : table.readUInt16BE(index * 2) * 2,
  );
}

function withEntry(data: Buffer, offsets: readonly number[], glyph: number, entry: Buffer) {
  const bodies = offsets.slice(1).map((end, index) => {
    if (index !== glyph) return data.subarray(offsets[index], end);
    const body = Buffer.alloc(inWords(entry.length));
    entry.copy(body);
    return body;
  });
  let at = 0;
  const starts = bodies.map((body) => {
    at += body.length;
    return at;
  });
  return { offsets: longs([0, ...starts]), data: Buffer.concat(bodies) };
}

/**
 * Gives a glyph another outline.
 * @see https://learn.microsoft.com/typography/opentype/spec/loca
 */
export function replaceOutline(tables: FontTables, glyph: number, outline: Buffer): void {
  const head = tableOf(tables, 'head');
  const formatAt = 50;
  const count = tableOf(tables, 'maxp').readUInt16BE(4) + 1;
  const areLong = head.readUInt16BE(formatAt) === 1;
  const offsets = readOffsets(tableOf(tables, 'loca'), count, areLong);
  const changed = withEntry(tableOf(tables, 'glyf'), offsets, glyph, outline);
  head.writeUInt16BE(1, formatAt);
  tables.set('loca', changed.offsets).set('glyf', changed.data);
}

/**
 * Gives a glyph another way to vary.
 * @see https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function replaceVariation(tables: FontTables, glyph: number, variation: Buffer): void {
  const gvar = tableOf(tables, 'gvar');
  const headerBytes = 20;
  const count = gvar.readUInt16BE(12) + 1;
  const areLong = (gvar.readUInt16BE(14) & 1) === 1;
  const shared = gvar.subarray(
    gvar.readUInt32BE(8),
    gvar.readUInt32BE(8) + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2,
  );
  const offsets = readOffsets(gvar.subarray(headerBytes), count, areLong);
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const changed = withEntry(data, offsets, glyph, variation);
  const header = Buffer.from(gvar.subarray(0, headerBytes));
  header.writeUInt32BE(headerBytes + changed.offsets.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(headerBytes + changed.offsets.length + shared.length, 16);
  tables.set('gvar', Buffer.concat([header, changed.offsets, shared, changed.data]));
}
