import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptSigner } from '../../../../src/hosting/output/script-integrity.ts';

const code = 'console.log("page")';
const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-integrity-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/page.js'), code);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a script file carries the hash of what it holds, on every page', () => {
  const sign = createScriptSigner(folder);
  const tag = '<script type="module" src="/_astro/page.js"></script>';
  const signed = `<script type="module" src="/_astro/page.js" integrity="${hash}"></script>`;
  expect(sign(tag)).toBe(signed);
  expect(sign(`<p>${tag}`)).toBe(`<p>${signed}`);
});

test('scripts that stand in the page or come from the host stay as they are', () => {
  const html = '<script>a</script><script defer src="/_vercel/insights/script.js"></script>';
  expect(createScriptSigner(folder)(html)).toBe(html);
});
