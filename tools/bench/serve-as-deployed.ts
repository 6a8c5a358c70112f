import { get } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { listen, type RunningSite } from '../lib/project.ts';

/** What HTTP/2 has no place for (https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Answers over HTTP/2 and TLS, as hosts do, for a server that speaks plain HTTP. The certificate is
 * nobody's: a browser must be told to take it.
 * @param origin of that server
 */
export async function serveAsDeployed(origin: string): Promise<RunningSite> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const front = createSecureServer({ key, cert }, (asked, answer) => {
    const isOfHttp1 = ([name]: [string, unknown]) => !name.startsWith(':');
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(isOfHttp1));
    get(new URL(asked.url, origin), { headers }, (response) => {
      for (const [name, value] of Object.entries(response.headers)) {
        if (value !== undefined && !ofConnection.includes(name)) answer.setHeader(name, value);
      }
      answer.writeHead(response.statusCode ?? 502);
      response.pipe(answer);
    }).on('error', () => {
      answer.stream.close();
    });
  });
  const port = await listen(front);
  return {
    origin: `https://localhost:${port}`,
    [Symbol.asyncDispose]: () => front[Symbol.asyncDispose](),
  };
}
