import { categories, categorySlug } from '../../../src/config/categories.ts';
import { createFactFinder, type FindFact } from '../../../src/site/facts.ts';
import { buyersSchema } from '../../../src/schemas/buyers.ts';
import { callSchema } from '../../../src/schemas/call.ts';
import { claimSchema } from '../../../src/schemas/claim.ts';
import { sourceSchema } from '../../../src/schemas/source.ts';
import { triageSystemSchema } from '../../../src/schemas/triage-system.ts';

const rule = (id: string, moment: string) => ({
  id,
  moment,
  name: `Rule ${id}`,
  rule: `What the assistant does by the rule called ${id}.`,
  why: `The reason for the rule called ${id}, in one sentence.`,
});

/** A fact of each kind that texts cite, all of them imagined. */
export function createFacts(): FindFact {
  return createFactFinder({
    promises: new Map(),
    claims: new Map([
      [
        'shorter-waits',
        claimSchema.parse({
          value: '35%',
          stated: 'shorter waits: 35%',
          supplied: '',
          confirmed: false,
          measures: 'shorter waits',
          scope: 'Emergency departments',
        }),
      ],
    ]),
    sources: new Map([
      [
        'handbook',
        sourceSchema.parse({
          title: 'A Handbook of Triage',
          authors: 'Doe J',
          publisher: 'A Society',
          year: 2024,
          url: 'https://www.example.org/handbook',
          checked: '2026-11-22',
          seen: true,
        }),
      ],
    ]),
    triageSystems: new Map([
      [
        'three',
        triageSystemSchema.parse({
          name: 'Scale of Three',
          shortName: 'Three',
          origin: 'Nowhere, as it is imagined',
          keyFeatures: 'Three levels and nothing else',
          owner: 'Nobody',
          license: 'none-needed',
          levels: [
            { number: 1, name: 'Now', color: 'immediate', maximumWait: 0 },
            { number: 2, name: 'Later', color: 'urgent', maximumWait: 60 },
            { number: 3, name: 'Someday', color: 'standard', maximumWait: 120 },
          ],
        }),
      ],
    ]),
    calls: new Map([
      [
        'canonical',
        callSchema.parse({
          handoff: {
            says: 'Hang up and call {number} now, please.',
            numbers: [{ country: 'US', place: 'United States', number: '911' }],
          },
          rules: [
            rule('says-it', 'opening'),
            rule('asks-it', 'opening'),
            rule('hears-it', 'opening'),
          ],
        }),
      ],
    ]),
    buyers: new Map([
      [
        'law',
        buyersSchema.parse({
          status: 'works-today',
          on: '2026-11-01',
          questions: [
            {
              question: 'Is there an agreement under HIPAA?',
              answer: 'There is one, and it is signed before the first call is taken.',
            },
          ],
        }),
      ],
    ]),
    dashboards: new Map(),
    security: new Map(),
    exampleCalls: new Map(),
    translatedCalls: new Map(),
    trees: new Map(),
    scores: new Map(),
    scaleCases: new Map(),
    laws: new Map(),
    closingCalls: new Map(
      categories.map(categorySlug).map((id) => [
        id,
        {
          heading: `Call of ${id}`,
          text: 'What it gives.',
          label: 'Request it',
          href: '/contact',
        },
      ]),
    ),
  });
}
