import { mentionsOf, type Content, type RecordFile } from '../facts.ts';
import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';

function findUnknown(
  { sources }: Content,
  meaning: 'claim' | 'system',
  cited: RecordFile<unknown>,
): Problem[] {
  const ids = [...cited.records.keys()];
  const field = meaning === 'claim' ? 'claim' : 'triage system';
  return sources.flatMap((source) =>
    mentionsOf(source, meaning)
      .filter(({ name }) => !cited.records.has(name))
      .map(({ name, line }) => {
        const found = `"${name}", which is not in ${cited.file}`;
        return { file: source.file, line, field, found, write: nameAdvice(name, ids) };
      }),
  );
}

/** Claims and triage systems are cited by ids that exist. */
export function checkCitations(content: Content): Problem[] {
  const { claims, systems } = content;
  return [...findUnknown(content, 'claim', claims), ...findUnknown(content, 'system', systems)];
}

/** Every figure of `claims.yaml` is shown to visitors somewhere, in content or in code. */
export function checkUnusedClaims({ entries, sources, claims, claimsInCode }: Content): Problem[] {
  // A page that cannot be read may hold the citation that would be missed.
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const published = sources.filter(({ isDraft }) => !isDraft);
  const cited = new Set(
    published.flatMap((source) => mentionsOf(source, 'claim').map(({ name }) => name)),
  );
  return [...claims.records.keys()]
    .filter((id) => !cited.has(id) && !claimsInCode.has(id))
    .map((id) => ({
      file: claims.file,
      line: claims.lineOf([id]),
      field: id,
      found: 'no page, article or component that cites it',
      write: `<Claim id="${id}" /> where the figure belongs, or delete the entry`,
    }));
}
