import { createHash } from 'node:crypto';
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

test('a page that the policy would break stops the build, with every place at once', async () => {
  await writeFile(path.join(folder, '404.html'), '<p style="color:red">a</p>');
  await writeFile(path.join(folder, 'about/index.html'), '<a onclick="b()">b</a>');
  await expect(finishPages(folder)).rejects.toThrow(
    /^404\.html: <p style="color:red">: .*write a class.*\nabout\/index\.html: <a onclick="b\(\)">: .*listen for the event/,
  );
});

test('each page is written with its styles joined in the head and its own script files signed', async () => {
  await mkdir(path.join(folder, '_astro'));
  await writeFile(path.join(folder, '_astro/page.js'), 'a()');
  const head = '<head><style>a{}</style><style>b{}</style></head>';
  const kept = '<noscript><style>c{}</style></noscript>';
  const others = '<script>a</script><script defer src="/_vercel/insights/script.js"></script>';
  const script = '<script type="module" src="/_astro/page.js"';
  const integrity = `sha256-${createHash('sha256').update('a()').digest('base64')}`;
  for (const file of ['index.html', 'about/index.html']) {
    await writeFile(
      path.join(folder, file),
      `${head}<style>d{}</style>${kept}${others}<style>e{}</style>${script}></script>`,
    );
  }
  const [about] = await finishPages(folder);
  expect(about?.styleHashes).toHaveLength(2);
  for (const file of ['index.html', 'about/index.html']) {
    expect(await readFile(path.join(folder, file), 'utf8')).toBe(
      `<head><style>a{}b{}d{}e{}</style></head>${kept}${others}${script} integrity="${integrity}"></script>`,
    );
  }
});
