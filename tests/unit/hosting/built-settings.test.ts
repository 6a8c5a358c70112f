import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPublicSettings } from '../../../src/config/settings.ts';
import { StartProblem } from '../../../src/hosting/server/build.ts';
import { describeOtherBuild, readBuiltSettings } from '../../../src/hosting/settings-report.ts';

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

test('what the pages were not built with is told, and nothing else', () => {
  const built = { PUBLIC_SITE_URL: 'https://old.example.com', PUBLIC_DRAFTS: 'off' };
  writeFileSync(file, JSON.stringify({ ...readPublicSettings(built), scheduled: ['/later'] }));
  expect(
    describeOtherBuild(file, {
      PUBLIC_SITE_URL: 'https://www.example.com',
      PUBLIC_GTM_ID: 'GTM-ABC1234',
      PUBLIC_DRAFTS: ' off ',
      SMTP_URL: 'smtps://mail.example.com',
    }),
  ).toEqual([
    'PUBLIC_SITE_URL: the pages were built with https://old.example.com, and keep it until they are built with https://www.example.com.',
    'PUBLIC_GTM_ID: the pages were built with none, and keep it until they are built with GTM-ABC1234.',
  ]);
  expect(describeOtherBuild(file, {})).toEqual([]);
  expect(describeOtherBuild(path.join(folder, 'none.json'), built)).toEqual([]);
});

test.each(['', '{"PUBLIC_SITE_URL":', '[]', 'null'])('a broken file is told: %j', (content) => {
  writeFileSync(file, content);
  for (const read of [readBuiltSettings, describeOtherBuild]) {
    expect(() => read(file, {})).toThrow(StartProblem);
    expect(() => read(file, {})).toThrow(`${file} cannot be read, and it says what the pages`);
  }
});
