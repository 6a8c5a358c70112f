import { memo } from 'react';
import { nameCategory } from '../../site/groups.ts';
import type { ArticleCard } from '../../news/news.ts';

/**
 * The items of a list of articles, drawn in one go: each call of React from a page has its cost.
 * They stay as they are while more is loaded, so that a press is answered at once. The link is on
 * the title and covers the card, so the whole card leads there.
 */
export const ArticleItems = memo(function ArticleItems({
  articles,
}: {
  readonly articles: readonly ArticleCard[];
}) {
  return articles.map(({ slug, title, excerpt, category, date, day, readTime, cover, picture }) => (
    <li key={slug}>
      <article className="group relative flex h-full flex-col" aria-labelledby={`card-${slug}`}>
        <h3 className="mt-1.5 text-balance" id={`card-${slug}`}>
          <a
            className="quiet stretched-link group-hover:text-brand group-hover:underline"
            href={`/${slug}`}
          >
            {title}
          </a>
        </h3>
        {picture ? (
          <img
            className="cover"
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(width >= 36rem) 24rem, 100vw"
            alt=""
            loading="lazy"
          />
        ) : (
          <p className="cover">{cover}</p>
        )}
        <p className="-order-1 text-note leading-title font-strong text-brand">
          {nameCategory(category)}
        </p>
        <p className="soft mt-2 text-note">{excerpt}</p>
        <p className="meta tabular mt-auto pt-3">
          <time dateTime={date}>{day}</time> · {readTime}
        </p>
      </article>
    </li>
  ));
});
