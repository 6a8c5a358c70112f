import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishPages } from '../../../../src/hosting/output/finished-pages.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'about'));
});

afterEach(() => rm(folder, { recursive: true }));

test('code that several pages share is allowed once, in an order that never changes', async () => {
  await writeFile(path.join(folder, 'index.html'), '<script>a</script><script>b</script>');
  await writeFile(path.join(folder, 'about/index.html'), '<script>b</script><style>c</style>');
  const { scriptHashes, styleHashes } = await finishPages(folder);
  expect(scriptHashes).toHaveLength(2);
  expect(scriptHashes).toEqual(scriptHashes.toSorted());
  expect(styleHashes).toHaveLength(1);
});

test('a page that the policy would break stops the build, with every place at once', async () => {
  await writeFile(path.join(folder, '404.html'), '<p style="color:red">a</p>');
  await writeFile(path.join(folder, 'about/index.html'), '<a onclick="b()">b</a>');
  await expect(finishPages(folder)).rejects.toThrow(
    /^404\.html: <p style="color:red">: .*write a class.*\nabout\/index\.html: <a onclick="b\(\)">: .*listen for the event/,
  );
});

test('each page is written once with its style sheets joined and its scripts signed', async () => {
  await mkdir(path.join(folder, '_astro'));
  await writeFile(path.join(folder, '_astro/a.css'), 'a{color:red}');
  await writeFile(path.join(folder, '_astro/b.css'), 'b{color:tan}');
  await writeFile(path.join(folder, '_astro/page.js'), 'a()');
  const sheets = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/_astro/${name}.css">`);
  const script = '<script type="module" src="/_astro/page.js"></script>';
  await writeFile(path.join(folder, 'about/index.html'), sheets.join('') + script);
  await finishPages(folder);
  expect(await readFile(path.join(folder, 'about/index.html'), 'utf8')).toMatch(
    /^<link rel="stylesheet" href="\/_astro\/styles\.[\w-]{10}\.css"><script type="module" src="\/_astro\/page\.js" integrity="sha256-[\w+/]{43}="><\/script>$/,
  );
});
