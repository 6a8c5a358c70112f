const placeholder = /\{(\w+)\}/;

/**
 * Puts values where words name them in braces: `Showing {shown} of {total} articles`. The schemas
 * of the words see to it that each name stands there.
 */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return fillWith(words, values).join('');
}

/**
 * The same with what is no text, such as a link.
 * @returns the words and what stands between them, in order
 */
export function fillWith<Part>(
  words: string,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return words
    .split(placeholder)
    .map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)));
}

/**
 * A whole number as English writes it: `5,000`. Not by `toLocaleString`, whose first call keeps a
 * browser busy for some 20 ms.
 */
export function writeCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
