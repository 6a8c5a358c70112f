/** The text of a file, and what is wrong with how it was saved. */
interface Decoded {
  readonly text: string;
  /** Completes "found …": only UTF-8 with the line ends of this century is read by everything. */
  readonly fault?: string;
}

function findWide(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
    ? 'utf-16be'
    : undefined;
}

/** Reads a file in whatever encoding it was saved, so that its words are judged as they were meant. */
export function decodeFile(bytes: Buffer): Decoded {
  const wide = bytes.length > 1 ? findWide(bytes) : undefined;
  if (wide) return { text: new TextDecoder(wide).decode(bytes), fault: 'text in UTF-16' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!/\r(?!\n)/.test(text) || text.includes('\n')) return { text };
    return { text: text.replaceAll('\r', '\n'), fault: 'line ends of an old Mac (CR alone)' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, fault: 'text in Windows-1252, not in UTF-8' };
  }
}
