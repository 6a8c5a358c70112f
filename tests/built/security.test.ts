import { expect, inject, test } from 'vitest';
import { findInlineCode } from '../../src/hosting/output/pages/inline-code.ts';
import { findSafetyProblems } from '../support/checks/safety.ts';
import { readBuiltPages } from '../../tools/lib/built-site.ts';
import { listEveryPath, missingPath } from '../../tools/lib/page-paths.ts';

const ask = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' });

test('pages, files, redirects and the 404 carry the same security headers', async () => {
  const names = [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];
  const home = (await ask('/')).headers;
  for (const name of names) expect(home.get(name), name).toBeTruthy();
  expect(home.get('x-frame-options')).toBe('DENY');
  expect(home.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  for (const path of ['/', missingPath, '/icon.svg', '/product/', '/functions/v1/none']) {
    const headers = (await ask(path)).headers;
    for (const name of names) expect(headers.get(name), `${path} ${name}`).toBe(home.get(name));
    expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'/);
    expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe/);
  }
});

test('each page may use the code that stands in it, and no other page’s', async () => {
  for (const path of await listEveryPath()) {
    const answer = await ask(path);
    const { scriptHashes, styleHashes } = findInlineCode(await answer.text());
    const policy = answer.headers.get('content-security-policy') ?? '';
    const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(new Set(allowed), path).toEqual(new Set([...scriptHashes, ...styleHashes]));
  }
});

test('every page and the 404 have full marks for their headers', async () => {
  const problems: string[] = [];
  const paths = await listEveryPath();
  expect(paths).toContain(missingPath);
  for (const path of paths) {
    const found = await findSafetyProblems(inject('origin') + path);
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('without a tag manager no page carries a byte of measurement, nor its answer a header', async () => {
  for (const { path, html } of await readBuiltPages()) {
    expect(html, path).not.toMatch(
      /consent-opener|\.consent\b|class="consent|googletagmanager|_vercel|\/_astro\/[^"]*(?:Consent|measur)/,
    );
  }
  const { headers } = await ask('/');
  expect(headers.get('reporting-endpoints')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('report');
});

test('security.txt says whom to tell about a weakness, for less than a year', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  // RFC 9116, section 3
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual([
    'Contact: mailto:contact@triage.example',
    'Contact: https://triage.example/contact',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages: en',
    'Canonical: https://triage.example/.well-known/security.txt',
    '',
  ]);
  const daysLeft =
    (Date.parse(lines[2]?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(1);
  expect(daysLeft).toBeLessThan(366);
});
