import type { Loader, LoaderContext } from 'astro/loaders';
import { describe, expect, it } from 'vitest';
import { articlesLoader, isPlainMarkdown } from '../../../../src/news/article/articles-loader.ts';

const plain =
  'A paragraph with [a link](/product).\n\n## A heading\n\n- One\n- Two\n\n| Head |\n| --- |\n| Cell |';
const withTag = 'Waits fall by <Claim id="wait-reduction" />.';

/** Loads two articles, and tells what ends up in the store. */
async function load(watcher?: object) {
  const stored: object[] = [];
  const files: Loader = {
    name: 'files',
    load: ({ store }) => {
      for (const [id, body] of Object.entries({ plain, withTag })) {
        store.set({ id, data: {}, body, deferredRender: true });
      }
      return Promise.resolve();
    },
  };
  const context = {
    watcher,
    store: { set: (entry: object) => stored.push(entry) > 0 },
    renderMarkdown: (text: string) =>
      Promise.resolve({ html: `<p>${text.length}</p>\n`, metadata: { headings: [] } }),
  };
  const loader = articlesLoader(files);
  if (typeof loader.load !== 'function') throw new Error('The loader loads nothing.');
  await loader.load(context as unknown as LoaderContext);
  return stored;
}

describe('articlesLoader', () => {
  it('renders an article of plain Markdown while it is loaded, and leaves others to MDX', async () => {
    expect(await load()).toEqual([
      { id: 'withTag', data: {}, body: withTag, deferredRender: true },
      {
        id: 'plain',
        data: {},
        body: plain,
        rendered: { html: `<p>${plain.length}</p>`, metadata: { headings: [] } },
      },
    ]);
  });

  it('leaves all articles to MDX while an editor writes', async () => {
    expect(await load({})).toEqual([
      expect.objectContaining({ id: 'plain', deferredRender: true }),
      expect.objectContaining({ id: 'withTag', deferredRender: true }),
    ]);
  });
});

describe('isPlainMarkdown', () => {
  it.each([
    withTag,
    'A set {1, 2}.',
    'Words.\n\n    Indented.',
    '![Nurse](/media/desk.jpg)',
    'Words.\n\n---\n\nWords.',
    'A line  \nand the next.',
    'Words.\n\nexport const a = 1;',
  ])('is false of %j', (body) => {
    expect(isPlainMarkdown(body)).toBe(false);
  });

  it('is true of paragraphs, headings, lists, tables and links', () => {
    expect(isPlainMarkdown(plain)).toBe(true);
  });
});
