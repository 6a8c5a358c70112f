import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort, projectFolder, untilAnswering } from '../../tools/lib/project.ts';

async function askAs(host: string, port: number): Promise<number | undefined> {
  const asked = request({ port, host: '127.0.0.1', path: '/contact', headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

test('the bundle runs with Node alone, under the name it was built for, and ends when told', async () => {
  await using made = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  made.defer(() => rm(folder, { recursive: true }));
  const write = path.join(projectFolder, 'src/hosting/server/write-bundle.ts');
  const said = execFileSync(process.execPath, [write, folder]).toString();
  expect(said).toBe(
    `Written to ${folder}. In that folder: node src/hosting/server/start.mjs --no-build\n`,
  );
  const again = spawnSync(process.execPath, [write, folder]);
  expect([again.status, again.stderr.toString()]).toEqual([
    1,
    `${folder} holds a version already. Name a new folder for this one.\n`,
  ]);
  const file = path.join(folder, '.astro/build-settings.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...built, PUBLIC_SITE_URL: 'https://www.example.com' }));

  const port = await findFreePort();
  const env = { PORT: String(port), MAIL_OUTBOX: path.join(folder, 'mail') };
  const start = ['src/hosting/server/start.mjs', '--no-build'];
  const server = spawn(process.execPath, start, { cwd: folder, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  made.defer(() => void server.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, server);
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ status: 'ok' });
  expect(await askAs('www.example.com', port)).toBe(200);
  expect(await askAs('other.example', port)).toBe(421);
  const mail = execFileSync(process.execPath, ['tools/mail/mail.mjs'], { cwd: folder, env });
  expect(mail.toString()).toContain('Waiting: 0');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
