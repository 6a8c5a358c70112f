import { expect, test } from 'vitest';
import {
  describeMissingForProduction,
  findMisspeltSettings,
} from '../../../src/hosting/setting-names.ts';

test('a misspelt setting is told with the name that was meant', () => {
  expect(findMisspeltSettings({ SMTP_ULR: 'x', CONTACT_T0: 'y', PUBLIC_SITEURL: 'z' })).toEqual([
    'SMTP_ULR is no setting and is not read; write SMTP_URL.',
    'CONTACT_T0 is no setting and is not read; write CONTACT_TO.',
    'PUBLIC_SITEURL is no setting and is not read; write PUBLIC_SITE_URL.',
  ]);
  expect(findMisspeltSettings({ PUBLIC_MOTTO: 'x' })).toEqual([
    'PUBLIC_MOTTO is no setting and is not read; README lists those that are.',
  ]);
});

test('nothing is said of settings, of hosts and of what other programs read', () => {
  const environment = { SMTP_URL: 'x', HOST: 'a', PORT: '1', PATH: '/bin', LANGUAGE: 'en' };
  expect(findMisspeltSettings({ ...environment, VERCEL_URL: 'x', npm_package_json: 'y' })).toEqual(
    [],
  );
});

test('a build for the published site names what is missing, and other builds say nothing', () => {
  const lines = describeMissingForProduction({ VERCEL_ENV: 'production', SMTP_URL: 'smtps://x' });
  expect(lines[0]).toContain('MISSING');
  expect(lines.join('\n')).toContain('PUBLIC_SITE_URL');
  expect(lines.join('\n')).not.toContain('SMTP_URL');
  expect(describeMissingForProduction({ VERCEL_ENV: 'preview' })).toEqual([]);
});
