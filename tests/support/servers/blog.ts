import { createServer } from 'node:http';
import { listen } from '../../../tools/lib/project.ts';

type Mood = 'up' | 'slow' | 'down';

export interface Blog extends AsyncDisposable {
  readonly origin: string;
  /** Method and path of each request that was heard, in order. */
  readonly requests: string[];
  readonly become: (mood: Mood) => void;
}

/** A blog host that has every page below /there and every page of the names given. */
export async function startBlog(slugs: readonly string[]): Promise<Blog> {
  const requests: string[] = [];
  let mood: Mood = 'up';
  const server = createServer((request, response) => {
    if (mood === 'down') {
      request.socket.destroy();
      return;
    }
    const path = request.url ?? '';
    requests.push(`${request.method ?? ''} ${path}`);
    // Never an answer: whoever waits has to give up.
    if (mood === 'slow') return;
    const name = path.slice(1).split('?')[0] ?? '';
    const isThere = name.startsWith('there') || slugs.includes(name);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': 'text/html',
      'access-control-allow-origin': '*',
    });
    response.end('<!doctype html><title>Blog</title><h1>The blog</h1>');
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    requests,
    become: (next) => {
      requests.length = 0;
      mood = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
