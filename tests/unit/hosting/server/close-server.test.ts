import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeLimits } from '../../../../src/contact/time-limits.ts';
import { endAfter, prepareToClose } from '../../../../src/hosting/server/close-server.ts';
import { listen } from '../../../../tools/lib/project.ts';

test('a request under way is answered, and a connection without one is not waited for', async () => {
  const answer = Promise.withResolvers<string>();
  const server = createServer((_request, response) => {
    void answer.promise.then((text) => response.end(text));
  });
  const close = prepareToClose(server);
  const port = await listen(server);
  const unused = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(unused, 'connect');
  const asked = fetch(`http://127.0.0.1:${port}/`);
  await once(server, 'request');
  const closed = close();
  answer.resolve('Hello');
  expect(await (await asked).text()).toBe('Hello');
  await closed;
  expect(server.listening).toBe(false);
});

test('whoever goes on asking over one connection does not keep the server open', async () => {
  const slow = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    if (request.url === '/slow') void slow.promise.then((text) => response.end(text));
    else response.end('Hello');
  });
  const close = prepareToClose(server);
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function ask() {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    await once(response, 'end');
    return response.headers.connection;
  }
  const asked = fetch(`http://127.0.0.1:${port}/slow`);
  await once(server, 'request');
  expect(await ask()).toBe('keep-alive');
  const closed = close();
  await expect(ask()).rejects.toThrow();
  slow.resolve('Late');
  const answer = await asked;
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['Late', 'close']);
  await closed;
  agent.destroy();
});

test('an answer that has begun is sent to its end', async () => {
  const rest = Promise.withResolvers<string>();
  const server = createServer((_request, response) => {
    response.write('The beginning, ');
    void rest.promise.then((text) => response.end(text));
  });
  const close = prepareToClose(server);
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}/`);
  const closed = close();
  rest.resolve('and the end.');
  expect(await answer.text()).toBe('The beginning, and the end.');
  await closed;
  expect(server.listening).toBe(false);
});

/** Work that is over when the test says so. */
function createWork() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}

describe('a process that is told to stop', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends when all that was under way is over', async () => {
    const [answer, delivery] = [createWork(), createWork()];
    const end = vi.fn();
    endAfter([answer.promise, delivery.promise], end);
    answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(end).not.toHaveBeenCalled();
    delivery.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toHaveBeenCalledOnce();
  });

  test('ends no later than what the work may take, whatever hangs', async () => {
    const end = vi.fn();
    endAfter([new Promise(() => undefined)], end);
    await vi.advanceTimersByTimeAsync(timeLimits.shutdown - 1);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledOnce();
  });
});
