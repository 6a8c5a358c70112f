import { expect, test } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { responseHeaders } from '../../../../src/hosting/output/headers.ts';

const tagManager = { PUBLIC_GTM_ID: 'GTM-ABC1234' };

const headersFor = (environment: Record<string, string> = {}) =>
  responseHeaders(readPublicSettings(environment));

function readPolicy(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyFor = (environment: Record<string, string> = {}) =>
  readPolicy(headersFor(environment)['content-security-policy']);

test('everything is denied unless the policy names it', () => {
  expect(policyFor()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });
  const features = headersFor()['permissions-policy'];
  for (const feature of ['microphone', 'camera', 'geolocation', 'payment']) {
    expect(features).toContain(`${feature}=()`);
  }
});

test('the tag manager, the blog, the functions and the video are allowed where settings put them', () => {
  const google = 'https://www.googletagmanager.com';
  const functionsHost = 'https://functions.example.com';
  const everything = {
    ...tagManager,
    PUBLIC_VERCEL_INSIGHTS: 'on',
    PUBLIC_BLOG_HOST: 'https://blog.example.com',
    PUBLIC_FUNCTIONS_URL: `${functionsHost}/v1`,
    PUBLIC_VIDEO_URL: 'https://video.example.com/story.mp4',
  };
  const policy = policyFor(everything);
  expect(policy['script-src']).toEqual(["'self'", `${google}/gtm.js`, `${google}/gtag/js`]);
  expect(policy['img-src']).toContain(google);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(["'self'", google, functionsHost, 'https://blog.example.com']),
  );
  expect(policy['form-action']).toEqual(["'self'", functionsHost]);
  expect(policy['media-src']).toEqual(["'self'", 'https://video.example.com']);
  // Those scripts make code of text.
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(headersFor(everything)['content-security-policy']).not.toMatch(
    /unsafe|upgrade-insecure-requests|data:|\*(?!\.)/,
  );
});

test('the tools in the tag manager load what they need from the hosts named, and only then', () => {
  const hosts = ['https://consent.example.com', 'https://cdn.example.com'];
  const tools = { ...tagManager, PUBLIC_TAG_HOSTS: hosts.join('  ') };
  const policy = policyFor(tools);
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    expect(policy[directive], directive).toEqual(expect.arrayContaining(hosts));
  }
  expect(headersFor(tools)['cross-origin-embedder-policy']).toBe('unsafe-none');
  expect(headersFor({ PUBLIC_TAG_HOSTS: tools.PUBLIC_TAG_HOSTS })).toEqual(headersFor());
});

test('browsers report what was blocked where somebody else’s code runs, and only there', () => {
  const address = '/functions/v1/TRIAGE-policy-report';
  expect(policyFor()).not.toHaveProperty('report-uri');
  expect(policyFor(tagManager)).toMatchObject({ 'report-uri': [address] });
});

test('a preview is kept from search engines, every file of it', () => {
  expect(headersFor({ PUBLIC_DRAFTS: 'on' })['x-robots-tag']).toBe('noindex');
});
