import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { prepareToClose } from '../../../../src/hosting/server/close-server.ts';
import { listen } from '../../../support/project.ts';

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
