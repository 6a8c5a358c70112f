import { expect, test } from 'vitest';
import { categories } from '../../../src/config/categories.ts';
import { findCovers, listCoverFiles } from '../../../src/news/article-covers.ts';
import {
  buildListing,
  buildListingPart,
  findMore,
} from '../../../src/news/listing/article-listing.ts';
import { coverPath } from '../../../src/news/news.ts';
import { createArticle } from './article-fixture.ts';

const articles = Array.from({ length: 34 }, (_, index) =>
  createArticle(index + 1, categories[index % categories.length]),
);
const listing = buildListing(articles);
const files = new Map(
  listCoverFiles(findCovers(articles), listing).map(({ path, draw }) => [path, draw()]),
);

/** What stands at a place of a file. */
function readPicture(address: string): string | undefined {
  const [path = '', place = 'c0'] = address.split('#');
  const file = files.get(path) ?? '';
  const view = new RegExp(`<view id="${place}" viewBox="0 (\\d+) `).exec(file)?.[1];
  return new RegExp(`<svg y="${view}"[^>]*>(.*?)</svg>`).exec(file)?.[1];
}

test('six cards of a listing share a file, each with the picture of its article', () => {
  const cards = [1, 2, 3].flatMap((part) => buildListingPart(listing, 'All', part).articles);
  expect(cards).toHaveLength(33);
  const pictures = cards.map(({ cover }) => readPicture(cover));
  expect(pictures).toEqual(cards.map(({ slug }) => readPicture(coverPath(slug))));
  // Of different categories, so a picture in the place of another would be seen.
  expect(new Set(pictures.slice(6, 12)).size).toBe(6);
  const sheets = cards.map(({ cover }) => cover.split('#')[0]);
  expect(sheets.slice(0, 6)).toEqual(Array<string>(6).fill('/covers/sheets/all-1.svg'));
  expect(new Set(sheets).size).toBe(6);
});

test('what an article offers at its end shares a file of its own, each with the right picture', () => {
  const ward = Array.from({ length: 4 }, (_, index) => createArticle(index + 1, 'Rural Health'));
  const offered = findMore(ward[0] ?? createArticle(1, 'Legal'), buildListing(ward));
  expect(offered.map(({ cover }) => cover)).toEqual(
    [0, 1, 2].map((place) => `/covers/more/${ward[0]?.id}.svg#c${place}`),
  );
  const others = articles.flatMap((source) => findMore(source, listing));
  expect(others.length).toBeGreaterThan(20);
  expect(others.map(({ cover }) => readPicture(cover))).toEqual(
    others.map(({ slug }) => readPicture(coverPath(slug))),
  );
});
