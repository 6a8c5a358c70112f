import type { z } from 'zod';
import { articleSchema, closingCallSchema } from './article.ts';
import { buyersSchema } from './buyers.ts';
import { callSchema } from './call.ts';
import { claimSchema } from './claim.ts';
import { dashboardSchema } from './dashboard.ts';
import { exampleCallSchema } from './example-call.ts';
import { pageSchema } from './page.ts';
import { removedSchema } from './publication.ts';
import { scaleCaseSchema, scoreSchema, treeSchema } from './tools.ts';
import { securitySchema } from './security.ts';
import { sourceSchema } from './source.ts';
import { synonymsSchema } from './synonyms.ts';
import { triageSystemSchema } from './triage-system.ts';

/**
 * What a field holds beside its type: words (`title` for headings and labels, `text` for
 * sentences), a link, or the id of a claim, an outside source, a triage system, a page, a rule of
 * the call or a country.
 */
export type FieldMeaning =
  'title' | 'text' | 'link' | 'claim' | 'source' | 'system' | 'page' | 'rule' | 'country';

interface Described {
  readonly schema: z.ZodType;
  /** What the fields hold, by path without the places in lists: `related.why`. */
  readonly fields: Readonly<Record<string, FieldMeaning>>;
}

/** MDX files, whose front matter the schema describes, or records by id in one YAML file. */
type Collection = Described &
  ({ readonly folder: string; readonly pattern: string } | { readonly file: string });

/** What the turns of an example call hold, at one depth of its answers. */
function turnFields(path: string): Readonly<Record<string, FieldMeaning>> {
  return {
    [`${path}.assistant`]: 'text',
    [`${path}.caller`]: 'text',
    [`${path}.handoff`]: 'country',
    [`${path}.rules`]: 'rule',
    [`${path}.findings`]: 'title',
    [`${path}.note`]: 'title',
  };
}

/**
 * All content: where it lies, what it must look like and what its fields hold. The site, the
 * checker, the editor settings and the tests read this list, so a new collection is added here.
 */
export const contentCollections = {
  pages: {
    folder: 'src/content/pages',
    pattern: '**/*.mdx',
    schema: pageSchema,
    fields: {
      title: 'title',
      description: 'text',
      'hero.eyebrow': 'title',
      'hero.heading': 'title',
      'hero.lead': 'text',
      'hero.actions.label': 'title',
      'hero.actions.href': 'link',
      'hero.aside.claims': 'claim',
      'footer.label': 'title',
      'footer.badge': 'title',
      'related.page': 'page',
      'related.why': 'text',
    },
  },
  articles: {
    folder: 'src/content/articles',
    pattern: '*.mdx',
    schema: articleSchema,
    fields: { title: 'title', searchTitle: 'title', excerpt: 'text', related: 'page' },
  },
  claims: {
    file: 'src/content/claims.yaml',
    schema: claimSchema,
    fields: { measures: 'text', scope: 'text' },
  },
  // Titles keep the spelling they were published in, so no field is read as words of the site.
  sources: {
    file: 'src/content/sources.yaml',
    schema: sourceSchema,
    fields: {},
  },
  triageSystems: {
    file: 'src/content/triage-systems.yaml',
    schema: triageSystemSchema,
    fields: {
      name: 'title',
      shortName: 'title',
      origin: 'text',
      keyFeatures: 'text',
      owner: 'text',
      'levels.name': 'title',
      'levels.label': 'title',
    },
  },
  dashboards: {
    file: 'src/content/dashboard.yaml',
    schema: dashboardSchema,
    fields: {
      place: 'title',
      moment: 'title',
      system: 'system',
      usualLabel: 'title',
      'waits.of': 'title',
      'splits.heading': 'title',
      'splits.parts.name': 'title',
      'counts.label': 'title',
    },
  },
  security: {
    file: 'src/content/security.yaml',
    schema: securitySchema,
    fields: {
      'kinds.petrol': 'title',
      'kinds.steel': 'title',
      'kinds.slate': 'title',
      'kinds.ink': 'title',
      'cards.title': 'title',
      'cards.description': 'text',
    },
  },
  calls: {
    file: 'src/content/call.yaml',
    schema: callSchema,
    fields: {
      'handoff.says': 'text',
      'handoff.meanwhile': 'text',
      'handoff.numbers.place': 'title',
      'rules.name': 'title',
      'rules.rule': 'text',
      'rules.why': 'text',
    },
  },
  trees: {
    file: 'src/content/trees.yaml',
    schema: treeSchema,
    fields: {
      name: 'title',
      system: 'system',
      source: 'source',
      'questions.question': 'title',
      'questions.detail': 'text',
      'questions.answers.answer': 'title',
      'questions.answers.remark': 'text',
    },
  },
  scores: {
    file: 'src/content/scores.yaml',
    schema: scoreSchema,
    fields: {
      name: 'title',
      source: 'source',
      'items.name': 'title',
      'items.unit': 'title',
      'items.options.reading': 'title',
      'responses.name': 'title',
      'responses.asks': 'text',
    },
  },
  scaleCases: {
    file: 'src/content/scale-cases.yaml',
    schema: scaleCaseSchema,
    fields: {
      name: 'title',
      story: 'text',
      'results.system': 'system',
      'results.steps.asks': 'title',
      'results.steps.finds': 'title',
    },
  },
  exampleCalls: {
    file: 'src/content/example-calls.yaml',
    schema: exampleCallSchema,
    fields: {
      label: 'title',
      who: 'title',
      caller: 'title',
      'recording.audio': 'link',
      'recording.cues': 'link',
      'recording.credit': 'title',
      'turns.answers.short': 'title',
      'turns.answers.then.answers.short': 'title',
      ...turnFields('turns'),
      ...turnFields('turns.answers.then'),
      ...turnFields('turns.answers.then.answers.then'),
    },
  },
  // In other languages, so no field is read as words of the site.
  translatedCalls: {
    file: 'src/content/translated-calls.yaml',
    schema: exampleCallSchema,
    fields: {
      'recording.audio': 'link',
      'recording.cues': 'link',
      'turns.rules': 'rule',
    },
  },
  buyers: {
    file: 'src/content/buyers.yaml',
    schema: buyersSchema,
    fields: {
      'questions.question': 'title',
      'questions.answer': 'text',
      'questions.claims': 'claim',
      'questions.more.label': 'title',
      'questions.more.href': 'link',
      open: 'title',
    },
  },
  closingCalls: {
    file: 'src/content/closing-calls.yaml',
    schema: closingCallSchema,
    fields: { heading: 'title', text: 'text', label: 'title', href: 'link' },
  },
  // What `see` names is compared with the addresses by a rule of its own.
  removed: { file: 'src/content/removed.yaml', schema: removedSchema, fields: {} },
  // What people type is no text of the site: it has misspellings, brands and half words.
  synonyms: {
    file: 'src/content/synonyms.yaml',
    schema: synonymsSchema,
    fields: { pages: 'page' },
  },
} as const satisfies Readonly<Record<string, Collection>>;
