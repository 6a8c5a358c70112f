import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { isDraft, isRecord, type Entry, type Site } from '../checked-site.ts';

interface Related {
  readonly id: string;
  readonly path: readonly (string | number)[];
}

/** Pages name `related: [{ page, why }]`, articles `related: [page]`. */
function listRelated({ frontMatter: { value } }: Entry): Related[] {
  const related = isRecord(value) ? value['related'] : undefined;
  if (!Array.isArray(related)) return [];
  return related.flatMap((item: unknown, index) => {
    const id = isRecord(item) ? item['page'] : item;
    const path = isRecord(item) ? ['related', index, 'page'] : ['related', index];
    return typeof id === 'string' ? [{ id, path }] : [];
  });
}

function checkEntry(entry: Entry, pages: ReadonlyMap<string, Entry>, ids: string[]): Problem[] {
  const seen = new Set<string>();
  return listRelated(entry).flatMap(({ id, path }): Problem[] => {
    const line = entry.frontMatter.lineOf(path);
    const problem = (found: string, write: string) => [
      { file: entry.file, line, field: path.join('.'), found, write },
    ];
    const page = pages.get(id);
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!page) return problem(`"${id}", which is not a page`, nameAdvice(id, ids));
    if (page === entry) return problem(`"${id}", the page itself`, 'the id of another page');
    if (isRepeated) return problem(`"${id}" a second time`, 'each page once');
    if (isDraft(page) && !isDraft(entry)) {
      return problem(`"${id}", which is a draft`, 'the id of a page that is published');
    }
    return [];
  });
}

/** Related pages exist, once each, and are other pages than this one. */
export function checkRelated({ entries }: Site): Problem[] {
  const pages = new Map(
    entries.filter(({ kind }) => kind === 'page').map((entry) => [entry.id, entry]),
  );
  const ids = [...pages.keys()];
  return entries.flatMap((entry) => checkEntry(entry, pages, ids));
}
