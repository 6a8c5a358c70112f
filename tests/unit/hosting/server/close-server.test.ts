import { once } from 'node:events';
import { createServer } from 'node:http';
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
