import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, inject, test } from 'vitest';
import { findInlineCode } from '../../src/hosting/output/pages/inline-code.ts';
import { readBuiltPages } from '../../tools/lib/built-site.ts';
import { listEveryPath, missingPath } from '../../tools/lib/page-paths.ts';

const ask = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' });
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

/** What Mozilla’s HTTP Observatory gives full marks for, beside the policy. */
const securityHeaders = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as unknown,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': expect.stringContaining('microphone=()') as unknown,
};

test('pages, files, redirects and the 404 carry the same security headers', async () => {
  for (const path of ['/', missingPath, '/icon.svg', '/product/', '/functions/v1/none']) {
    const answer = await ask(path);
    expect(Object.fromEntries(answer.headers), path).toMatchObject(securityHeaders);
    expect(policyOf(answer), path).toMatch(/default-src 'none'/);
    expect(policyOf(answer), path).not.toMatch(/unsafe|report/);
  }
  const { headers } = await ask('/');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, no-transform');
});

/** A mere possibility: this host serves no JSONP, no AngularJS and nothing that users upload. */
const accepted = "script-src 'self'";
const worth: ReadonlySet<number> = new Set([
  Severity.HIGH,
  Severity.SYNTAX,
  Severity.MEDIUM,
  Severity.HIGH_MAYBE,
  Severity.MEDIUM_MAYBE,
]);

test('each page may use the code that stands in it and no other’s, by a policy without a weakness', async () => {
  for (const path of await listEveryPath()) {
    const answer = await ask(path);
    const { scriptHashes, styleHashes } = findInlineCode(await answer.text());
    const allowed = policyOf(answer).match(/'sha256-[^']+'/g) ?? [];
    expect(new Set(allowed), path).toEqual(new Set([...scriptHashes, ...styleHashes]));
    const weaknesses = new CspEvaluator(new CspParser(policyOf(answer)).csp)
      .evaluate()
      .filter(({ severity }) => worth.has(severity))
      .map(({ directive, value = '' }) => `${directive} ${value}`);
    expect(new Set(weaknesses), path).toEqual(new Set([accepted]));
  }
});

test('without a tag manager no page carries a byte of measurement', async () => {
  for (const { path, html } of await readBuiltPages()) {
    expect(html, path).not.toMatch(
      /consent-opener|\.consent\b|class="consent|googletagmanager|_vercel|\/_astro\/[^"]*(?:Consent|measur)/,
    );
  }
});

test('security.txt says whom to tell about a weakness, for less than a year', async () => {
  const answer = await ask('/.well-known/security.txt');
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
