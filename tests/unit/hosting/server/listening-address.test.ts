import { expect, test } from 'vitest';
import { explainListenError } from '../../../../src/hosting/server/listening-address.ts';

test('a busy port is explained with a command that works', () => {
  expect(explainListenError('EADDRINUSE', { host: '127.0.0.1', port: 4321 })).toBe(
    'PORT: 4321 is in use by another program on 127.0.0.1. Stop that program, or choose another port: PORT=4322 npm start',
  );
});
