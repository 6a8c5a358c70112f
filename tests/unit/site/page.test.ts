import { describe, expect, it } from 'vitest';
import { buildPage, type PageSources } from '../../../src/site/page.ts';
import { pageSchema } from '../../../src/schemas/page.ts';

const entry = (id: string, more: object = {}) => ({
  id,
  data: pageSchema.parse({
    title: `Title of ${id}`,
    description: 'A description that is long enough to pass the limit of fifty.',
    opening: {
      heading: 'A heading',
      lead: 'A lead that says in one sentence what the page is about.',
    },
    ...more,
  }),
});

const claim = { value: 'up to 35%', measures: 'lower waiting times', scope: 'Departments' };

function sources(...pages: PageSources['pages']): PageSources {
  return { pages, siteUrl: 'https://www.example.com', loadClaim: () => Promise.resolve(claim) };
}

describe('buildPage', () => {
  it('resolves the figures beside the heading', async () => {
    const { opening } = entry('a').data;
    const page = entry('a', { opening: { ...opening, aside: { claims: ['wait-reduction'] } } });
    const built = await buildPage(page, sources(page));
    expect(built.opening.aside).toEqual({ kind: 'claims', claims: [claim] });
  });

  it('offers related pages with their titles and paths', async () => {
    const related = [{ page: 'index', why: 'It shows the whole of the product at once.' }];
    const page = entry('a', { related });
    const built = await buildPage(page, sources(page, entry('index')));
    expect(built.related).toEqual([
      { title: 'Title of index', path: '/', why: 'It shows the whole of the product at once.' },
    ]);
  });

  it('refuses a related page that does not exist', async () => {
    const page = entry('a', {
      related: [{ page: 'nowhere', why: 'It is not there, so it cannot help.' }],
    });
    await expect(buildPage(page, sources(page))).rejects.toThrow(
      'a.mdx: related names "nowhere", which is no page.',
    );
  });
});
