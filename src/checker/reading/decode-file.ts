/** The text of a file, and what is wrong with how it was saved. */
interface Decoded {
  readonly text: string;
  /** Completes "found …": only UTF-8 is read by everything. */
  readonly fault?: string;
}

/** Reads a file in whatever encoding it was saved, so that its words are judged as they were meant. */
export function decodeFile(bytes: Buffer): Decoded {
  // As Windows marks it.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), fault: 'text in UTF-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, fault: 'text in Windows-1252, not in UTF-8' };
  }
}
