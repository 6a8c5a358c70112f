import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../../src/config/environment.ts';
import { buildIfChanged } from '../../../../src/hosting/server/build.ts';

const settings = readSettings({});
let root: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

const build = () => write('.vercel/output/config.json', '{}');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'project-'));
  await write('src/pages/index.astro', 'Hello');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

test('the first start builds and the second does not', async () => {
  expect(await buildIfChanged(root, settings, build)).toBe(true);
  expect(await buildIfChanged(root, settings, build)).toBe(false);
});

test.each([
  'src/pages/index.astro',
  'src/content/pages/new.mdx',
  'public/icon.svg',
  'functions/send.ts',
  'package-lock.json',
  'astro.config.mjs',
  'tsconfig.json',
])('a change of %s is built', async (file) => {
  await buildIfChanged(root, settings, build);
  await write(file, 'changed');
  expect(await buildIfChanged(root, settings, build)).toBe(true);
});

test('a file that moved is built', async () => {
  await buildIfChanged(root, settings, build);
  await rm(path.join(root, 'src/pages/index.astro'));
  await write('src/pages/home.astro', 'Hello');
  expect(await buildIfChanged(root, settings, build)).toBe(true);
});

test('touching a file without changing it, or changing a test, is not built', async () => {
  await buildIfChanged(root, settings, build);
  await utimes(path.join(root, 'src/pages/index.astro'), 1, 1);
  await write('tests/unit/a.test.ts', 'changed');
  expect(await buildIfChanged(root, settings, build)).toBe(false);
});

test('a public setting is built in, a private one is read while running', async () => {
  await buildIfChanged(root, settings, build);
  const moved = readSettings({ CONTACT_TO: 'desk@example.com' });
  expect(await buildIfChanged(root, moved, build)).toBe(false);
  const renamed = readSettings({ PUBLIC_SITE_URL: 'https://www.example.com' });
  expect(await buildIfChanged(root, renamed, build)).toBe(true);
});

test('a missing output, or one that another build has replaced, is built', async () => {
  await buildIfChanged(root, settings, build);
  await rm(path.join(root, '.vercel/output'), { recursive: true });
  expect(await buildIfChanged(root, settings, build)).toBe(true);
  await utimes(path.join(root, '.vercel/output/config.json'), 1, 1);
  expect(await buildIfChanged(root, settings, build)).toBe(true);
});

test('a build that failed is tried again', async () => {
  await buildIfChanged(root, settings, build);
  await write('src/pages/index.astro', 'broken');
  const fail = () => Promise.reject(new Error('The build failed'));
  await expect(buildIfChanged(root, settings, fail)).rejects.toThrow('The build failed');
  await write('src/pages/index.astro', 'Hello');
  expect(await buildIfChanged(root, settings, build)).toBe(true);
});
