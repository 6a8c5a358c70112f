import { expect, test } from 'vitest';
import { findWrongBytes } from '../../../../../tools/verify/files/first-bytes.ts';

test.each([
  ['svg', '<svg><path/></svg>\n<!-- Drawn with a program -->\n'],
  ['jpg', '\xff\xd8\xff picture \xff\xd9\0\0'],
])('what comes after the end of a picture cuts nothing: %s', (ending, text) => {
  const body = Buffer.from(text, 'latin1');
  expect(findWrongBytes(ending, body)).toEqual([]);
  expect(findWrongBytes(ending, body.subarray(0, 12))).toEqual([
    { fault: 'is cut', example: 'its end is missing after 12 bytes' },
  ]);
});
