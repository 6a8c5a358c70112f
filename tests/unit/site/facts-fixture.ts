import { categories, categorySlug } from '../../../src/config/categories.ts';
import { closingCallSchema } from '../../../src/schemas/article.ts';
import { sourceSchema } from '../../../src/schemas/source.ts';
import { createFactFinder, type FindFact } from '../../../src/site/facts.ts';

/** A source, and what the articles of each category end on. */
export function createFacts(): FindFact {
  const handbook = sourceSchema.parse({
    title: 'A Handbook of Triage',
    authors: 'Doe J',
    publisher: 'A Society',
    year: 2024,
    url: 'https://www.example.org/handbook',
    checked: '2026-11-22',
    seen: true,
  });
  const callOf = (id: string) =>
    closingCallSchema.parse({
      heading: `Call of ${id}`,
      text: 'What it gives.',
      label: 'Request it',
      href: '/contact',
    });
  return createFactFinder({
    sources: new Map([['handbook', handbook]]),
    closingCalls: new Map(categories.map(categorySlug).map((id) => [id, callOf(id)])),
  });
}
