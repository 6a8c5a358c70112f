import type { z } from 'zod';
import { articleSchema, closingCallSchema } from './article.ts';
import { buyersSchema } from './buyers.ts';
import { callSchema } from './call.ts';
import { claimSchema } from './claim.ts';
import { exampleCallSchema } from './example-call.ts';
import { lawSchema } from './law.ts';
import { pageSchema } from './page.ts';
import { promiseSchema } from './promise.ts';
import { questionnaireSchema } from './questionnaire.ts';
import { removedSchema } from './publication.ts';
import { scaleCaseSchema, scoreSchema, treeSchema } from './tools.ts';
import { securitySchema } from './security.ts';
import { sourceSchema } from './source.ts';
import { synonymsSchema } from './synonyms.ts';
import { triageSystemSchema } from './triage-system.ts';

/** MDX files, whose front matter the schema describes, or records by id in one YAML file. */
type Collection = {
  readonly schema: z.ZodType;
  /** Whether its words are in other languages, so that none is read as words of the site. */
  readonly isForeign?: boolean;
} & ({ readonly folder: string; readonly pattern: string } | { readonly file: string });

/**
 * All content: where it lies and what it must look like; each field says what it holds. The site,
 * the checker, the editor settings and the tests read this list, so a new collection is added here.
 */
export const contentCollections = {
  pages: { folder: 'src/content/pages', pattern: '**/*.mdx', schema: pageSchema },
  articles: { folder: 'src/content/articles', pattern: '*.mdx', schema: articleSchema },
  claims: { file: 'src/content/claims.yaml', schema: claimSchema },
  promises: { file: 'src/content/promises.yaml', schema: promiseSchema },
  sources: { file: 'src/content/sources.yaml', schema: sourceSchema },
  triageSystems: { file: 'src/content/triage-systems.yaml', schema: triageSystemSchema },
  security: { file: 'src/content/security.yaml', schema: securitySchema },
  calls: { file: 'src/content/call.yaml', schema: callSchema },
  trees: { file: 'src/content/trees.yaml', schema: treeSchema },
  scores: { file: 'src/content/scores.yaml', schema: scoreSchema },
  scaleCases: { file: 'src/content/scale-cases.yaml', schema: scaleCaseSchema },
  exampleCalls: { file: 'src/content/example-calls.yaml', schema: exampleCallSchema },
  translatedCalls: {
    file: 'src/content/translated-calls.yaml',
    schema: exampleCallSchema,
    isForeign: true,
  },
  buyers: { file: 'src/content/buyers.yaml', schema: buyersSchema },
  laws: { file: 'src/content/laws.yaml', schema: lawSchema },
  questionnaires: { file: 'src/content/questionnaires.yaml', schema: questionnaireSchema },
  closingCalls: { file: 'src/content/closing-calls.yaml', schema: closingCallSchema },
  removed: { file: 'src/content/removed.yaml', schema: removedSchema },
  synonyms: { file: 'src/content/synonyms.yaml', schema: synonymsSchema },
} as const satisfies Readonly<Record<string, Collection>>;

type Collections = typeof contentCollections;

/** A collection of records by id in one file. */
export type RecordName = {
  [Name in keyof Collections]: Collections[Name] extends { file: string } ? Name : never;
}[keyof Collections];

/** A record as its schema gives it. */
export type RecordOf<Name extends RecordName> = z.output<Collections[Name]['schema']>;
