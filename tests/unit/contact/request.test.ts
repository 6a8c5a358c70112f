import { afterEach, describe, expect, test, vi } from 'vitest';
import { fieldNames, fieldRules } from '../../../src/config/contact-fields.ts';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { bodyLimit, isFromRobot, receivePost } from '../../../src/contact/request.ts';
import { typeFields } from '../../../tools/lib/contact-message.ts';
import {
  functionUrl,
  hostileLines,
  message,
  postForm,
  postJson,
  siteOrigin,
} from './contact-fixtures.ts';

function read(request: Request) {
  return receivePost(request, siteOrigin, fieldNames);
}

function post(body: BodyInit, type: string): Request {
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  return new Request(functionUrl, init);
}

const blank = { key: '', trap: '', startedAt: '', sentAt: '', mayBeCopy: false };

test.each([
  {},
  { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  { origin: 'http://www.triage.example' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a post of the site or of a program passes: %j', async (headers) => {
  expect(await read(postJson({}, headers))).toBeDefined();
});

test.each([
  { origin: 'https://www.triage.example.evil.example' },
  { origin: 'https://blog.triage.example', 'sec-fetch-site': 'same-site' },
  { origin: 'https://www.triage.example:8443' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site' },
])('a post of another site is refused: %j', async (headers) => {
  await expect(read(postJson({}, headers))).rejects.toThrow('cross_site');
});

test('the same message reads the same from JSON and from both kinds of form post', async () => {
  const typed = { ...message, message: `${hostileLines.join('\n')}\n  end ` };
  const form = new FormData();
  for (const name of fieldNames) form.append(name, typed[name]);
  const multipart = new Request(functionUrl, { method: 'POST', body: form });
  const json = post(JSON.stringify(typed), 'Application/JSON; charset="UTF-8"');
  // A browser rewrites the line breaks of a form post.
  for (const request of [json, postForm(typed), multipart]) {
    expect(await read(request)).toEqual({ ...blank, typed });
  }
});

test('hidden fields are read as text, and the header names the message before the field', async () => {
  const hidden = { idempotencyKey: 'field', [hiddenFields.trap]: 'x', startedAt: 5, sentAt: '9' };
  const told = { typed: message, key: 'field', trap: 'x', startedAt: '5', sentAt: '9' };
  expect(await read(postJson({ ...message, ...hidden }))).toMatchObject(told);
  const named = postJson({ ...message, ...hidden }, { 'idempotency-key': 'header' });
  expect(await read(named)).toMatchObject({ key: 'header' });
});

test('hidden fields that say nothing are none, and missing fields are empty', async () => {
  const odd = { idempotencyKey: ' ', [hiddenFields.trap]: ['x'], startedAt: {}, sentAt: true };
  expect(await read(postJson({ ...message, ...odd }))).toEqual({ ...blank, typed: message });
  const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));
  expect((await read(postJson({ name: null })))?.typed).toEqual(empty);
});

const withFile = new FormData();
withFile.append('name', new File(['x'], 'x.txt'));
const longHead = `--x\r\n${'A: b\r\n'.repeat(9_000)}\r\nvalue\r\n--x--\r\n`;

test.each<[string, Request]>([
  ...['', '{', '[]', '"text"', 'null'].map((body): [string, Request] => [body, postJson(body)]),
  ['bytes that are not UTF-8', post(new Uint8Array([0x7b, 0xff]), 'application/json')],
  ['a number in a field', postJson({ ...message, name: 5 })],
  ['a file in a field', new Request(functionUrl, { method: 'POST', body: withFile })],
  ['a part with a long head', post(longHead, 'multipart/form-data; boundary=x')],
])('what cannot be read is malformed: %s', async (_what, request) => {
  await expect(read(request)).rejects.toThrow('malformed');
});

test('the longest message that the rules allow fits, however it is written', async () => {
  const written = fieldNames.map((name) => {
    const rules = fieldRules[name];
    // An address is ASCII.
    const isAnyText = 'limit' in rules && rules.type !== 'email';
    return [name, isAnyText ? '🩺'.repeat(rules.limit) : message[name]] as const;
  });
  const longest = {
    ...typeFields(Object.fromEntries(written)),
    idempotencyKey: crypto.randomUUID(),
  };
  const escaped = JSON.stringify(longest).replace(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  for (const request of [postJson(escaped), postForm(longest)]) {
    expect((await read(request))?.typed.message).toBe(longest.message);
  }
});

test('a body that goes on is refused while it is read, whatever length it claims', async () => {
  let sent = 0;
  const long = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024));
      if (sent > bodyLimit * 4) controller.close();
    },
  });
  const request = post(long, 'application/json');
  request.headers.set('content-length', '10');
  await expect(read(request)).rejects.toThrow('too_large');
  expect(sent).toBeLessThan(bodyLimit * 2);
});

describe('what looks like a robot', () => {
  const now = Date.UTC(2025, 0, 15, 12);
  const fiveLinks =
    'https://a.example www.b.example http://c.example https://d.example https://e.example';
  afterEach(() => {
    vi.useRealTimers();
  });
  const isMarked = (found: object) => {
    vi.useFakeTimers({ now });
    return isFromRobot({ typed: {}, trap: '', startedAt: '', sentAt: '', ...found });
  };

  test.each([
    ['a filled trap', { trap: 'https://spam.example' }],
    ['two seconds', { startedAt: String(now - 1_999) }],
    ['six links', { typed: { message: fiveLinks, name: 'WWW.f.example' } }],
    // A clock that is an hour ahead hides nothing.
    ['a clock', { startedAt: String(now + 3_600_000), sentAt: String(now + 3_601_000) }],
  ])('is told by %s', (_what, found) => {
    expect(isMarked(found)).toBe(true);
  });

  test.each([
    { startedAt: String(now - 2_000) },
    { typed: { message: fiveLinks } },
    { startedAt: String(now + 3_540_000), sentAt: String(now + 3_600_000) },
    ...['', 'soon', '-1', 'Infinity'].map((startedAt) => ({ startedAt })),
    { startedAt: String(now + 60_000) },
  ])('is not told by %j', (found) => {
    expect(isMarked(found)).toBe(false);
  });
});
