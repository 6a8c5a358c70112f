import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addScriptIntegrity } from '../../../src/hosting/script-integrity.ts';

const code = 'console.log("page")';
const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-integrity-'));
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, '_astro/page.js'), code);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a script file carries the hash of what it holds, on every page', async () => {
  const tag = '<script type="module" src="/_astro/page.js"></script>';
  writeFileSync(join(folder, 'index.html'), tag);
  writeFileSync(join(folder, 'about/index.html'), `<p>${tag}`);
  await addScriptIntegrity(folder);
  const signed = `<script type="module" src="/_astro/page.js" integrity="${hash}"></script>`;
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(signed);
  expect(readFileSync(join(folder, 'about/index.html'), 'utf8')).toBe(`<p>${signed}`);
});

test('scripts that stand in the page or come from the host stay as they are', async () => {
  const html = '<script>a</script><script defer src="/_vercel/insights/script.js"></script>';
  writeFileSync(join(folder, 'index.html'), html);
  await addScriptIntegrity(folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(html);
});
