interface Turn {
  readonly speaker: string;
  readonly text: string;
}

interface Part {
  readonly text: string;
  /** The number of a marked phrase, counted from 1 through the conversation; 0 for other words. */
  readonly mark: number;
}

export interface MarkedConversation {
  readonly conversation: readonly { readonly speaker: string; readonly parts: readonly Part[] }[];
  /** Where each marked phrase begins in the whole conversation, 0 to 1. */
  readonly positions: readonly number[];
}

/** Finds the phrases that stand in [square brackets] in the turns of a conversation. */
export function findMarks(turns: readonly Turn[]): MarkedConversation {
  const length = turns.reduce((sum, { text }) => sum + text.length, 0);
  const positions: number[] = [];
  let spoken = 0;
  const conversation = turns.map(({ speaker, text }) => ({
    speaker,
    parts: text.split(/(\[[^\]]+\])/).map((piece): Part => {
      const start = spoken;
      spoken += piece.length;
      if (!piece.startsWith('[')) return { text: piece, mark: 0 };
      positions.push(start / length);
      return { text: piece.slice(1, -1), mark: positions.length };
    }),
  }));
  return { conversation, positions };
}
