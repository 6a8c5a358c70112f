import type { ClaimData } from '../../schemas/claim.ts';
import type { FindFact } from '../../site/facts.ts';

/** Stands in the HTML of a figure, until the section around it has said how its figures stand. */
const mark = / data-claim="([\w -]+)"/g;

/** Takes the marks out of HTML, and gives the figures that they named, each once. */
export function takeClaims(html: string | undefined, fact: FindFact) {
  const ids = new Set(
    [...(html ?? '').matchAll(mark)].flatMap(([, named = '']) => named.split(' ')),
  );
  const claims: ClaimData[] = [...ids].map((id) => fact('claims', id));
  return { html: (html ?? '').replaceAll(mark, ''), claims };
}
