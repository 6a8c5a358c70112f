import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAsk, describeFailure } from '../../../../tools/verify/answers/ask.ts';
import { checkHttp2 } from '../../../../tools/verify/transfer.ts';
import { listen } from '../../../support/project.ts';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const known = getCACertificates();

beforeAll(() => {
  setDefaultCACertificates([...known, cert]);
});

afterAll(() => {
  setDefaultCACertificates(known);
});

test.each([
  [['h2', 'http/1.1'], []],
  [['http/1.1'], ['speaks no HTTP/2: files of a page wait for connections of their own']],
])('of a host that speaks %j is told %j', async (ALPNProtocols, told) => {
  await using server = createServer({ key, cert, ALPNProtocols });
  const port = await listen(server);
  expect(await checkHttp2(`https://localhost:${port}`)).toEqual(told);
});

test('a certificate that nobody vouches for is told with the setting that would', async () => {
  setDefaultCACertificates(known);
  await using server = createServer({ key, cert });
  const port = await listen(server);
  const error: unknown = await createAsk(`https://localhost:${port}`)('/').catch(
    (thrown: unknown) => thrown,
  );
  expect(describeFailure(error)).toMatch(
    /^fetch failed: self-signed certificate; if .* in NODE_EXTRA_CA_CERTS$/,
  );
});
