import { describe, expect, it } from 'vitest';
import { findRedirect } from '../../../src/blog-host/find-redirect.ts';

const known = { pages: ['/', '/product', '/contact/sent'], articles: ['a-known-article'] };
const blogHost = 'https://blog.example.com';

/** Where a path leads, and what the blog host was asked for. */
async function find(pathname: string, search = '', isThere = true) {
  const asked: string[] = [];
  const address = await findRedirect({ pathname, search }, known, blogHost, (path) => {
    asked.push(path);
    return Promise.resolve(isThere);
  });
  return { address, asked };
}

describe('findRedirect', () => {
  it.each(['/', '//', '/product', '/product/', '/product//', '/contact/sent'])(
    'leaves %s alone',
    async (path) => {
      expect(await find(path)).toEqual({ address: undefined, asked: [] });
    },
  );

  it('sends a known article to the blog host at the same path, with its search string', async () => {
    expect(await find('/a-known-article', '?from=mail')).toEqual({
      address: 'https://blog.example.com/a-known-article?from=mail',
      asked: [],
    });
    expect((await find('/a-known-article/')).asked).toEqual([]);
  });

  it.each(['/unknown', '/product/unknown', '/A-Known-Article', '/2024/01/post.html'])(
    'asks the blog host about %s once, and leads home when it has no such page',
    async (path) => {
      const address = `https://blog.example.com${path}`;
      expect(await find(path)).toEqual({ address, asked: [address] });
      expect(await find(path, '', false)).toEqual({ address: '/', asked: [address] });
    },
  );
});
