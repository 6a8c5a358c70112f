import { describe, expect, test, vi } from 'vitest';
import { contactFields, fieldNames, hiddenFields } from '../../../../src/contact/fields.ts';
import { bodyLimit } from '../../../../src/contact/submission.ts';
import { bodyTypeOf, readSubmission } from '../../../../src/contact/submission.ts';
import { functionUrl, hostileLines, message, postForm, postJson } from '../contact-fixtures.ts';

function read(request: Request) {
  return readSubmission(request, bodyTypeOf(request) ?? 'json', fieldNames);
}

function post(body: BodyInit, type: string): Request {
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  return new Request(functionUrl, init);
}

const blank = { key: '', trap: '', startedAt: '', sentAt: '', mayBeCopy: false };

describe('the same message reads the same', () => {
  const typed = { ...message, message: `${hostileLines.join('\n')}\n  end ` };

  test('from JSON', async () => {
    expect(await read(postJson(typed))).toEqual({ ...blank, typed });
  });

  test('from a form post, whose line breaks the browser rewrote', async () => {
    expect(await read(postForm(typed))).toEqual({ ...blank, typed });
  });

  test('from a multipart form post', async () => {
    const form = new FormData();
    for (const name of fieldNames) form.append(name, typed[name]);
    const request = new Request(functionUrl, { method: 'POST', body: form });
    expect(await read(request)).toEqual({ ...blank, typed });
  });
});

test('an empty header names no message', async () => {
  const request = postJson({ ...message, idempotencyKey: 'from-field' }, { 'idempotency-key': '' });
  expect((await read(request)).key).toBe('from-field');
});

test('hidden fields are read as text, and the header names the message before the field', async () => {
  const hidden = {
    idempotencyKey: 'from-field',
    [hiddenFields.trap]: 'x',
    startedAt: 5,
    sentAt: '9',
  };
  const expected = { typed: message, trap: 'x', startedAt: '5', sentAt: '9', mayBeCopy: false };
  expect(await read(postJson({ ...message, ...hidden }))).toEqual({
    ...expected,
    key: 'from-field',
  });
  expect(
    await read(postJson({ ...message, ...hidden }, { 'idempotency-key': 'from-header' })),
  ).toEqual({ ...expected, key: 'from-header' });
});

test('blanks name no message and fill no trap', async () => {
  const blanks = { idempotencyKey: ' ', [hiddenFields.trap]: ' \n' };
  expect(await read(postJson({ ...message, ...blanks }))).toEqual({ ...blank, typed: message });
});

test.each(['multipart/form-data; boundary=----x', 'multipart/form-data;boundary=----x'])(
  'lines of dashes in a post of %s are words of the message',
  async (type) => {
    const ruled = Array.from({ length: 200 }, () => '----').join('\n');
    const body = `------x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${ruled}\r\n------x--\r\n`;
    expect((await read(post(body, type))).typed.message).toBe(ruled);
  },
);

test('hints of a robot filter that make no sense are ignored', async () => {
  const odd = { [hiddenFields.trap]: ['x'], startedAt: {}, sentAt: true };
  expect(await read(postJson({ ...message, ...odd }))).toEqual({ ...blank, typed: message });
});

test('missing fields are empty, so that they can be asked for', async () => {
  expect((await read(postJson({ name: null }))).typed).toEqual({
    name: '',
    email: '',
    organization: '',
    role: '',
    message: '',
  });
});

describe('what cannot be read is refused with 400', () => {
  test.each(['', '{', 'name=Ana', '[]', '"text"', '5', 'null', '[{"name":"Ana"}]'])(
    'JSON: %s',
    async (body) => {
      const told = expect.stringMatching(/^The body is not (a )?JSON/) as unknown;
      await expect(read(postJson(body))).rejects.toMatchObject({
        code: 'malformed',
        message: told,
      });
    },
  );

  test('JSON without any body', async () => {
    const headers = { 'content-type': 'application/json' };
    const bare = new Request(functionUrl, { method: 'POST', headers });
    await expect(read(bare)).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each<{ value: unknown }>([
    { value: 5 },
    { value: true },
    { value: {} },
    { value: ['Ana'] },
    { value: { toString: 'x' } },
  ])('a field that is not text: %j', async ({ value }) => {
    await expect(read(postJson({ ...message, name: value }))).rejects.toMatchObject({
      code: 'malformed',
      message: 'The field name is not text.',
    });
  });

  test('bytes that are not UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const told = { code: 'malformed', message: 'The body is not UTF-8.' };
    await expect(read(post(body, 'application/json'))).rejects.toMatchObject(told);
  });

  test('a multipart post without its parts, or with a file for a field', async () => {
    const broken = post('no parts', 'multipart/form-data; boundary=x');
    const told = { code: 'malformed', message: 'The form post cannot be read.' };
    await expect(read(broken)).rejects.toMatchObject(told);
    const form = new FormData();
    form.append('name', new File(['x'], 'x.txt'));
    const withFile = new Request(functionUrl, { method: 'POST', body: form });
    await expect(read(withFile)).rejects.toMatchObject({ code: 'malformed' });
  });

  test('a multipart post whose parts have more head than a form gives them', async () => {
    const body = `--x\r\n${'A: b\r\n'.repeat(9_000)}\r\nvalue\r\n--x--\r\n`;
    const long = post(body, 'multipart/form-data; boundary=x');
    await expect(read(long)).rejects.toThrow('too long a head');
  });
});

describe('size', () => {
  test('the longest message that the rules allow fits, however it is written', async () => {
    const longest = {
      name: '🩺'.repeat(contactFields.name.limit),
      email: message.email,
      organization: '🩺'.repeat(contactFields.organization.limit),
      role: 'clinical-director',
      message: '🩺'.repeat(contactFields.message.limit),
      idempotencyKey: crypto.randomUUID(),
      startedAt: Date.now(),
      sentAt: Date.now(),
    };
    const escaped = JSON.stringify(longest).replace(
      /[\ud800-\udfff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    expect((await read(postJson(escaped))).typed.message).toBe(longest.message);
    expect((await read(postForm(longest))).typed.message).toBe(longest.message);
  });

  test('one byte over the limit is refused with 413', async () => {
    const frame = JSON.stringify({ message: '' }).length;
    const fits = { message: 'x'.repeat(bodyLimit - frame) };
    expect((await read(postJson(fits))).typed).toMatchObject(fits);
    const over = postJson({ message: `${fits.message}x` });
    const told = expect.stringContaining('send at most 65,536 bytes') as unknown;
    await expect(read(over)).rejects.toMatchObject({ code: 'too_large', message: told });
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
    await expect(read(request)).rejects.toMatchObject({ code: 'too_large' });
    expect(sent).toBeLessThan(bodyLimit * 2);
  });

  test('a body that claims to be too long is refused unread', async () => {
    const request = post('{}', 'application/json');
    request.headers.set('content-length', String(bodyLimit + 1));
    await expect(read(request)).rejects.toMatchObject({ code: 'too_large' });
    expect(request.bodyUsed).toBe(false);
    request.headers.set('content-length', String(bodyLimit));
    await expect(read(request)).resolves.toBeDefined();
  });
});

describe('content type', () => {
  test.each([
    ['application/json', 'json'],
    ['Application/JSON; charset="UTF-8"', 'json'],
    ['application/x-www-form-urlencoded;charset=utf8', 'urlencoded'],
    ['application/json ;  charset=utf-8 ', 'json'],
    ['application/json; x-charset=latin1', 'json'],
    ['multipart/form-data; boundary=abc', 'multipart'],
  ])('%s is read as %s', (type, expected) => {
    expect(bodyTypeOf(post('x', type))).toBe(expected);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/json; charset=latin1',
    'application/json;charset=latin1',
    'application/json; charset=utf-80',
    'application/json; charset=x-utf-8',
    'json',
    'constructor',
  ])('%s is none that is read', (type) => {
    expect(bodyTypeOf(post('x', type))).toBeUndefined();
  });
});

test.each([
  ['urlencoded', 'application/x-www-form-urlencoded', 'a=1&'.repeat(16_000)],
  ['multipart', 'multipart/form-data; boundary="x"', '--x\r\n\r\n1\r\n'.repeat(6_000)],
] as const)('a %s post of thousands of fields is refused unread', async (type, header, body) => {
  const formData = vi.spyOn(Response.prototype, 'formData');
  const request = new Request('https://www.triage.example/', {
    method: 'POST',
    headers: { 'content-type': header },
    body,
  });
  await expect(readSubmission(request, type, ['message'])).rejects.toThrow('too many fields');
  expect(formData).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
