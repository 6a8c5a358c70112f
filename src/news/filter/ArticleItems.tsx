import type { ArticleCard as Card } from '../news.ts';

/** One article in a list. The link is on the title and covers the card, so the whole card leads there. */
function ArticleCard({ slug, title, excerpt, category, date, day, readTime }: Card) {
  return (
    <article className="article-card">
      <h3>
        <a href={`/${slug}`}>{title}</a>
      </h3>
      <p className="article-category">{category}</p>
      <p className="article-excerpt">{excerpt}</p>
      <p className="article-meta">
        <time dateTime={date}>{day}</time>
        <span>{readTime}</span>
      </p>
    </article>
  );
}

/** The items of a list of articles, drawn in one go: each call of React from a page has its cost. */
export function ArticleItems({ articles }: { articles: readonly Card[] }) {
  return articles.map((card) => (
    <li key={card.slug}>
      <ArticleCard {...card} />
    </li>
  ));
}
