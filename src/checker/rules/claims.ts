import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { isDraft, type Entry, type Named, type RecordFile, type Site } from '../checked-site.ts';

function findUnknown(
  entries: readonly Entry[],
  cited: 'claims' | 'systems',
  { records, file: source }: RecordFile,
): Problem[] {
  const ids = [...records.keys()];
  const field = cited === 'claims' ? 'claim' : 'triage system';
  const found = ({ name }: Named) => `"${name}", which is not in ${source}`;
  return entries.flatMap(({ file, body }) =>
    body[cited]
      .filter(({ name }) => !records.has(name))
      .map((named) => ({
        file,
        line: named.line,
        field,
        found: found(named),
        write: nameAdvice(named.name, ids),
      })),
  );
}

/** Claims and triage systems are cited by ids that exist. */
export function checkCitations({ entries, claims, systems }: Site): Problem[] {
  return [...findUnknown(entries, 'claims', claims), ...findUnknown(entries, 'systems', systems)];
}

/** Every figure of `claims.yaml` is shown to visitors somewhere, in content or in code. */
export function checkUnusedClaims({ entries, claims, quotedInCode }: Site): Problem[] {
  // A page that cannot be read may hold the citation that would be missed.
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const published = entries.filter((entry) => !isDraft(entry));
  const cited = new Set(published.flatMap(({ body }) => body.claims.map(({ name }) => name)));
  return [...claims.records.keys()]
    .filter((id) => !cited.has(id) && !quotedInCode.has(id))
    .map((id) => ({
      file: claims.file,
      line: claims.lineOf([id]),
      field: id,
      found: 'no page, article or component that cites it',
      write: `<Claim id="${id}" /> where the figure belongs, or delete the entry`,
    }));
}
