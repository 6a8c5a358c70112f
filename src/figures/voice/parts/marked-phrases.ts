interface Turn {
  readonly speaker: string;
  readonly text: string;
}

/**
 * Finds the phrases that stand in [square brackets] in the turns of a conversation.
 * @returns the turns in parts, each with the number of its marked phrase, counted from 1 through the
 *   conversation, or 0; and where each phrase begins in the whole, 0 to 1
 */
export function findMarks(turns: readonly Turn[]) {
  const length = turns.reduce((sum, { text }) => sum + text.length, 0);
  const positions: number[] = [];
  let spoken = 0;
  const conversation = turns.map(({ speaker, text }) => ({
    speaker,
    parts: text.split(/(\[[^\]]+\])/).map((piece) => {
      const start = spoken;
      spoken += piece.length;
      if (!piece.startsWith('[')) return { text: piece, mark: 0 };
      positions.push(start / length);
      return { text: piece.slice(1, -1), mark: positions.length };
    }),
  }));
  return { conversation, positions };
}
