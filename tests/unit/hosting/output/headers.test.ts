import { expect, test } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { contentSecurityPolicy, responseHeaders } from '../../../../src/hosting/output/headers.ts';

const everything = {
  PUBLIC_GTM_ID: 'GTM-ABC1234',
  PUBLIC_VERCEL_INSIGHTS: 'on',
  PUBLIC_BLOG_HOST: 'https://blog.example.com',
  PUBLIC_FUNCTIONS_URL: 'https://functions.example.com/v1',
  PUBLIC_VIDEO_URL: 'https://video.example.com/story.mp4',
};

function headersFor(environment: Record<string, string> = {}) {
  return responseHeaders(readPublicSettings(environment));
}

function readPolicy(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function policyFor(environment: Record<string, string> = {}) {
  return readPolicy(headersFor(environment)['content-security-policy']);
}

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
});

test('a page may use the code that stands in it, and styles from nowhere else', () => {
  const scriptHashes = ["'sha256-c2NyaXB0'"];
  const styleHashes = ["'sha256-c3R5bGU='"];
  const settings = readPublicSettings({});
  expect(readPolicy(contentSecurityPolicy(settings, { scriptHashes, styleHashes }))).toEqual({
    ...policyFor(),
    'script-src': ["'self'", ...scriptHashes],
    'style-src': styleHashes,
  });
  const bare = contentSecurityPolicy(settings, { scriptHashes: [], styleHashes: [] });
  expect(readPolicy(bare)['style-src']).toEqual(["'none'"]);
});

test('no setting brings in unsafe code or a forced move to https', () => {
  expect(headersFor(everything)['content-security-policy']).not.toMatch(
    /unsafe|upgrade-insecure-requests|data:|\*(?!\.)/,
  );
});

test('the tag manager, the blog, the functions and the video are allowed where settings put them', () => {
  const policy = policyFor(everything);
  const tagManager = 'https://www.googletagmanager.com';
  expect(policy['script-src']).toEqual(["'self'", `${tagManager}/gtm.js`, `${tagManager}/gtag/js`]);
  for (const directive of ['img-src', 'connect-src']) {
    expect(policy[directive]).toContain(tagManager);
  }
  const functionsHost = 'https://functions.example.com';
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(["'self'", functionsHost, 'https://blog.example.com']),
  );
  expect(policy['form-action']).toEqual(["'self'", functionsHost]);
  expect(policy['media-src']).toEqual(["'self'", 'https://video.example.com']);
});

test('text cannot become code, unless scripts are there that may rely on it', () => {
  const name = 'require-trusted-types-for';
  expect(policyFor()[name]).toEqual(["'script'"]);
  expect(policyFor({ PUBLIC_GTM_ID: 'GTM-ABC1234' })).not.toHaveProperty(name);
  expect(policyFor({ PUBLIC_VERCEL_INSIGHTS: 'on' })).not.toHaveProperty(name);
});

test('the tools in the tag manager load and show what they need from the hosts named, and only then', () => {
  const hosts = ['https://consent.example.com', 'https://cdn.example.com'];
  const tools = { PUBLIC_GTM_ID: 'GTM-ABC1234', PUBLIC_TAG_HOSTS: hosts.join('  ') };
  const policy = policyFor(tools);
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    expect(policy[directive], directive).toEqual(expect.arrayContaining(hosts));
  }
  expect(policy['frame-src']).toEqual(hosts);
  expect(headersFor(tools)['cross-origin-embedder-policy']).toBe('unsafe-none');
  expect(headersFor({ PUBLIC_TAG_HOSTS: tools.PUBLIC_TAG_HOSTS })).toEqual(headersFor());
});

test('browsers report what was blocked where somebody else’s code runs, and only there', () => {
  const name = 'reporting-endpoints';
  expect(headersFor()).not.toHaveProperty(name);
  expect(headersFor({ PUBLIC_VERCEL_INSIGHTS: 'on' })).not.toHaveProperty(name);
  expect(policyFor()).not.toHaveProperty('report-to');
  const onTrial = policyFor({ PUBLIC_GTM_ID: 'GTM-ABC1234' });
  expect(onTrial).not.toHaveProperty('report-to');
  expect(onTrial).toHaveProperty('report-uri');
  const withTags = { PUBLIC_GTM_ID: 'GTM-ABC1234', PUBLIC_SITE_URL: 'https://www.triage.test' };
  const address = '/functions/v1/TRIAGE-policy-report';
  expect(headersFor(withTags)[name]).toBe(`policy="${address}"`);
  expect(policyFor(withTags)).toMatchObject({ 'report-to': ['policy'], 'report-uri': [address] });
});

test('the microphone and other features that no page uses are denied', () => {
  const policy = headersFor()['permissions-policy'];
  for (const feature of ['microphone', 'camera', 'geolocation', 'payment', 'usb']) {
    expect(policy).toContain(`${feature}=()`);
  }
  expect(policy).toContain('fullscreen=(self)');
});

test('a preview is kept from search engines, every file of it, and nothing else is', () => {
  expect(headersFor({ PUBLIC_DRAFTS: 'on' })['x-robots-tag']).toBe('noindex');
  expect(headersFor()).not.toHaveProperty('x-robots-tag');
});
