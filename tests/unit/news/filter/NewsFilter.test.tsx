import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categoryChoices } from '../../../../src/news/news.ts';
import { NewsFilter } from '../../../../src/news/filter/NewsFilter.tsx';
import { createCards } from './news-fixture.ts';

function render(total: number) {
  return parse(
    renderToStaticMarkup(
      <NewsFilter choice="Legal" total={total} articles={createCards(1, Math.min(total, 6))}>
        <p>The story</p>
      </NewsFilter>,
    ),
  );
}

describe('without JavaScript', () => {
  it('categories are links to pages, the chosen one marked', () => {
    const links = render(20).querySelectorAll('nav a');
    expect(links.map((link) => link.textContent)).toEqual(categoryChoices);
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/news-views/category/mental-health',
    );
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Legal']);
  });

  it('Load More is a link to the page of older articles', () => {
    const link = render(20).querySelector('.news-more a');
    expect(link?.textContent).toBe('Load More Articles');
    expect(link?.getAttribute('href')).toBe('/news-views/category/legal/page/2');
    expect(link?.hasAttribute('role')).toBe(false);
  });

  it('a category that is shown whole offers no more', () => {
    const page = render(6);
    expect(page.querySelector('.news-count')?.textContent).toBe('Showing 6 of 6 articles');
    expect(page.querySelector('.news-more')).toBeNull();
  });

  it('each card leads to its article', () => {
    const hrefs = render(20)
      .querySelectorAll('article a')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([1, 2, 3, 4, 5, 6].map((number) => `/article-${number}`));
  });
});
