import { expect, test } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { contentSecurityPolicy, responseHeaders } from '../../../../src/hosting/output/headers.ts';

function headersFor(environment: Record<string, string> = {}) {
  return responseHeaders(readPublicSettings(environment));
}

function policyFor(environment: Record<string, string> = {}): Record<string, string[]> {
  return readPolicy(headersFor(environment)['content-security-policy']);
}

function readPolicy(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('everything is denied unless the policy names it', () => {
  expect(policyFor()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
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
  const everything = headersFor({
    PUBLIC_GTM_ID: 'GTM-ABC1234',
    PUBLIC_VERCEL_INSIGHTS: 'on',
    PUBLIC_BLOG_HOST: 'https://blog.example.com',
    PUBLIC_FUNCTIONS_URL: 'https://functions.example.com/v1',
    PUBLIC_VIDEO_URL: 'https://video.example.com/story.mp4',
  })['content-security-policy'];
  expect(everything).not.toMatch(/unsafe|upgrade-insecure-requests|data:|\*(?!\.)/);
});

test('the tag manager is allowed only when a container is set', () => {
  expect(headersFor()['content-security-policy']).not.toContain('google');
  const policy = policyFor({ PUBLIC_GTM_ID: 'GTM-ABC1234' });
  for (const directive of ['script-src', 'img-src', 'connect-src']) {
    expect(policy[directive]).toContain('https://www.googletagmanager.com');
  }
});

test('pages may reach the blog, the functions and the video where settings put them', () => {
  const policy = policyFor({
    PUBLIC_BLOG_HOST: 'https://blog.example.com',
    PUBLIC_FUNCTIONS_URL: 'https://functions.example.com/v1',
    PUBLIC_VIDEO_URL: 'https://video.example.com/story.mp4',
  });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://functions.example.com',
    'https://blog.example.com',
  ]);
  expect(policy['form-action']).toEqual(["'self'", 'https://functions.example.com']);
  expect(policy['media-src']).toEqual(["'self'", 'https://video.example.com']);
});

test('browsers are told to stay on https, not to guess types, not to frame and to ask again', () => {
  expect(headersFor()).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('the microphone and other features that no page uses are denied', () => {
  const policy = headersFor()['permissions-policy'];
  for (const feature of ['microphone', 'camera', 'geolocation', 'payment', 'usb']) {
    expect(policy).toContain(`${feature}=()`);
  }
  expect(policy).toContain('fullscreen=(self)');
});
