import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import type { PageReport } from '../../src/checker/development/server.ts';
import { startDevelopment } from '../support/servers/development-server.ts';
import { missingPath } from '../../tools/lib/page-paths.ts';
import { copySite } from '../../tools/lib/site-copy.ts';
import { placeOf, plant } from '../unit/checker/mistakes/mistake.ts';
import { mistakes } from '../unit/checker/mistakes/mistakes.ts';
import { soundFiles, team, wards } from '../unit/checker/mistakes/sound-site.ts';

// One development server for all tests here, on a copy of the project that was broken before.
const held = new AsyncDisposableStack();
let origin = '';
let content = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { folder } = held.use(await copySite());
  content = path.join(folder, 'src/content');
  await writeFile(path.join(content, 'pages/broken-fields.mdx'), '---\ntitle: a: b\n---\n');
  await writeFile(path.join(content, 'pages/broken-title.mdx'), '---\ntitle: ""\n---\n');
  await writeFile(path.join(content, 'pages/wards.mdx'), soundFiles.get(wards) ?? '');
  await writeFile(path.join(content, 'pages/team.mdx'), soundFiles.get(team) ?? '');
  ({ origin } = held.use(await startDevelopment(folder)));
});

test.afterAll(() => held.disposeAsync());

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('addresses answer as deployed, and what the policy would refuse is reported', async ({
  page,
}) => {
  const slash = await fetch(`${origin}/product/?from=mail`, { redirect: 'manual' });
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/product?from=mail']);
  expect((await fetch(origin + missingPath)).status).toBe(404);

  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) reports.push(message.text());
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'https://a.example' }),
    );
  });
  await expect.poll(() => reports.join()).toContain('frame-src');
});

async function readReport(of: string): Promise<PageReport> {
  const answer = await fetch(`${origin}/@content-problems?of=${of}`);
  return (await answer.json()) as PageReport;
}

const readProblems = async () => (await readReport('/wards')).here.map(placeOf).join('\n');
const statusOf = async (address: string) => (await fetch(origin + address)).status;

/** What the page answers after a mistake: it cannot be shown, or is shown as it last was. */
const statusAfter: Readonly<Record<string, number>> = {
  'person.': 200,
  'title: Wards: Virtual': 500,
  'draft: soon\ntitle:': 200,
  '</Note>': 500,
  '\nA lone { brace.\n': 500,
  '  aside: { claims: [wait-reducton] }\n  actions:': 500,
  'page: tea': 200,
};

test('a mistake is told beside its page, and no other page notices', async () => {
  const place = path.join(content, 'pages/wards.mdx');
  const sound = soundFiles.get(wards) ?? '';
  await expect.poll(() => statusOf('/wards')).toBe(200);
  for (const [what, status] of Object.entries(statusAfter)) {
    const mistake = mistakes.find(({ file, wrong }) => file === wards && wrong === what);
    if (!mistake) throw new Error(`Nobody makes the mistake ${what}.`);
    await writeFile(place, plant(mistake, sound));
    await expect
      .poll(readProblems, { message: what, timeout: 60_000 })
      .toBe(mistake.told.join('\n'));
    await expect.poll(() => statusOf('/wards'), { message: what, timeout: 30_000 }).toBe(status);
    expect([await statusOf('/'), await statusOf('/about')], what).toEqual([200, 200]);
  }
  await writeFile(place, sound);
  await expect.poll(readProblems, { timeout: 60_000 }).toBe('');
  await expect.poll(() => statusOf('/wards')).toBe(200);
});

test('a file that was broken when the server started is shown once it is mended', async () => {
  for (const name of ['broken-fields', 'broken-title']) {
    expect(await statusOf(`/${name}`), name).toBe(404);
    expect((await readReport(`/${name}`)).here, name).not.toEqual([]);
    const mended = (soundFiles.get(team) ?? '').replace('The Team', `The ${name} team`);
    await writeFile(path.join(content, `pages/${name}.mdx`), mended);
    await expect.poll(() => statusOf(`/${name}`), { timeout: 60_000 }).toBe(200);
  }
});

test('the browser shows the problems of a page and that it is a draft, until both are gone', async ({
  page,
}) => {
  const place = path.join(content, 'pages/wards.mdx');
  const sound = soundFiles.get(wards) ?? '';
  const mark = page.getByText('This is a draft. It is not on the published site.');
  const problem = page.getByText('found "assisstant"');
  /** What changes with the file is there at the latest when the page is asked for again. */
  const settle = async (isShown: boolean) => {
    await expect(async () => {
      await page.goto(`${origin}/wards`);
      await expect(mark).toBeVisible({ visible: isShown, timeout: 5_000 });
      await expect(problem).toBeVisible({ visible: isShown, timeout: 5_000 });
    }).toPass();
  };
  await page.goto(`${origin}/wards`);
  await writeFile(place, `${sound.replace('title:', 'draft: true\ntitle:')}\nThe assisstant.\n`);
  // The notice comes by itself, to a page that nobody asks for again.
  await expect(problem).toBeVisible();
  await expect(page.getByRole('link', { name: 'src/content/pages/wards.mdx:35' })).toBeVisible();
  await settle(true);
  await writeFile(place, sound);
  await expect(problem).toBeHidden();
  await settle(false);
});
