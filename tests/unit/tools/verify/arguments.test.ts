import { expect, test } from 'vitest';
import { readWish } from '../../../../tools/verify/arguments.ts';

test.each([
  [
    ['https://www.example.com'],
    { origin: 'https://www.example.com', showsAll: false, isBuiltHere: false },
  ],
  [
    ['--all', '--built', 'http://127.0.0.1:4321'],
    { origin: 'http://127.0.0.1:4321', showsAll: true, isBuiltHere: true },
  ],
  [
    ['https://user:p%40ss@www.example.com'],
    {
      origin: 'https://www.example.com',
      showsAll: false,
      isBuiltHere: false,
      authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
    },
  ],
  [
    ['https://www.example.com/news?x=1'],
    {
      origin: 'https://www.example.com',
      showsAll: false,
      isBuiltHere: false,
      note: 'Only the origin is asked, all of it: https://www.example.com',
    },
  ],
])('%j is what to verify', (given, wanted) => {
  expect(readWish(given)).toEqual(wanted);
});

test.each([
  [['--help'], 0, /^Asks a live site/],
  [[], 2, /npm run verify -- https:/],
  [
    ['www.example.com'],
    2,
    /^“www\.example\.com” is .*: write it with https:\/\/, as in https:\/\/www\.example\.com$/,
  ],
  [['user:secret@example.com'], 2, /^“example\.com” is no .*as in https:\/\/example\.com$/],
  [['localhost:4321'], 2, /write it with http:\/\/, as in http:\/\/localhost:4321$/],
  [[''], 2, /^“” is no address of a site: write it with https:\/\/$/],
  [
    ['ftp://example.com'],
    2,
    /^“ftp:\/\/example\.com” is no address of a site: write it with https:\/\/$/,
  ],
  [['--fast', 'https://www.example.com'], 2, /'--fast'/],
])('%j is answered with advice', (given, exitCode, told) => {
  expect(readWish(given)).toEqual({ exitCode, advice: expect.stringMatching(told) as string });
});
