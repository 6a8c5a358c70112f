import { createHash } from 'node:crypto';
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { finishPages } from '../../../../../src/hosting/output/pages/finish-pages.ts';

const advice: string[] = [];
const finish = (folder: string, bundled: readonly string[] = []) =>
  finishPages(folder, new Set(bundled), (line) => advice.push(line));

async function makeSite() {
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder.path, 'about'));
  await mkdir(path.join(folder.path, '_astro'));
  return folder;
}

test('a page that the policy would break stops the build, with every place at once', async () => {
  await using site = await makeSite();
  await writeFile(path.join(site.path, '404.html'), '<p style="color:red">a</p>');
  await writeFile(path.join(site.path, 'about/index.html'), '<a onclick="b()">b</a>');
  await expect(finish(site.path)).rejects.toThrow(
    /^404\.html: <p style="color:red">: .*write a class.*\nabout\/index\.html: <a onclick="b\(\)">: .*listen for the event/,
  );
});

test('each page is written with its styles joined in the head and its own script files signed', async () => {
  await using site = await makeSite();
  await writeFile(path.join(site.path, '_astro/page.js'), 'a()');
  const head = '<head><style>[a]{top:0}</style><style>[b]{top:0}</style></head>';
  const kept = '<noscript><style>[c]{top:0}</style></noscript>';
  const others = '<script>a</script><script defer src="/_vercel/insights/script.js"></script>';
  const script = '<script type="module" src="/_astro/page.js"';
  const integrity = `sha256-${createHash('sha256').update('a()').digest('base64')}`;
  await writeFile(
    path.join(site.path, 'about/index.html'),
    `${head}<style>[d]{top:0}</style>${kept}${others}<style>[e]{top:0}</style>${script}></script>`,
  );
  const [about] = await finish(site.path, ['a']);
  expect(about?.styleHashes).toHaveLength(2);
  expect(await readFile(path.join(site.path, 'about/index.html'), 'utf8')).toBe(
    `<head><style>[a]{top:0}[b]{top:0}[d]{top:0}[e]{top:0}</style></head>${kept}${others}${script} integrity="${integrity}"></script>`,
  );
});

test('a script that is neither bundled nor on a page of code alone is named and never allowed', async () => {
  await using site = await makeSite();
  const own = '<script>island()</script><script type="module">bundled()</script>';
  await writeFile(path.join(site.path, '404.html'), '<script>island()</script>');
  await writeFile(path.join(site.path, 'about/index.html'), own);
  const bundled = ['bundled()'];
  const pages = await finish(site.path, bundled);
  expect(pages.map(({ scriptHashes }) => scriptHashes.length)).toEqual([1, 2]);

  await writeFile(path.join(site.path, 'about/index.html'), `${own}<script>planted()</script>`);
  await expect(finish(site.path, bundled)).rejects.toThrow(
    /^about\/index\.html: an inline script that is not of the source: planted\(\)$/,
  );
});

test('the runtime of islands is a signed file, and nothing tells of the folder of the build', async () => {
  await using site = await makeSite();
  const page =
    '<style>@font-face{font-family:"Text-36924c70488c6cbe"}</style>' +
    '<script>self.Astro.interaction=1</script><astro-island uid="Z1Gi9wi" prefix="r1"></astro-island>';
  await writeFile(path.join(site.path, '404.html'), page);
  await writeFile(path.join(site.path, 'about/index.html'), page);
  const pages = await finish(site.path);
  expect(pages.map(({ scriptHashes }) => scriptHashes)).toEqual([[], []]);
  expect(await readFile(path.join(site.path, 'about/index.html'), 'utf8')).toMatch(
    /^<style>@font-face\{font-family:"Text"\}<\/style><script src="\/_astro\/islands\.[\w-]{8}\.js" integrity="sha256-[^"]+"><\/script><astro-island prefix="r1"><\/astro-island>$/,
  );
});

test('a page that has become too heavy is told, and is published all the same', async () => {
  await using site = await makeSite();
  const words = Array.from({ length: 20_000 }, (_, index) => `${(index * 7919) % 20_011}`);
  await writeFile(path.join(site.path, 'about/index.html'), `<p>${words.join(' ')}</p>`);
  expect(await finish(site.path)).toHaveLength(1);
  expect(advice).toEqual([expect.stringMatching(/^about\/index\.html weighs \d+ bytes of /)]);
});
