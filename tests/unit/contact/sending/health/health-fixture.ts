import { afterEach } from 'vitest';
import { createHealthCheck } from '../../../../../src/contact/health.ts';
import { outbox } from '../../outbox-fixture.ts';

/** A refusal of who sends. */
export const sender = 'EENVELOPE 550 MAIL FROM before content';

interface Closable {
  readonly close: () => Promise<void>;
}

/** Servers that a test of the file adds to these end with it. */
export function useServers(): Closable[] {
  const servers: Closable[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return servers;
}

/** Asks a site whose mail waits in the outbox of the test. */
export async function ask(environment: Record<string, string>, method = 'GET') {
  const check = createHealthCheck({ MAIL_OUTBOX: outbox.folder, ...environment }, '1.2.3');
  const response = await check(new Request('https://example.com/health', { method }));
  return { response, check };
}
