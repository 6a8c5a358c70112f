import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import type { PageReport } from '../../src/checker/development/server.ts';
import { startDevelopment } from '../support/servers/development-server.ts';
import { missingPath } from '../../tools/lib/page-paths.ts';
import { copySite } from '../../tools/lib/site-copy.ts';
import { soundFiles, team, wards } from '../unit/checker/mistakes/sound-site.ts';

// One development server for all tests here, on a copy of the project that was broken before.
const held = new AsyncDisposableStack();
const sound = soundFiles.get(wards) ?? '';
let origin = '';
let pages = '';

test.beforeAll(async () => {
  const { folder } = held.use(await copySite());
  pages = path.join(folder, 'src/content/pages');
  // Nobody here reads an article, and all of them are read again at each change.
  const articles = path.join(folder, 'src/content/articles');
  for (const article of (await readdir(articles)).slice(10)) await rm(path.join(articles, article));
  await writeFile(path.join(pages, 'broken.mdx'), '---\ntitle: a: b\n---\n');
  await writeFile(path.join(pages, 'wards.mdx'), sound);
  await writeFile(path.join(pages, 'team.mdx'), soundFiles.get(team) ?? '');
  ({ origin } = held.use(await startDevelopment(folder)));
});

test.afterAll(() => held.disposeAsync());

test.describe.configure({ mode: 'serial' });

const statusOf = async (address: string) => (await fetch(origin + address)).status;

/** The places of what is wrong with a page. */
async function readPlaces(of: string): Promise<string[]> {
  const answer = await fetch(`${origin}/@content-problems?of=${of}`);
  return ((await answer.json()) as PageReport).here.map(({ file, line }) => `${file}:${line ?? 0}`);
}

test('addresses answer as deployed, and what the policy would refuse is reported', async ({
  page,
}) => {
  const slash = await fetch(`${origin}/product/?from=mail`, { redirect: 'manual' });
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/product?from=mail']);
  expect(await statusOf(missingPath)).toBe(404);

  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) reports.push(message.text());
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://a.example' });
    document.body.append(frame);
  });
  await expect.poll(() => reports.join()).toContain('frame-src');
});

test('a page that cannot be shown is told of, no other page notices, and it is there once it is mended', async () => {
  const file = 'src/content/pages/wards.mdx';
  expect(await statusOf('/broken')).toBe(404);
  expect(await readPlaces('/broken')).not.toEqual([]);
  await expect.poll(() => statusOf('/wards')).toBe(200);
  await writeFile(path.join(pages, 'wards.mdx'), sound.replace('title:', 'title: a:'));
  await expect.poll(() => readPlaces('/wards')).toEqual([`${file}:2`]);
  await expect.poll(() => statusOf('/wards')).toBe(500);
  expect([await statusOf('/'), await statusOf('/about')]).toEqual([200, 200]);
  for (const name of ['wards', 'broken']) {
    await writeFile(path.join(pages, `${name}.mdx`), sound);
    await expect.poll(() => statusOf(`/${name}`)).toBe(200);
  }
  // A figure that breaks its schema stays as it last was, for all pages that cite it.
  const claims = path.join(pages, '../claims.yaml');
  const figures = await readFile(claims, 'utf8');
  await writeFile(claims, figures.replaceAll('  value:', '  valeu:'));
  const readReport = async () => (await fetch(`${origin}/@content-problems?of=/`)).text();
  await expect.poll(readReport).toContain('valeu');
  expect([await statusOf('/'), await statusOf('/product')]).toEqual([200, 200]);
  await writeFile(claims, figures);
});

test('the browser shows the problems of a page and that it is a draft, until both are gone', async ({
  page,
}) => {
  const file = path.join(pages, 'wards.mdx');
  const mark = page.getByText('This is a draft. It is not on the published site.');
  const problem = page.getByText('a link to /wrad');
  const place = page.getByText('write #who-answers');
  await page.goto(`${origin}/wards`);
  const draft = sound.replace('title:', 'draft: true\ntitle:').replace('#who-', '#whom-');
  await writeFile(file, `${draft}\n[A ward](/wrad).\n`);
  // The notice comes by itself, to a page that nobody asks for again.
  await expect(problem).toBeVisible();
  await expect(place).toBeVisible();
  await expect(page.getByRole('link', { name: 'src/content/pages/wards.mdx:35' })).toBeVisible();
  await page.goto(`${origin}/wards`);
  await expect(mark).toBeVisible();
  await writeFile(file, sound);
  await expect(problem).toBeHidden();
  await expect(place).toBeHidden();
  const isDraft = async () => {
    await page.goto(`${origin}/wards`);
    return mark.isVisible();
  };
  await expect.poll(isDraft).toBe(false);
});
