import { describe, expect, test } from 'vitest';
import { InvalidSettings } from '../../../../src/config/settings.ts';
import { MailNotDelivered, UnusableSetting } from '../../../../src/contact/errors.ts';
import { notices } from '../../../../src/contact/notices.ts';
import { functionUrl, gmail, message, postForm, postJson } from '../contact-fixtures.ts';
import { answerTo } from '../handler-fixture.ts';
import type { Circumstances } from '../handler-fixture.ts';

describe('JSON is answered with JSON', () => {
  test('200 with the id of the e-mail when it was sent', async () => {
    const { status, body, delivered, response } = await answerTo(postJson(message));
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, id: expect.stringMatching(/^[\da-f]{32}$/) as unknown });
    expect(delivered).toMatchObject([{ id: (body as { id: string }).id, message }]);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('422 with the notice of the site for a personal provider or no domain', async () => {
    for (const email of [gmail.email, 'ana']) {
      const { status, body, delivered, clients } = await answerTo(postJson({ ...message, email }));
      expect(status).toBe(422);
      expect(body).toEqual({
        error: {
          code: 'invalid_email',
          message:
            'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
          fields: { email: notices.invalidEmail.message },
        },
      });
      // Counted all the same: checking costs as well.
      expect({ delivered, clients }).toEqual({ delivered: [], clients: ['unknown'] });
    }
  });

  test('422 naming every other field that breaks a rule', async () => {
    const { status, body } = await answerTo(postJson({ email: 'ana@hospital', role: 'boss' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code: 'invalid_fields' } });
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([
      'name',
      'email',
      'organization',
      'role',
      'message',
    ]);
  });

  test.each(['', '{', '[]', 'null', '"x"', '{"name":{}}', '{"idempotencyKey":5}'])(
    '400 for %s',
    async (text) => {
      const { status, body } = await answerTo(postJson(text));
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'malformed' } });
    },
  );

  test('403 for the page of another site, whatever it posts', async () => {
    for (const post of [postJson, postForm]) {
      const { status, delivered } = await answerTo(
        post(message, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      );
      expect({ status, delivered }).toEqual({ status: 403, delivered: [] });
    }
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '405 for %s, saying what is allowed',
    async (method) => {
      const { response, status } = await answerTo(new Request(functionUrl, { method }));
      expect(status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  test('413 for too large a body', async () => {
    const { status } = await answerTo(postJson({ ...message, message: 'x'.repeat(70_000) }));
    expect(status).toBe(413);
  });

  test.each(['text/plain', 'application/json; charset=utf-16'])('415 for %s', async (type) => {
    const { status } = await answerTo(postJson(message, { 'content-type': type }));
    expect(status).toBe(415);
  });

  test('415 for a body of no stated type', async () => {
    const { status } = await answerTo(
      new Request(functionUrl, { method: 'POST', body: new Uint8Array([0x7b]) }),
    );
    expect(status).toBe(415);
  });

  test('429 with the time to wait', async () => {
    const { response, status, body } = await answerTo(postJson(message), { limit: 0 });
    expect(status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('42');
    expect(body).toEqual({
      error: {
        code: 'rate_limited',
        message: 'Too many messages were sent. Please try again in 42 seconds.',
      },
    });
  });

  test('502 when the mail server refused the message', async () => {
    const error = new MailNotDelivered('EENVELOPE 550', false);
    const { status, body, logged } = await answerTo(postJson(message), { error });
    expect(status).toBe(502);
    expect(body).toEqual({ error: { code: 'not_delivered', message: notices.failed.message } });
    expect(logged).toMatchObject([{ outcome: 'not-delivered', reason: 'EENVELOPE 550' }]);
  });

  test.each<Circumstances>([
    { error: new UnusableSetting('SMTP_URL: missing on the deployed host') },
    { error: new InvalidSettings('CONTACT_TO: found "x"; write one e-mail address.') },
    { settingsError: new InvalidSettings('PUBLIC_SITE_URL: found "x"; write an origin.') },
  ])('500 for a wrong setting, named in the log and not in the answer', async (circumstances) => {
    const { status, text, logged } = await answerTo(postJson(message), circumstances);
    expect(status).toBe(500);
    expect(text).not.toMatch(/SMTP_URL|CONTACT_TO|PUBLIC_SITE_URL/);
    expect(logged).toEqual([
      expect.objectContaining({
        outcome: 'misconfigured',
        reason: expect.stringMatching(/^(SMTP_URL|CONTACT_TO|PUBLIC_SITE_URL): /) as unknown,
      }),
    ]);
  });

  test('500 without a stack trace for anything unforeseen', async () => {
    const error = new TypeError(`secret ${message.name}`);
    const { status, text, logged } = await answerTo(postJson(message), { error });
    expect(status).toBe(500);
    expect(text).not.toMatch(/secret|TypeError|\bat\b.*:\d+/);
    expect(JSON.stringify(logged)).toContain('TypeError at ');
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});
