import { beforeEach, expect, test, vi } from 'vitest';
import { message, postJson } from '../contact/contact-fixtures.ts';
import { outbox, useOutbox } from '../contact/outbox-fixture.ts';

useOutbox();
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('MAIL_OUTBOX', outbox.folder);
  vi.stubEnv('RATE_LIMIT_PER_CLIENT', '1');
  return () => vi.unstubAllEnvs();
});

test('all messages to one function are counted together', async () => {
  const { default: send } = await import('../../../functions/TRIAGE-send-contact-email.ts');
  const told: number[] = [];
  for (const name of ['Ann', 'Ben']) {
    told.push((await send.fetch(postJson({ ...message, name }))).status);
  }
  expect(told).toEqual([200, 429]);
});
