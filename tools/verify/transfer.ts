import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Ask } from './answers/ask.ts';
import { findStrayHeaders, findWrongHeaders } from './answers/headers.ts';
import { findWrongStatus } from './answers/status.ts';
import { addTo, type Fault } from './tell.ts';

/** By which header of an answer who comes back asks whether it is still the same, and how. */
const validators = [
  { given: 'etag', asks: 'if-none-match', other: '"of-another-page"' },
  {
    given: 'last-modified',
    asks: 'if-modified-since',
    other: 'Thu, 01 Jan 1970 00:00:00 GMT',
  },
] as const;

/** What an answer says of itself whenever it is asked for. */
const lasting = [
  ...['cache-control', 'content-security-policy', 'strict-transport-security', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['x-content-type-options', 'x-frame-options'],
];

/** Browsers put the headers of a 304 in place of those that they have (RFC 9111, 4.3.4). */
function findChangedHeaders(same: Response, first: Response): string[] {
  const both = lasting.filter((name) => same.headers.has(name) && first.headers.has(name));
  const wanted = Object.fromEntries(both.map((name) => [name, first.headers.get(name) ?? '']));
  return findWrongHeaders(same, wanted);
}

/** Whether monitors may ask for the head alone, and who comes back loads nothing again. */
export async function checkReturn(ask: Ask, path: string): Promise<readonly Fault[]> {
  const head = await ask(path, { method: 'HEAD' });
  const wrongHead = findWrongStatus(head, 200).map((fault) => addTo(fault, ' to HEAD'));
  const first = await ask(path);
  await first.body?.cancel();
  const validator = validators.find(({ given }) => first.headers.has(given));
  if (!validator) return [...wrongHead, 'has no etag: each visit loads it again'];
  const { given, asks, other } = validator;
  const send = async (value: string) => {
    const response = await ask(path, { headers: { [asks]: value } });
    await response.body?.cancel();
    return response;
  };
  const same = await send(first.headers.get(given) ?? '');
  return [
    ...wrongHead,
    ...findWrongStatus(same, 304).map((fault) => addTo(fault, ` to who has it already (${asks})`)),
    // What the first answer has as well is told of it.
    ...[
      ...findChangedHeaders(same, first),
      ...(findStrayHeaders(first).length > 0 ? [] : findStrayHeaders(same)),
    ].map((fault) => addTo(fault, ' for who has it already')),
    ...findWrongStatus(await send(other), 200).map((fault) =>
      addTo(fault, ` to who has another one (${asks})`),
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
