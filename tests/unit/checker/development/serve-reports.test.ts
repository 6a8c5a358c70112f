import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { contentOf, pageWith } from '../content-fixture.ts';
import { team, wards } from '../mistakes/sound-site.ts';
import { serveReports } from '../../../../src/checker/development/server.ts';

const problemIn = (file: string) => ({ file, field: 'link', found: 'none', write: 'one' });
const content = contentOf({ pages: { wards: pageWith('') } });
const problems = [problemIn(wards), problemIn(team)];

type Middlewares = Parameters<typeof serveReports>[0]['middlewares'];
type Listener = Parameters<typeof createServer>[1];

it('tells what is wrong with a page, for nobody to keep', async () => {
  const middlewares = {
    use: (_path: string, listener: Listener) => (server = createServer(listener)),
  } as unknown as Middlewares;
  let server = createServer();
  serveReports({ middlewares }, () => Promise.resolve({ content, problems, warnings: [] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/?of=/wards`);
  expect(await answer.json()).toEqual({ here: [problemIn(wards)], elsewhere: [problemIn(team)] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  server.close();
});
