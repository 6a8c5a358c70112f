/** A mention of a source in a text. */
export interface Citation {
  /** The id of the source. */
  readonly id: string;
  /** The part of the source that is meant: section 1.5. */
  readonly at: string | undefined;
  /** The number of the source in this text, and which of its citations this is: `3-2`. */
  readonly number: string;
}

/** Code and comments, which cite nothing, or a tag or an attribute that does. */
const citing =
  /```[\s\S]*?```|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}|<Source\s+([^>]*)>|(?<=\s)source="([^"]*)"/g;

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

/**
 * Numbers the citations of a text, `<Source id="…" />` and `source="… …"`, a number for each source
 * in the order in which they come. It reads the text and not a tree, because no pass over the tree
 * is shared by what compiles the text and what lists its sources.
 * @param text the MDX of a page or article
 * @returns the citations in order, and the text in which each says its place: `cite="3-2"`
 */
export function numberCitations(text: string): {
  readonly citations: readonly Citation[];
  readonly text: string;
} {
  const countById = new Map<string, number>();
  const citations: Citation[] = [];
  function cite(id: string, at?: string): string {
    const count = (countById.get(id) ?? 0) + 1;
    countById.set(id, count);
    const number = `${[...countById.keys()].indexOf(id) + 1}-${count}`;
    citations.push({ id, at, number });
    return number;
  }
  const numbered = text.replace(citing, (match: string, tag?: string, ids?: string) => {
    if (ids !== undefined) {
      const numbers = ids.split(/\s+/).map((id) => cite(id));
      return `${match} cite="${numbers.join(' ')}"`;
    }
    const id = tag === undefined ? undefined : attribute(tag, 'id');
    if (tag === undefined || id === undefined) return match;
    return match.replace('<Source', `<Source cite="${cite(id, attribute(tag, 'at'))}"`);
  });
  return { citations, text: numbered };
}
