import { glob, mkdtemp, rm, symlink, cp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionAddress, functionNames } from '../../src/config/routes.ts';
import { createProductionServer } from '../../src/hosting/server/server.ts';
import { outputFolder, readBuiltPages } from '../../tools/lib/built-site.ts';
import { findFreePort, listen, startSite } from '../../tools/lib/project.ts';

const functions = (Object.keys(functionNames) as (keyof typeof functionNames)[]).map((name) =>
  functionAddress(name),
);

/** The addresses of pages that do not come, when all are asked for while functions fail. */
async function findMissingPages(origin: string): Promise<string[]> {
  const paths = (await readBuiltPages()).map(({ path }) => path).filter((path) => path !== '/410');
  const found = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path);
      const isPage = answer.status === 200 && (await answer.text()).includes('<h1');
      return isPage ? [] : [`${path}: ${answer.status}`];
    }),
  );
  return found.flat();
}

test('every page comes while every function is broken', async () => {
  await using made = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'broken-'));
  made.defer(() => rm(folder, { recursive: true }));
  await cp(join(outputFolder, 'config.json'), join(folder, 'config.json'));
  await cp(join(outputFolder, 'functions'), join(folder, 'functions'), { recursive: true });
  await symlink(join(outputFolder, 'static'), join(folder, 'static'));
  for await (const bundle of glob('functions/**/index.mjs', { cwd: folder })) {
    await writeFile(join(folder, bundle), `throw new Error('down');`);
  }
  const server = made.use(
    await createProductionServer({ outputFolder: folder, reportError: () => undefined }),
  );
  const origin = `http://127.0.0.1:${await listen(server)}`;
  made.defer(() => {
    server.closeAllConnections();
  });
  const answers = await Promise.all(functions.map((address) => fetch(origin + address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
  expect(await findMissingPages(origin)).toEqual([]);
});

test('every page comes while Redis and the mail server are out of reach', async () => {
  const nobody = `127.0.0.1:${await findFreePort()}`;
  const settings = { REDIS_URL: `redis://${nobody}`, SMTP_URL: `smtp://${nobody}` };
  await using site = await startSite(settings, ['--no-build']);
  const health = await fetch(`${site.origin}/health`);
  expect(health.status).toBe(503);
  expect(await findMissingPages(site.origin)).toEqual([]);
});
