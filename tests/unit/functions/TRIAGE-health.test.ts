import { beforeEach, expect, test, vi } from 'vitest';
import { outbox, useOutbox } from '../contact/mail-fixtures.ts';

useOutbox();
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('MAIL_OUTBOX', outbox.folder);
  return () => vi.unstubAllEnvs();
});

test.each([
  [
    'the commit where the host names it',
    { VERCEL_GIT_COMMIT_SHA: 'abc', SITE_VERSION: '1.1.0+b1' },
    '1.1.0+abc',
  ],
  [
    'the id of the build elsewhere',
    { VERCEL_GIT_COMMIT_SHA: '', SITE_VERSION: '1.1.0+b1' },
    '1.1.0+b1',
  ],
  ['that nothing was built', {}, 'development'],
])('the version says %s', async (_what, environment, version) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { default: health } = await import('../../../functions/TRIAGE-health.ts');
  const answer = await health.fetch(new Request('https://www.example.com/health'));
  expect(await answer.json()).toMatchObject({ status: 'ok', version });
});
