import { describe, expect, test } from 'vitest';
import { hiddenFields } from '../../../../src/contact/fields.ts';
import { OutcomeUnknown } from '../../../../src/contact/errors.ts';
import {
  functionUrl,
  gmail,
  hostileLines,
  message,
  postForm,
  postJson,
  siteOrigin,
} from '../contact-fixtures.ts';
import { answerTo, setUp, start } from '../handler-fixture.ts';
import type { Circumstances } from '../handler-fixture.ts';

describe('exactly once', () => {
  test('a repeat with the same key answers as the first did', async () => {
    const { handle, delivered, logged } = setUp();
    const key = { 'idempotency-key': 'e6a0e0d6-98b5-4a36-8c39-3b0b8f0b2f6a' };
    const first: unknown = await (await handle(postJson(message, key))).json();
    const second: unknown = await (await handle(postJson(message, key))).json();
    expect(second).toEqual(first);
    expect(delivered).toHaveLength(1);
    expect(logged.map(({ outcome }) => outcome)).toEqual(['sent', 'repeated']);
  });

  test('spaces around what was typed make no other message, as they are not sent', async () => {
    const { handle, delivered } = setUp();
    for (const name of [message.name, ` ${message.name} `]) {
      const answer = await handle(postJson({ ...message, name, idempotencyKey: 'k-1' }));
      expect(answer.status).toBe(200);
    }
    expect(delivered).toHaveLength(1);
  });

  test('every instance derives the same id from the same key', async () => {
    const body = { ...message, idempotencyKey: 'k-1' };
    const [one, other] = [await answerTo(postJson(body)), await answerTo(postJson(body))];
    expect(one.body).toEqual(other.body);
  });

  test('a key that already names another text is refused with words of its own', async () => {
    const { handle, delivered } = setUp();
    const answers = [];
    for (const text of ['first', 'second']) {
      answers.push(await handle(postJson({ ...message, message: text, idempotencyKey: 'k-1' })));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    expect(await answers[1]?.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
    expect(delivered).toHaveLength(1);
  });

  test('a key whose message was refused is free for the mended one', async () => {
    const { handle, delivered } = setUp();
    await handle(postJson({ ...message, email: gmail.email, idempotencyKey: 'k-1' }));
    const answer = await handle(postJson({ ...message, idempotencyKey: 'k-1' }));
    expect(answer.status).toBe(200);
    expect(delivered).toHaveLength(1);
  });

  test('each message without a key is a new one', async () => {
    const { handle, delivered } = setUp();
    await handle(postJson(message));
    await handle(postJson(message));
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(2);
  });

  test('when nobody knows what became of a message it is not sent again, in words of their own', async () => {
    const { handle, logged } = setUp({ error: new OutcomeUnknown('ETIMEDOUT after content') });
    for (const press of ['first', 'second']) {
      const answer = await handle(postJson({ ...message, idempotencyKey: 'k-1' }));
      expect(answer.status, press).toBe(502);
      expect(await answer.json()).toMatchObject({ error: { code: 'outcome_unknown' } });
    }
    expect(logged.map(({ reason }) => reason)).toEqual([
      'ETIMEDOUT after content',
      'an earlier attempt',
    ]);
  });
});

describe('robots', () => {
  test.each([
    { [hiddenFields.trap]: 'https://spam.example' },
    { startedAt: start },
    { startedAt: String(start) },
    { message: 'https://a.example '.repeat(6) },
  ])('are answered like everybody, and what they sent is marked: %j', async (hidden) => {
    const json = await answerTo(postJson({ ...message, ...hidden }));
    expect(json.status).toBe(200);
    expect(json.body).toEqual({ ok: true, id: expect.stringMatching(/^[\da-f]{32}$/) as unknown });
    const form = await answerTo(postForm({ ...message, ...hidden }));
    expect(form.response.headers.get('location')).toBe('/contact/sent');
    expect([json.delivered, form.delivered]).toMatchObject([
      [{ isRobotLike: true }],
      [{ isRobotLike: true }],
    ]);
    expect([json.clients, form.clients]).toEqual([['unknown'], ['unknown']]);
  });

  test('a visitor who took their time is none', async () => {
    const { delivered } = await answerTo(postJson({ ...message, startedAt: start - 60_000 }));
    expect(delivered).toMatchObject([{ isRobotLike: false }]);
  });
});

describe('the log', () => {
  test('has one line for each message with its outcome, id and duration', async () => {
    const { logged, delivered } = await answerTo(postJson(message));
    expect(logged).toEqual([
      { outcome: 'sent', id: delivered[0]?.id, duration: expect.any(Number) as unknown },
    ]);
  });

  test('holds nothing that was typed, whatever becomes of the message', async () => {
    const secret = 'Xyzzy';
    const typed = {
      name: secret,
      email: `${secret}@${secret}.example`,
      organization: secret,
      role: 'ceo',
      message: secret,
      idempotencyKey: secret,
    };
    const posts: readonly [Request, Circumstances][] = [
      [postJson(typed), {}],
      [postJson(typed), { limit: 0 }],
      [postJson(typed), { error: new Error(secret) }],
      [postJson({ ...typed, email: secret, role: secret }), {}],
      [postJson({ ...typed, [hiddenFields.trap]: secret }), {}],
      [postJson(`{"${secret}`), {}],
      [postJson(typed, { origin: `https://${secret}.example` }), {}],
    ];
    for (const [request, circumstances] of posts) {
      const { logged } = await answerTo(request, circumstances);
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged).toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});

test('the limit knows clients by the address that the host gives', async () => {
  const { handle, clients } = setUp();
  await handle(postJson(message, { 'x-real-ip': '192.0.2.7', 'x-forwarded-for': '203.0.113.9' }));
  await handle(postJson(message));
  expect(clients).toEqual(['192.0.2.7', 'unknown']);
});

test.each(hostileLines)(
  'hostile text in every field is never an error of the server: %j',
  async (line) => {
    for (const post of [postJson, postForm]) {
      const everywhere = { name: line, email: line, organization: line, role: line, message: line };
      expect((await answerTo(post(everywhere))).status).toBe(422);
      const { delivered } = await answerTo(post({ ...message, name: line, message: line }));
      expect(delivered).toMatchObject([{ message: { name: line, message: line } }]);
    }
  },
);

test('an upload that its sender breaks off is no fault of the site', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const upload = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request(functionUrl, upload);
  const { status, logged } = await answerTo(request);
  expect(status).toBe(400);
  expect(logged).toMatchObject([{ outcome: 'aborted' }]);
});

describe('a functions host of its own', () => {
  const elsewhere = 'https://functions.example/functions/v1/TRIAGE-send-contact-email';
  const fromSite = { origin: siteOrigin, 'sec-fetch-site': 'cross-site' };

  function moveTo(url: string, request: Request): Request {
    const { method, headers, body } = request;
    return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });
  }

  test('lets the pages of the site ask, post and read the answer', async () => {
    const { response: preflight } = await answerTo(
      new Request(elsewhere, { method: 'OPTIONS', headers: fromSite }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    for (const typed of [message, gmail]) {
      const { response } = await answerTo(moveTo(elsewhere, postJson(typed, fromSite)));
      expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
      expect(response.headers.get('vary')).toBe('origin');
      // How long to wait is a header that other hosts' pages do not see unasked.
      expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
      // No route of the site adds it there.
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test.each([
    [400, postJson('{', fromSite)],
    [413, postJson({ message: 'x'.repeat(70_000) }, fromSite)],
    [415, postJson(message, { ...fromSite, 'content-type': 'text/plain' })],
  ])('lets them read a %s as well', async (status, request) => {
    const { response } = await answerTo(moveTo(elsewhere, request));
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  });

  test('lets nobody else ask', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { response } = await answerTo(new Request(elsewhere, { method: 'OPTIONS', headers }));
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('sends a form’s visitor back to the site', async () => {
    const where = { pagePrefix: siteOrigin, action: elsewhere };
    const sent = await answerTo(moveTo(elsewhere, postForm(message, fromSite)), { where });
    expect(sent.response.headers.get('location')).toBe(`${siteOrigin}/contact/sent`);
    const refused = await answerTo(moveTo(elsewhere, postForm(gmail, fromSite)), { where });
    expect(refused.text).toContain(`action="${elsewhere}"`);
    expect(refused.text).toContain(`href="${siteOrigin}/function-answer.css"`);
  });
});
