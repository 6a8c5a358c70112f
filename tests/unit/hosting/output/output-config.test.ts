import { expect, test } from 'vitest';
import {
  addHeaders,
  addSchedules,
  parseOutputConfig,
} from '../../../../src/hosting/output/output-config.ts';

const adapterConfig = {
  version: 3,
  routes: [
    { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
    { handle: 'filesystem' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ],
  images: { sizes: [640] },
};

test('headers come first and for every path, and the adapter’s routes stay as they are', () => {
  const config = parseOutputConfig(JSON.stringify(adapterConfig));
  expect(addHeaders(config, { 'x-a': 'b' })).toEqual({
    ...adapterConfig,
    routes: [{ src: '^/(.*)$', headers: { 'x-a': 'b' }, continue: true }, ...adapterConfig.routes],
  });
});

test('a schedule joins those that are there, and the rest stays as it is', () => {
  const config = parseOutputConfig(JSON.stringify(adapterConfig));
  const [first, second] = [
    { path: '/a', schedule: '*/5 * * * *' },
    { path: '/b', schedule: '0 0 * * *' },
  ];
  expect(addSchedules(addSchedules(config, [first]), [second])).toEqual({
    ...adapterConfig,
    crons: [first, second],
  });
});

test('a route that the local server would treat differently from the host stops it', () => {
  const config = { version: 3, routes: [{ src: '/', has: [{ type: 'host', value: 'a' }] }] };
  expect(() => parseOutputConfig(JSON.stringify(config))).toThrow(
    'config.json has a route of an unknown kind: {"src":"/","has":[{"type":"host","value":"a"}]}',
  );
});

test.each(['{}', '[]', '{"version":2,"routes":[]}', '{"version":3,"routes":{}}'])(
  '%s is not taken for a build output',
  (json) => {
    expect(() => parseOutputConfig(json)).toThrow('config.json of the build output is not');
  },
);
