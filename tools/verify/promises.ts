import { checksumsFile, routes, unlistedRoutes } from '../../src/config/routes.ts';
import { type AskOptions, createAsk, describeFailure, tryAgain } from './answers/ask.ts';
import { StandIn } from './answers/stand-in.ts';
import { checkAsset } from './files/asset.ts';
import {
  askChecksums,
  type Checksums,
  findChanged,
  findOtherBuild,
  findUnlisted,
  noteChecksums,
} from './files/checksums.ts';
import { checkListingData, isOlderPage, listListingData } from './files/listing.ts';
import { verifyManifest } from './files/manifest.ts';
import { checkTwin } from './files/machine-files.ts';
import { verifySearch } from './files/search.ts';
import { findLostPages, fixedPages, readSitemap, sitemapIndex } from './files/sitemap.ts';
import { askPage, checkLink, createFound } from './pages/found.ts';
import { findLostPlaces } from './pages/places.ts';
import { findOtherTitle } from './pages/titles.ts';
import { createPatience } from './patience.ts';
import { type Check, listSinglePromises, type Site } from './single-promises.ts';
import { findNoSite } from './start.ts';
import { createList, type Fault } from './tell.ts';

interface Options extends AskOptions {
  /** Whether a sentence names every address that it is about. */
  readonly showsAll?: boolean | undefined;
  /** What files of the site that was built here hold, by the addresses at which they are asked for. */
  readonly built?: Checksums | undefined;
  /** Called before each promise is asked for, with how many were asked for until then. */
  readonly onAsk?: ((asked: number) => void) | undefined;
}

/** One file of each kind that browsers ask for beside a page, but for films. */
function chooseFiles(paths: readonly string[]): readonly string[] {
  const all = paths.filter((path) => /\.(?:js|woff2|svg|png|webp|jpg)$/.test(path));
  return [...new Map(all.map((path) => [path.replace(/.*\./, ''), path])).values()];
}

/** Pages that follow what a visitor did: nobody finds them, and each has to be there. */
const answerPages = unlistedRoutes.filter(
  (path) => ![routes.notFound, routes.gone, routes.failure].some((one) => one === path),
);

/**
 * Asks a running site for what it promises: every page that its sitemap names, all that pages load
 * and link to, redirects, files for machines, functions. Nothing is sent that could become a message.
 * @returns how many promises were asked for, how many of them are broken, a sentence for each way in
 *   which they are, and what was not asked for and why
 */
export async function findBrokenPromises(site: Site, options: Options = {}) {
  const { origin, settings } = site;
  const { showsAll = false, onAsk, built } = options;
  const { ask, noted } = noteChecksums(createAsk(origin, options));
  const list = createList();
  const notes: string[] = [];
  const broken = new Set<string>();
  const asked = new Set<string>();
  const patience = createPatience();

  // One after the other: a site is not to be tried for its limits.
  async function verify(name: string, check: Check): Promise<boolean> {
    if (patience.isOver()) return false;
    onAsk?.(asked.size);
    asked.add(name);
    let faults: readonly Fault[];
    let end: string | undefined;
    try {
      faults = await tryAgain(check);
      end = patience.count();
    } catch (error) {
      faults = [error instanceof StandIn ? error.fault : describeFailure(error, options)];
      end = patience.count(error);
    }
    if (end !== undefined) notes.push(end);
    for (const fault of faults) list.add(name, fault);
    if (faults.length > 0) broken.add(name);
    return faults.length === 0;
  }

  const result = () => ({
    asked: asked.size,
    broken: broken.size,
    sentences: list.sentences(showsAll),
    notes,
  });

  if (!(await verify(routes.home, () => findNoSite(ask, origin)))) {
    notes.push('There is nothing to verify yet: the rest was not asked for.');
    return result();
  }
  const { pages, isWhole } = await verifySitemap();
  const found = createFound();
  const all = new Set([...fixedPages, ...pages, ...answerPages]);
  for (const path of all) {
    await verify(path, () => askPage(ask, path, site, found));
    // Met in its turn: each page of older articles links to the next.
    for (const link of found.links.keys()) if (isOlderPage(link)) all.add(link);
  }
  for (const path of all) {
    const faults = [...findLostPlaces(found.places, path), ...findOtherTitle(found.titles, path)];
    if (faults.length > 0) await verify(path, () => Promise.resolve(faults));
  }
  for (const [path, from] of found.links) {
    if (all.has(path)) continue;
    await verify(path, () => checkLink(ask, path, site, { from, hasSitemap: isWhole }));
  }
  for (const path of listListingData(all)) {
    await verify(path, () => checkListingData(ask, path, settings));
  }
  for (const [path, page] of found.twins) {
    await verify(path, () => checkTwin(ask, path, page, settings));
  }
  // What a file loads is added at the end, and met in its turn.
  for (const [path, integrity] of found.loads) {
    await verify(path, async () => {
      const { faults, loads } = await checkAsset(ask, path, settings, integrity);
      for (const one of loads) if (!found.loads.has(one)) found.loads.set(one, undefined);
      return faults;
    });
  }
  for (const path of found.loads.keys()) {
    if (path.endsWith('.webmanifest')) await verifyManifest(ask, path, settings, verify);
  }
  await verifySearch(ask, settings, verify);
  const known = new Set([...all, ...found.links.keys(), ...found.twins.keys()]);
  const { article } = found;
  const files = chooseFiles([...found.loads.keys()].filter((path) => !broken.has(path)));
  for (const [name, check] of listSinglePromises(ask, site, { known, isWhole, files, article }))
    await verify(name, check);
  const sums = await verifyChecksums([...all, ...found.twins.keys(), ...found.loads.keys()]);
  for (const [path, sum] of sums) {
    const answer = noted.get(path);
    // What did not come is told already.
    if (!answer && broken.has(path)) continue;
    await verify(path, () => findChanged(ask, path, sum, settings, answer));
  }
  for (const path of built && sums.size > 0 ? findOtherBuild(sums, built) : []) {
    await verify(path, () => Promise.resolve(['is not what is built in this folder']));
  }
  return result();

  async function verifyChecksums(files: readonly string[]) {
    let known: Checksums = new Map();
    await verify(checksumsFile, async () => {
      const { faults, sums } = await askChecksums(ask, settings);
      known = sums;
      // Of what is not there no list has to tell.
      const there = files
        .filter((path) => noted.get(path)?.response.status === 200)
        .map((path) => path.replace(/\?.*/, ''));
      return sums.size > 0 ? [...faults, ...findUnlisted(there, sums)] : faults;
    });
    return known;
  }

  async function verifySitemap() {
    const pages: string[] = [];
    const unread = new Set<string>();
    const read = async (path: string, element: 'sitemapindex' | 'urlset') => {
      let paths: readonly string[] = [];
      await verify(path, async () => {
        unread.add(path);
        const sitemap = await readSitemap(ask, path, element, settings);
        if (sitemap.isWhole) unread.delete(path);
        ({ paths } = sitemap);
        return sitemap.faults;
      });
      return paths;
    };
    for (const part of await read(sitemapIndex, 'sitemapindex')) {
      pages.push(...(await read(part, 'urlset')));
    }
    // What a part that could not be read would name is not known.
    const isWhole = unread.size === 0;
    if (isWhole) await verify('the sitemap', () => Promise.resolve(findLostPages(pages)));
    else
      notes.push('The sitemap was not read whole: pages that it alone names were not asked for.');
    return { pages, isWhole };
  }
}
