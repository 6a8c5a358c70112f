import { mentionsOf, type Content, type Entry } from '../facts.ts';
import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';

function checkEntry(entry: Entry, pages: ReadonlyMap<string, Entry>): Problem[] {
  const seen = new Set<string>();
  return mentionsOf(entry, 'page').flatMap(({ name: id, field, line }): Problem[] => {
    const problem = (found: string, write: string) => [
      { file: entry.file, line, field, found, write },
    ];
    const page = pages.get(id);
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!page) return problem(`"${id}", which is not a page`, nameAdvice(id, [...pages.keys()]));
    if (page === entry) return problem(`"${id}", the page itself`, 'the id of another page');
    if (isRepeated) return problem(`"${id}" a second time`, 'each page once');
    if (page.isDraft && !entry.isDraft) {
      return problem(`"${id}", which is a draft`, 'the id of a page that is published');
    }
    return [];
  });
}

/** Related pages exist, once each, and are other pages than this one. */
export function checkRelated({ entries, pages }: Content): Problem[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return entries.flatMap((entry) => checkEntry(entry, byId));
}
