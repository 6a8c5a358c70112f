import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { readBuiltSettings } from '../../../../src/hosting/server/built-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
const file = path.join(folder, 'build-settings.json');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('what a build was given is served with it, unless the environment says otherwise', () => {
  const given = {
    PUBLIC_SITE_URL: 'https://www.example.com',
    PUBLIC_CONTACT_EMAIL: 'hello@example.com',
  };
  writeFileSync(file, JSON.stringify({ ...readPublicSettings(given), scheduled: [] }));
  expect(readBuiltSettings(file, {})).toEqual(given);
  expect(readBuiltSettings(file, { PUBLIC_SITE_URL: ' ' })).toEqual(given);
  expect(readBuiltSettings(file, { PUBLIC_SITE_URL: 'https://other.example' })).toEqual({
    PUBLIC_CONTACT_EMAIL: 'hello@example.com',
  });
});

test('a default counts as not set, as links in e-mails must not lead there', () => {
  writeFileSync(file, JSON.stringify({ ...readPublicSettings({}), scheduled: ['/later'] }));
  expect(readBuiltSettings(file, {})).toEqual({});
  expect(readBuiltSettings(path.join(folder, 'none.json'), {})).toEqual({});
});
