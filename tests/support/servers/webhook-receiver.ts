import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../tools/lib/project.ts';

/** What the receiver does with the next call; it accepts once the list is used up. */
export type Reaction = 'accept' | 500 | 307 | 'silent' | 'close';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly reaction: Reaction;
}

/** A system of the owner, which takes calls of a webhook or fails in one of the ways there are. */
export async function startReceiver(reactions: readonly Reaction[] = []) {
  const planned = [...reactions];
  const calls: Call[] = [];
  const strayed: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url !== '/leads') {
        strayed.push(request.url ?? '');
        response.writeHead(200).end();
        return;
      }
      const reaction = planned.shift() ?? 'accept';
      calls.push({ headers: request.headers, body, reaction });
      if (reaction === 'close') request.socket.destroy();
      else if (reaction === 307) response.writeHead(307, { location: '/elsewhere' }).end();
      else if (reaction !== 'silent') response.writeHead(reaction === 500 ? 500 : 202).end('ok');
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}/leads`;
  return {
    url,
    calls,
    /** Paths that a redirect led to. */
    strayed,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
