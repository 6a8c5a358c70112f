import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'playwright/test';
import { functionAddress } from '../../src/config/routes.ts';
import { findFreePort, projectFolder } from '../../tools/lib/project.ts';

const isAnswering = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`npm start says its address and build, and on ${signal} answers a request that is half sent before it ends`, async () => {
    const port = String(await findFreePort());
    const npm = spawn('npm', ['start', '--', '--no-build'], {
      cwd: projectFolder,
      env: { ...process.env, HOST: '127.0.0.1', PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A process group of its own, as a terminal would have it.
      detached: true,
    });
    let output = '';
    npm.stdout.on('data', (text) => (output += String(text)));
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(() => output).toContain(`TRIAGE is at ${origin}`);
    expect(await isAnswering(origin)).toBe(true);
    const { version } = (await (await fetch(`${origin}/health`)).json()) as { version: string };
    expect(output).toContain(`(build ${version})`);

    const [start, end] = ['{"name":"Ana', ' Pérez"}'].map((text) => Buffer.from(text));
    const asked = request(`${origin}${functionAddress('contact')}`, {
      method: 'POST',
      // The server says when it has taken the request on.
      headers: { 'content-type': 'application/json', 'content-length': 21, expect: '100-continue' },
    });
    asked.flushHeaders();
    await once(asked, 'continue');
    asked.write(start);
    const ended = once(npm, 'exit');
    // A host signals npm alone; a terminal signals the whole group.
    const { pid = 0 } = npm;
    process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    await expect.poll(() => isAnswering(origin)).toBe(false);
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
    asked.end(end);
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(422);
    await ended;
  });
}
