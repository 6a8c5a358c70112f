import { z } from 'zod';
import { categories, categorySlug } from '../../config/categories.ts';
import { wording } from './wording.ts';

type CategorySlug = ReturnType<typeof categorySlug<(typeof categories)[number]>>;

const categoryNames = categories.map((category) => [
  categorySlug(category),
  wording(`The category that articles call ${category}.`).max(30),
]);

const kind = wording('The name of a kind, under the title of its articles.');

/** The listing of articles, its filter and its feeds, and what stands around an article. */
export const newsWordsSchema = z.strictObject({
  listing: z
    .strictObject({
      categories: wording('What a screen reader calls the filter.'),
      all: wording('The first choice of the filter.'),
      latest: wording('The heading over the articles of all categories.'),
      ofCategory: wording('The heading over those of one.', 'category'),
      unit: wording('Follows the number beside a choice, for screen readers.'),
      published: wording('What the number of articles counts.'),
      count: wording('How many are shown.', 'shown', 'total'),
      announcement: wording('What is announced after a change.', 'heading', 'shown', 'total'),
      more: wording('The button that shows six more.'),
      everything: wording('The button that shows all.'),
      loading: wording('Both buttons while they are busy.'),
      failed: wording('What is said when articles cannot be loaded.', 'again', 'page'),
      again: wording('The button in it.'),
      page: wording('The link in it.'),
      featured: wording('The heading over the featured article.'),
      read: wording('The button that leads to it.'),
      description: wording('What search engines are told of a category.', 'category'),
    })
    .describe('The listing and its filter.'),
  older: z
    .strictObject({
      heading: wording('The heading of a page of older articles.'),
      headingOf: wording('The same for one category.', 'category'),
      title: wording('The title in the browser tab.', 'heading', 'page'),
      range: wording('Which articles the page has.', 'first', 'last', 'total'),
      description: wording('What search engines are told of it.', 'range'),
      descriptionOf: wording('The same for one category.', 'range', 'category'),
      navigation: wording('What a screen reader calls the links between the pages.'),
      newer: wording('The link to the page before.'),
      older: wording('The link to the page after.'),
    })
    .describe('The pages of older articles, for readers without script and for search engines.'),
  article: z
    .strictObject({
      published: wording('Stands before the day of publication.'),
      updated: wording('Stands before the day of the last change.'),
      readTime: wording('Stands before the time it takes to read.'),
      minutes: wording('How long it takes to read.', 'minutes'),
      location: wording('Stands before the place that it is about.'),
      kinds: z
        .strictObject({
          guide: kind,
          'worked-case': kind,
          'law-note': kind,
          opinion: kind,
          glossary: kind,
        })
        .describe('What the kinds of articles are called.'),
      asOf: wording('The kind of an article that is good for a month.', 'kind', 'month'),
      topics: wording('The heading over the pages that it names.'),
      more: wording('The heading over other articles.'),
      navigation: wording('What a screen reader calls the links to its neighbors.'),
      newer: wording('The link to the newer one.'),
      older: wording('The link to the older one.'),
    })
    .describe('What stands around an article.'),
  feed: z
    .strictObject({ description: wording('What feed readers say of the feed.', 'kind') })
    .describe('The feeds.'),
  categories: z
    .strictObject(Object.fromEntries(categoryNames) as Record<CategorySlug, z.ZodString>)
    .superRefine((names, context) => {
      const all = Object.entries(names);
      for (const [place, [slug, name]] of all.entries()) {
        const [first] = all.find(([, other]) => other === name) ?? [];
        if (first === all[place]?.[0]) continue;
        const message = `Write another name than that of ${first ?? ''}.`;
        context.addIssue({ code: 'custom', path: [slug], input: name, message });
      }
    })
    .describe('What the categories are called, by the ends of their addresses.'),
});
