import { expect, test } from 'vitest';
import { describeBuildSettings } from '../../../../src/hosting/output/describe-build-settings.ts';

test('a build on the own machine has nothing to say', () => {
  expect(describeBuildSettings({})).toEqual([]);
});

test('a value that functions cannot run with is told in the words of the start', () => {
  const lines = describeBuildSettings({
    LOG_FORMAT: 'txt',
    CONTACT_WEBHOOK: 'https://crm.example.com/in',
    CONTACT_T0: 'x',
  });
  expect(lines[0]).toBe('THE SITE CANNOT RUN WITH THESE SETTINGS:');
  expect(lines[1]).toContain('  LOG_FORMAT: found "txt"; write json or text.');
  expect(lines[2]).toContain('  CONTACT_WEBHOOK_SECRET: missing, though CONTACT_WEBHOOK is set');
  expect(lines[3]).toContain('write CONTACT_TO');
  expect(lines).toHaveLength(4);
});

test('a setting that does nothing beside the others is told', () => {
  const [line, ...others] = describeBuildSettings({ RATE_LIMIT_PER_CLIENT: '100' });
  expect(line).toContain('RATE_LIMIT_PER_CLIENT: found 100, more than the 60');
  expect(others).toEqual([]);
});

test('what is built into pages stops the build by itself', () => {
  expect(describeBuildSettings({ PUBLIC_GTM_ID: 'UA-1' })).toEqual([]);
});

test('what may be set where the site runs is not known where it is built', () => {
  const published = { PUBLIC_SITE_URL: 'https://www.hospital.org' };
  expect(describeBuildSettings(published)[0]).toContain('THIS BUILD IS FOR THE PUBLISHED SITE');
  expect(describeBuildSettings(published).at(-1)).toContain('may also be set where the site runs');
  const onHost = describeBuildSettings({ VERCEL: '1', VERCEL_ENV: 'production' });
  expect(onHost.join()).toContain('CRON_SECRET');
  expect(onHost.join()).not.toContain('may also be set');
});
