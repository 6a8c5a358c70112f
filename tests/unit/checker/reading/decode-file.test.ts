import { expect, test } from 'vitest';
import { decodeFile } from '../../../../src/checker/reading/decode-file.ts';

const text = '---\ntitle: A café’s “notes”\n---\n';

test.each([
  ['UTF-8', Buffer.from(text), undefined],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), undefined],
  ['line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n')), undefined],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'UTF-16'],
  ['Windows-1252', Buffer.from(text.replace(/[“”’]/g, "'"), 'latin1'), 'Windows-1252'],
  ['an old Mac', Buffer.from(text.replaceAll('\n', '\r')), 'CR alone'],
])('a file in %s is read as it was meant, and told of once', (_, bytes, fault) => {
  const decoded = decodeFile(bytes);
  expect(decoded.text).toContain('title: A café');
  expect(decoded.text.split(/\r?\n/)).toHaveLength(4);
  expect(decoded.fault ?? '').toContain(fault ?? '');
  expect(decoded.fault === undefined).toBe(fault === undefined);
});
