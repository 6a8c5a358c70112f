import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createProductionServer } from '../../../../src/hosting/server/server.ts';

/** A server whose only function fails; `files` are those of the site. */
async function startBrokenSite(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'output-'));
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  const routes = [{ handle: 'error' }, { src: '^/.*$', dest: '/500.html', status: 500 }];
  await write('config.json', JSON.stringify({ version: 3, routes }));
  await write('functions/broken.func/.vc-config.json', JSON.stringify({ handler: 'index.mjs' }));
  await write(
    'functions/broken.func/index.mjs',
    `export default { fetch: () => Promise.reject(new Error('deliberate')) };`,
  );
  for (const [file, content] of Object.entries(files)) await write(`static/${file}`, content);
  const server = await createProductionServer({
    outputFolder: folder,
    reportError: () => undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/broken`;
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

const page = '<!doctype html><h1>Unexpected Application Error!</h1>';

test('a visitor whose request fails sees the page for that, with the status', async () => {
  await using site = await startBrokenSite({ '500.html': page });
  const answer = await fetch(site.address, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe(page);
});

test('a site without that page answers with a short text', async () => {
  await using bare = await startBrokenSite({ 'index.html': page });
  const answer = await fetch(bare.address, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something failed');
});
