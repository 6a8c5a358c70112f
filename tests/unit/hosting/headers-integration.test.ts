import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectInlineCode } from '../../../src/hosting/headers-integration.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'about'));
});

afterEach(() => rm(folder, { recursive: true }));

test('code that several pages share is allowed once, in an order that never changes', async () => {
  await writeFile(path.join(folder, 'index.html'), '<script>a</script><script>b</script>');
  await writeFile(path.join(folder, 'about/index.html'), '<script>b</script><style>c</style>');
  const { scriptHashes, styleHashes } = await collectInlineCode(folder);
  expect(scriptHashes).toHaveLength(2);
  expect(scriptHashes).toEqual(scriptHashes.toSorted());
  expect(styleHashes).toHaveLength(1);
});

test('a page that the policy would break stops the build, with every place at once', async () => {
  await writeFile(path.join(folder, '404.html'), '<p style="color:red">a</p>');
  await writeFile(path.join(folder, 'about/index.html'), '<a onclick="b()">b</a>');
  await expect(collectInlineCode(folder)).rejects.toThrow(
    /^404\.html: <p style="color:red">: .*write a class.*\nabout\/index\.html: <a onclick="b\(\)">: .*listen for the event/,
  );
});
