import { cp, glob, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionAddress } from '../../src/config/routes.ts';
import { createProductionServer } from '../../src/hosting/server/server.ts';
import { outputFolder } from '../../tools/lib/built-site.ts';
import { typeFields } from '../../tools/lib/contact-message.ts';
import { pathOfEachKind } from '../../tools/lib/page-paths.ts';
import { findFreePort, listen, serveBuilt } from '../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../tools/lib/redis-server.ts';

/** The kinds of page that do not come while functions fail. */
async function findMissingPages(origin: string): Promise<string[]> {
  const missing: string[] = [];
  for (const path of pathOfEachKind) {
    if (!(await (await fetch(origin + path)).text()).includes('<h1')) missing.push(path);
  }
  return missing;
}

test('pages come while functions are broken', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'broken-'));
  await cp(join(outputFolder, 'config.json'), join(folder.path, 'config.json'));
  await cp(join(outputFolder, 'functions'), join(folder.path, 'functions'), { recursive: true });
  await symlink(join(outputFolder, 'static'), join(folder.path, 'static'));
  for await (const bundle of glob('functions/**/index.mjs', { cwd: folder.path })) {
    await writeFile(join(folder.path, bundle), `throw new Error('down');`);
  }
  await using server = await createProductionServer({
    outputFolder: folder.path,
    reportError: () => undefined,
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  expect((await fetch(origin + functionAddress('contact'))).status).toBe(500);
  expect(await findMissingPages(origin)).toEqual([]);
  server.closeAllConnections();
});

test('pages come while Redis and the mail server are out of reach', async () => {
  const nobody = `127.0.0.1:${await findFreePort()}`;
  const settings = { REDIS_URL: `redis://${nobody}`, SMTP_URL: `smtp://${nobody}` };
  await using site = await serveBuilt(settings);
  expect((await fetch(`${site.origin}/health`)).status).toBe(503);
  expect(await findMissingPages(site.origin)).toEqual([]);
});

test.skipIf(!hasRedis)(
  'a message waits in Redis while the mail server is out of reach',
  async () => {
    await using redis = await startRedis();
    const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`;
    await using site = await serveBuilt({ REDIS_URL: redis.url, SMTP_URL });
    const answer = await fetch(site.origin + functionAddress('contact'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typeFields()),
    });
    expect(answer.status).toBe(200);
    const health: unknown = await (await fetch(`${site.origin}/health`)).json();
    expect(health).toMatchObject({ redis: 'ok', spool: { waiting: 1 } });
  },
);
