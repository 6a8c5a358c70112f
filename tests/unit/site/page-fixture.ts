import type { PageSource } from '../../../src/site/page.ts';
import { pageSchema } from '../../../src/schemas/page.ts';

/** A page of the collection, with the front matter that it must have and more. */
export function createPage(id: string, more: object = {}): PageSource {
  return {
    id,
    data: pageSchema.parse({
      title: `Title of ${id}`,
      description: 'A description that is long enough to pass the limit of fifty.',
      hero: {
        heading: 'A heading',
        lead: 'A lead that says in one sentence what the page is about.',
      },
      ...more,
    }),
  };
}
