import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHealthCheck } from '../../../../../src/contact/health.ts';
import { startMailServer } from '../../../../../tools/lib/mail-server.ts';
import { useServers } from './health-fixture.ts';
import { outbox, useOutbox } from '../../outbox-fixture.ts';

useOutbox();
const servers = useServers();

function checkOf(smtpUrl: string) {
  return createHealthCheck({ MAIL_OUTBOX: outbox.folder, SMTP_URL: smtpUrl }, '1.2.3');
}

describe('as long as a login is good', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // A process that has been up for a while.
    vi.advanceTimersByTime(3_600_000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What three askings are told, with time between them. */
  async function tellThrice(check: (request: Request) => Promise<Response>, between: number) {
    const told: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      if (asked > 0) vi.advanceTimersByTime(between);
      told.push((await check(new Request('https://example.com/health'))).status);
    }
    return told;
  }

  /** How many logins three askings cost, with time between them, and what they were told. */
  async function askThrice(isRefused: boolean, between: number) {
    let logins = 0;
    const server = await startMailServer([], {
      allowInsecureAuth: true,
      onAuth: (_login, _session, callback) => {
        logins += 1;
        if (isRefused) callback(new Error('no'));
        else callback(null, { user: 'user' });
      },
    });
    servers.push(server);
    const url = server.url.replace('127.0.0.1', 'user:secret@127.0.0.1');
    const told = await tellThrice(checkOf(url), between);
    return { logins, told, sessions: server.sessions() };
  }

  test('the mail server is asked again without one', async () => {
    expect(await askThrice(false, 16_000)).toEqual({
      logins: 1,
      told: [200, 200, 200],
      sessions: 3,
    });
  });

  test('a wrong password is not tried again, which would lock the account', async () => {
    expect(await askThrice(true, 16_000)).toEqual({
      logins: 1,
      told: [503, 503, 503],
      sessions: 1,
    });
  });

  test('a server that could not answer just then is asked again', async () => {
    const server = await startMailServer(['busy']);
    servers.push(server);
    expect(await tellThrice(checkOf(server.url), 16_000)).toEqual([503, 200, 200]);
    expect(server.sessions()).toBe(3);
  });

  test('a login that was refused for now is tried again', async () => {
    let logins = 0;
    const server = await startMailServer([], {
      allowInsecureAuth: true,
      onAuth: (_login, _session, callback) => {
        logins += 1;
        const busy = Object.assign(new Error('later'), { responseCode: 454 });
        if (logins === 1) callback(busy);
        else callback(null, { user: 'user' });
      },
    });
    servers.push(server);
    const url = server.url.replace('127.0.0.1', 'user:secret@127.0.0.1');
    expect(await tellThrice(checkOf(url), 16_000)).toEqual([503, 200, 200]);
  });

  test('a monitor that asks again and again makes it last no longer', async () => {
    expect(await askThrice(false, 400_000)).toMatchObject({ logins: 2, sessions: 3 });
  });

  test('both are tried again after that', async () => {
    expect(await askThrice(false, 601_000)).toMatchObject({ logins: 3 });
    expect(await askThrice(true, 601_000)).toMatchObject({ logins: 3 });
  });
});
