import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findFreePort, projectFolder } from '../../../tools/lib/project.ts';
import { startMailServer } from '../../../tools/lib/mail-server.ts';

/** What somebody reads who runs `npm run mail -- --test`. */
async function runTool(smtpUrl: string) {
  const tool = spawn(process.execPath, [path.join(projectFolder, 'tools/mail/mail.ts'), '--test'], {
    env: { ...process.env, SMTP_URL: smtpUrl },
  });
  const [stdout, stderr] = await Promise.all([
    text(tool.stdout),
    text(tool.stderr),
    once(tool, 'close'),
  ]);
  return { status: tool.exitCode, stdout, stderr };
}

test('a server that is down is one line with code and setting, and no password', async () => {
  const port = await findFreePort();
  const { status, stdout, stderr } = await runTool(`smtp://user:secret@127.0.0.1:${port}`);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'SMTP_URL: nothing answers at this host and port: the server is down, or elsewhere ' +
      '(ESOCKET ECONNREFUSED CONN)\n',
  );
});

test('a refused login is told without user and password', async () => {
  const server = await startMailServer([], {
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      callback(new Error('no'));
    },
  });
  const { status, stderr } = await runTool(server.url.replace('://', '://user:secret@'));
  await server.close();
  expect(status).toBe(1);
  expect(stderr).toContain('refused the user and the password');
  expect(stderr).not.toMatch(/secret|user:|\n./);
});
