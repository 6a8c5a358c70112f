import { articleSchema } from '../../schemas/article.ts';
import { claimSchema } from '../../schemas/claim.ts';
import { pageSchema } from '../../schemas/page.ts';
import { triageSystemSchema } from '../../schemas/triage-system.ts';
import type { Problem } from '../problem.ts';
import { findSchemaProblems } from '../schemas/schema-problems.ts';
import type { Entry, RecordFile, Site } from '../checked-site.ts';

function checkEntry({ kind, file, frontMatter, problems }: Entry): Problem[] {
  const isUnreadable = problems.some(({ field }) => field === 'front matter');
  if (isUnreadable) return [];
  const schema = kind === 'page' ? pageSchema : articleSchema;
  return findSchemaProblems(schema, frontMatter.value, file, frontMatter.lineOf);
}

function checkRecords(
  { file, records, lineOf }: RecordFile,
  schema: typeof claimSchema | typeof triageSystemSchema,
): Problem[] {
  return [...records].flatMap(([id, value]) => {
    const problems = findSchemaProblems(schema, value, file, lineOf, [id]);
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return problems;
    const write = 'the id in lower case with hyphens, such as wait-reduction';
    return [...problems, { file, line: lineOf([id]), field: 'id', found: `"${id}"`, write }];
  });
}

/** Front matter and YAML files hold the fields of `src/schemas/`, spelled and filled as they ask. */
export function checkSchemas({ entries, claims, systems }: Site): Problem[] {
  return [
    ...entries.flatMap((entry) => [...entry.problems, ...checkEntry(entry)]),
    ...claims.problems,
    ...checkRecords(claims, claimSchema),
    ...systems.problems,
    ...checkRecords(systems, triageSystemSchema),
  ];
}
