interface Sentence {
  readonly text: string;
  /** Offset of the sentence in the whole text. */
  readonly start: number;
}

/** Splits prose after full stops, question and exclamation marks that are followed by a space. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/(?<=[.!?]["'”’)]?)\s+|$/g)) {
    if (index > start) sentences.push({ text: text.slice(start, index), start });
    start = index + gap.length;
  }
  return sentences;
}
