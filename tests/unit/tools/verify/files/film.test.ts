import { expect, test } from 'vitest';
import {
  type Breakage,
  tellBroken,
  testBreakages,
  withHeader,
  withStatus,
  withText,
  where,
  withoutChanged,
} from '../../../../support/verify/breakages.ts';

/** Who asks for a part further on, in films that are shorter than what is asked for at first. */
const isSought = ({ headers }: Request) => /^bytes=[1-9]/.test(headers.get('range') ?? '');

const breakages: readonly Breakage[] = [
  [
    'a film that is cut',
    /^\/film\.mp4$/,
    (good) => {
      const range = good.headers.get('content-range')?.replace(/\d+$/, '1100');
      return withHeader('content-range', range)(good, new Request('http://site.example'));
    },
    /^\/film\.mp4: is cut \(1100 of 1292 bytes\)$/,
  ],
  [
    'a film of another kind that is cut',
    /^\/film\.webm$/,
    (good) =>
      withHeader('content-range', 'bytes 0-11/12')(good, new Request('http://site.example')),
    /^\/film\.webm: is cut \(12 of 13 bytes\)$/,
  ],
  [
    'a film of which only the beginning is answered',
    /^\/film\.mp4$/,
    (good) => new Response('\0\0\0\x0cftypisom', good),
    /^\/film\.mp4: answers its beginning whatever part is asked for$/,
  ],
  [
    'a film that comes whole when a part is asked for',
    /^\/film\.mp4$/,
    withStatus(200),
    /^\/film\.mp4: answers 200, not 206, when a part is asked for$/,
  ],
  [
    'a film of which the middle cannot be asked for',
    /^\/film\.mp4$/,
    where(({ headers }) => headers.get('range') !== 'bytes=0-999', withStatus(416)),
    /^\/film\.mp4: answers 416, not 206 further on$/,
  ],
  [
    'a film that answers another part than was asked for',
    /^\/film\.webm$/,
    where(isSought, withText(/^./, '!')),
    /^\/film\.webm: answers another part than the one that is asked for$/,
  ],
  [
    'a film of which seekers get nothing',
    /^\/film\.webm$/,
    where(isSought, withStatus(416)),
    /^\/film\.webm: answers 416, not 206 further on$/,
  ],
  [
    'a part of a film that says not which',
    /^\/film\.webm$/,
    withHeader('content-range'),
    /^\/film\.webm: does not say which part it is \(content-range: none\)$/,
  ],
];

testBreakages(breakages);

test('a length of eight bytes is read to its last bit', async () => {
  const beginning = Buffer.from('1a45dfa380185380670100000000000009', 'hex');
  const tell = async (content: string) => {
    const body = Buffer.concat([beginning, Buffer.from(content)]);
    const { sentences } = await tellBroken(/^\/film\.webm$/, (good) =>
      withHeader('content-range', `bytes 0-${body.length - 1}/${body.length}`)(
        new Response(body, good),
        new Request('http://site.example'),
      ),
    );
    return withoutChanged(sentences);
  };
  expect(await tell('123456789')).toEqual([]);
  expect(await tell('12345678')).toEqual([
    expect.stringMatching(/^\/film\.webm: is cut \(25 of 26 bytes\)$/),
  ]);
});

test('a box with a length of eight bytes is read to its end', async () => {
  const tell = async (length: number) => {
    const body = Buffer.alloc(64, 'x');
    body.write('\0\0\0\x01ftyp', 'latin1');
    body.writeBigUInt64BE(64n, 8);
    const cut = body.subarray(0, length);
    const { sentences } = await tellBroken(/^\/film\.mp4$/, (good) =>
      withHeader('content-range', `bytes 0-${length - 1}/${length}`)(
        new Response(cut, good),
        new Request('http://site.example'),
      ),
    );
    return withoutChanged(sentences);
  };
  expect(await tell(64)).toEqual([]);
  expect(await tell(60)).toEqual([expect.stringMatching(/^\/film\.mp4: is cut/)]);
});

test('how long the whole of a film is need not be said', async () => {
  const { sentences } = await tellBroken(/^\/film\.mp4$/, (good) => {
    const range = good.headers.get('content-range');
    if (range) good.headers.set('content-range', range.replace(/\d+$/, '*'));
    return good;
  });
  expect(sentences).toEqual([]);
});
