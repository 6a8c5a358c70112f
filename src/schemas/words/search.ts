import { z } from 'zod';
import { wording } from './wording.ts';

/** The page for searching and what it answers. */
export const searchWordsSchema = z.strictObject({
  question: wording('The label of the field.'),
  button: wording('The button that looks inside all texts.'),
  hint: wording('The sentences under the field.'),
  show: wording('The heading over the choice of pages or articles.'),
  both: wording('The first choice.'),
  pages: wording('The choice of pages, and the heading over those found.'),
  articles: wording('The choice of articles, and the heading over those found.'),
  year: wording('The label of the choice among years.'),
  allYears: wording('Its first choice.'),
  allPages: wording('The heading over the index of pages.'),
  allArticles: wording('The heading over the index of articles.'),
  allOf: wording('The link to all articles of a category.', 'count', 'category'),
  status: wording('What is announced.', 'found', 'words'),
  statusInside: wording('The same after a look inside all texts.', 'found', 'words'),
  nothing: wording('Stands for the count when nothing was found.'),
  onePage: wording('One page.'),
  manyPages: wording('Several pages.', 'count'),
  oneArticle: wording('One article.'),
  manyArticles: wording('Several articles.', 'count'),
  and: wording('Stands between the two counts.'),
  meant: wording('What is added when another word is near.', 'words'),
  searchFor: wording('The button that searches for it.', 'words'),
  lookInside: wording('The button that looks inside all texts when little was found.'),
  section: wording('Where in a text the words stand.', 'section'),
  more: wording('The button that shows the rest.', 'count'),
  failed: wording('What is said when the search cannot be loaded.'),
});
