import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleSchema } from '../../../src/schemas/article.ts';
import { claimSchema } from '../../../src/schemas/claim.ts';
import { pageSchema } from '../../../src/schemas/page.ts';
import { triageSystemSchema } from '../../../src/schemas/triage-system.ts';

const page = {
  title: 'Virtual Wards',
  description: 'A description that is long enough to pass the limit of fifty.',
  opening: {
    heading: 'A heading',
    lead: 'A lead that says in one sentence what the page is about.',
  },
};

describe('the page schema', () => {
  it('fills in what an editor may leave out', () => {
    expect(pageSchema.parse(page)).toMatchObject({ frame: 'topic', related: [], draft: false });
  });

  it.each([
    ['a misspelt key', { ...page, titel: 'x' }],
    ['a long title', { ...page, title: 'x'.repeat(51) }],
    ['a short description', { ...page, description: 'Too short.' }],
    ['an unknown footer group', { ...page, footer: { group: 'other', order: 1, label: 'Wards' } }],
    [
      'a script link',
      { ...page, opening: { ...page.opening, actions: [{ label: 'Go', href: 'javascript:0' }] } },
    ],
    [
      'both asides',
      { ...page, opening: { ...page.opening, aside: { claims: ['a'], levels: 'esi' } } },
    ],
  ])('refuses %s', (_, data) => {
    expect(pageSchema.safeParse(data).success).toBe(false);
  });
});

describe('every schema', () => {
  it.each([
    ['page', pageSchema],
    ['article', articleSchema],
    ['claim', claimSchema],
    ['triage system', triageSystemSchema],
  ])('of a %s has a sentence for each field', (_, schema) => {
    interface Described {
      readonly description?: string;
      readonly properties?: Record<string, Described>;
      readonly items?: Described;
    }
    const missing: string[] = [];
    const visit = (field: Described, path: string): void => {
      for (const [name, child] of Object.entries(field.properties ?? {})) {
        if (!child.description) missing.push(`${path}${name}`);
        visit(child, `${path}${name}.`);
      }
      if (field.items) visit(field.items, path);
    };
    visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '');
    expect(missing).toEqual([]);
  });
});
