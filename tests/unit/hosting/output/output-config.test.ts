import { expect, test } from 'vitest';
import { parseOutputConfig } from '../../../../src/hosting/output/output-config.ts';

test('the adapter’s routes and whatever else it wrote stay as they are', () => {
  const config = {
    version: 3,
    routes: [
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { handle: 'filesystem' },
      { handle: 'error' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
    images: { sizes: [640] },
  };
  expect(parseOutputConfig(JSON.stringify(config))).toEqual(config);
});

test.each([{ src: '/', has: [{ type: 'host', value: 'a' }] }, { handle: 'unheard-of' }])(
  'a route that the local server would treat differently from the host stops it',
  (route) => {
    const config = { version: 3, routes: [{ handle: 'filesystem' }, route] };
    expect(() => parseOutputConfig(JSON.stringify(config))).toThrow(
      `config.json has a route of an unknown kind: ${JSON.stringify(route)}`,
    );
  },
);

test.each(['{}', '[]', '{"version":2,"routes":[]}', '{"version":3,"routes":{}}'])(
  '%s is not taken for a build output',
  (json) => {
    expect(() => parseOutputConfig(json)).toThrow('config.json of the build output is not');
  },
);
