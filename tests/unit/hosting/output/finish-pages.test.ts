import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishPages } from '../../../../src/hosting/output/finish-pages.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'about'));
});

afterEach(() => rm(folder, { recursive: true }));

test('each page is told with the code that stands in it', async () => {
  await writeFile(path.join(folder, 'index.html'), '<script>a</script><script>b</script>');
  await writeFile(path.join(folder, 'about/index.html'), '<script>b</script><style>c</style>');
  const [about, home] = await finishPages(folder);
  expect(about).toMatchObject({ file: 'about/index.html', scriptHashes: [home?.scriptHashes[1]] });
  expect(about?.styleHashes).toHaveLength(1);
  expect(home).toMatchObject({ file: 'index.html', styleHashes: [] });
});

test('a page that the policy would break stops the build, with every place at once', async () => {
  await writeFile(path.join(folder, '404.html'), '<p style="color:red">a</p>');
  await writeFile(path.join(folder, 'about/index.html'), '<a onclick="b()">b</a>');
  await expect(finishPages(folder)).rejects.toThrow(
    /^404\.html: <p style="color:red">: .*write a class.*\nabout\/index\.html: <a onclick="b\(\)">: .*listen for the event/,
  );
});

test('each page is written with its styles joined and its scripts signed', async () => {
  await mkdir(path.join(folder, '_astro'));
  await writeFile(path.join(folder, '_astro/page.js'), 'a()');
  const styles = '<style>a{}</style><style>b{}</style><p>c</p><style>d{}</style>';
  const script = '<script type="module" src="/_astro/page.js"></script>';
  await writeFile(path.join(folder, 'about/index.html'), styles + script);
  const [page] = await finishPages(folder);
  expect(page?.styleHashes).toHaveLength(2);
  expect(await readFile(path.join(folder, 'about/index.html'), 'utf8')).toMatch(
    /^<style>a\{\}b\{\}<\/style><p>c<\/p><style>d\{\}<\/style><script type="module" src="\/_astro\/page\.js" integrity="sha256-[\w+/]{43}="><\/script>$/,
  );
});
