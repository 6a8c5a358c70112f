import { numberCitations, type Citation } from '../mdx/number-citations.ts';
import { addressOf, type SourceData } from '../schemas/source.ts';
import type { FindFact } from './facts.ts';

/** A source as the list at the end of a text shows it; its place in the list is its number. */
export interface CitedSource extends SourceData {
  readonly href: string | undefined;
  readonly citations: readonly Citation[];
}

/**
 * The sources that a text cites, in the order of their numbers.
 * @param text the MDX of a page or article
 * @throws {Error} when the text cites a source that does not exist
 */
export function listCitedSources(text: string, fact: FindFact): CitedSource[] {
  const { citations } = numberCitations(text);
  return [...Map.groupBy(citations, ({ id }) => id)].map(([id, ofSource]) => {
    const source = fact('sources', id);
    return { ...source, href: addressOf(source), citations: ofSource };
  });
}

/** The addresses of the sources that a text cites, each once. */
export function listCitedAddresses(body: string, fact: FindFact): string[] {
  return [...new Set(listCitedSources(body, fact).flatMap(({ href }) => href ?? []))];
}
