/**
 * `npm run looks [-- --base COMMIT] [PATH…]`: what changed in looks since a commit. Builds both,
 * photographs one page of each kind at four widths in two color schemes and in print, and some of
 * the other pages whose HTML differs, or those named alone, and compares picture by picture. One
 * report: `.reports/looks/index.html`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { listOutputContents } from '../../src/hosting/output/output-contents.ts';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { pathOfEachKind } from '../../tests/support/page-paths.ts';
import { defaultSettings, projectFolder, startSite } from '../../tests/support/project.ts';
import { mapInLanes } from '../audit/in-lanes.ts';
import { checkOut, chooseBase } from './base-commit.ts';
import { choosePages } from './choose-pages.ts';
import { describePicture, writeLooksReport } from './looks-report.ts';
import { onPaper, onScreens, photographPage } from './photograph.ts';
import { findPictureChange } from './picture-change.ts';

const looks = [...onScreens([390, 768, 1024, 1440]), onPaper];
const reportFile = '.reports/looks/index.html';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});

/** Names that Astro makes of the folder it builds in: of the font, and of islands. */
const namesOfPlace = /-[0-9a-f]{16}\b| uid="[^"]*"/g;

/** The HTML of every page of a build by its path, error pages left out. */
async function readPages(folder: string): Promise<ReadonlyMap<string, string>> {
  const output = join(folder, '.vercel/output');
  const files = [...(await listOutputContents(output)).keys()].filter(
    (file) => file === '/index.html' || file.endsWith('/index.html'),
  );
  const pages = files.map(async (file): Promise<[string, string]> => [
    file.replace(/\/index\.html$/, '') || '/',
    (await readFile(join(output, 'static', file), 'utf8')).replaceAll(namesOfPlace, ''),
  ]);
  return new Map(await Promise.all(pages));
}

const base = await chooseBase(options.base);
console.log(`Compared with ${base.title}`);
await prepareBrowser();
await using checkedOut = await checkOut(base);
await using siteBefore = await startSite(defaultSettings, [], checkedOut.folder);
await using siteAfter = await startSite(defaultSettings);
await using browser = await chromium.launch(browserLaunchOptions());
const before = await readPages(checkedOut.folder);
const after = await readPages(projectFolder);
const named = positionals.map((path) => (path.startsWith('/') ? path : `/${path}`));
const { photographed, ...told } = choosePages(before, after, pathOfEachKind, named);

const pages = await mapInLanes(photographed, async (path) => {
  const take = async (site: typeof siteAfter, has: ReadonlyMap<string, string>) =>
    has.has(path) ? photographPage(browser, site.origin + path, looks) : [];
  const compare = async () => {
    const [old, now] = [await take(siteBefore, before), await take(siteAfter, after)];
    const found = [];
    for (const place of looks.keys()) found.push(await findPictureChange(old[place], now[place]));
    return found.filter((change) => change !== undefined);
  };
  // Twice before it is told: a busy machine at times hands over a page that has not heard of its width.
  const pictures = (await compare()).length > 0 ? await compare() : [];
  console.log([path, ...pictures.map(describePicture)].join('\n  '));
  return { path, pictures };
});

const changes = pages.filter(({ pictures }) => pictures.length > 0);
const compared = photographed.length * looks.length;
await mkdir(join(projectFolder, '.reports/looks'), { recursive: true });
await writeFile(
  join(projectFolder, reportFile),
  writeLooksReport({ base: base.title, compared, pages: photographed.length, ...told, changes }),
);
const changed = changes.reduce((sum, { pictures }) => sum + pictures.length, 0);
const { added, gone } = told;
console.log(
  `${changed} of ${compared} pictures changed; ${added.length} new pages, ${gone.length} gone: ${reportFile}`,
);
