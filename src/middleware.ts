import { defineMiddleware } from 'astro:middleware';
import { loadListing } from './news/news-paths.ts';
import { loadSiteIndex } from './search/site-index-paths.ts';
import { loadFacts, loadFooterGroups, loadLaws } from './site/content.ts';

/** Hands every page what its layout, sections and figures may show, so that none of them loads it. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  locals.fact = await loadFacts();
  locals.laws = await loadLaws();
  locals.footerGroups = await loadFooterGroups();
  locals.listing = await loadListing();
  locals.siteIndex = await loadSiteIndex();
  return next();
});
