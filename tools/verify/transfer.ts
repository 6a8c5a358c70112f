import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { routes } from '../../src/config/routes.ts';
import type { Ask } from './answers/ask.ts';
import { findWrongStatus } from './answers/status.ts';
import { addTo, type Fault } from './tell.ts';

/** Whether monitors may ask for the head alone, and who comes back loads nothing again. */
export async function checkReturn(ask: Ask): Promise<readonly Fault[]> {
  const head = await ask(routes.home, { method: 'HEAD' });
  const wrongHead = findWrongStatus(head, 200).map((fault) => addTo(fault, ' to HEAD'));
  const first = await ask(routes.home);
  await first.body?.cancel();
  const tag = first.headers.get('etag');
  if (tag === null) return [...wrongHead, 'has no etag: each visit loads it again'];
  const second = await ask(routes.home, { headers: { 'if-none-match': tag } });
  await second.body?.cancel();
  const other = await ask(routes.home, { headers: { 'if-none-match': '"of-another-page"' } });
  await other.body?.cancel();
  return [
    ...wrongHead,
    ...findWrongStatus(second, 304).map((fault) =>
      addTo(fault, ' to who has it already (if-none-match)'),
    ),
    ...findWrongStatus(other, 200).map((fault) =>
      addTo(fault, ' to who has another one (if-none-match)'),
    ),
  ];
}

/** In milliseconds. */
const longestHandshake = 20_000;

/** Which protocol a host chooses that is offered HTTP/2 (RFC 7301). */
function chooseProtocol(origin: string): Promise<string | false | null> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      ALPNProtocols: ['h2', 'http/1.1'],
      timeout: longestHandshake,
    });
    socket.once('secureConnect', () => {
      resolve(socket.alpnProtocol);
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('no handshake in time')));
    socket.once('error', reject);
  });
}

/** Whether a site with TLS sends all files of a page over one connection. */
export async function checkHttp2(origin: string): Promise<readonly Fault[]> {
  return (await chooseProtocol(origin)) === 'h2'
    ? []
    : ['speaks no HTTP/2: files of a page wait for connections of their own'];
}
