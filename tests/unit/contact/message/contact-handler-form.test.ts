import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { hiddenFields } from '../../../../src/contact/fields.ts';
import {
  MailNotDelivered,
  OutcomeUnknown,
  UnusableSetting,
} from '../../../../src/contact/errors.ts';
import type { ContactMessage } from '../../../../src/contact/fields.ts';
import { notices } from '../../../../src/contact/notices.ts';
import type { Notice } from '../../../../src/notifications/notifications.store.ts';
import { functionUrl, gmail, message, postForm } from '../contact-fixtures.ts';
import { answerTo, setUp } from '../handler-fixture.ts';
import type { Circumstances } from '../handler-fixture.ts';

describe('a form without JavaScript', () => {
  test('ends on the page that says that the message was sent', async () => {
    const { response, delivered } = await answerTo(postForm(message));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(delivered).toMatchObject([{ message }]);
  });

  test('is answered with JSON when its sender asks for nothing else', async () => {
    const { body } = await answerTo(postForm(message, { accept: 'application/json' }));
    expect(body).toMatchObject({ ok: true });
  });

  test.each<[string, ContactMessage, Circumstances, Notice]>([
    ['422', gmail, {}, notices.invalidEmail],
    ['429', message, { limit: 0 }, notices.failed],
    ['502', message, { error: new MailNotDelivered('busy', true) }, notices.failed],
    ['500', message, { error: new UnusableSetting('SMTP_URL: missing') }, notices.failed],
  ])(
    '%s: a page with the notice and everything typed',
    async (status, typed, circumstances, notice) => {
      const answer = await answerTo(postForm(typed), circumstances);
      expect(answer.status).toBe(Number(status));
      expect(answer.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = parseHtml(answer.text);
      const alert = page.querySelector('[role=alert]:not([hidden])');
      expect(alert?.querySelector('h2, h3')?.textContent).toBe(notice.title);
      expect(alert?.textContent).toContain(notice.message);
      expect(page.querySelector('[name=email]')?.getAttribute('value')).toBe(typed.email);
      expect(page.querySelector('textarea')?.textContent).toBe(typed.message);
    },
  );

  test('the page of a failure can be sent as it is, and then once', async () => {
    const failed = await answerTo(postForm(message), { error: new MailNotDelivered('busy', true) });
    const page = parseHtml(failed.text);
    const value = (name: string) => page.querySelector(`[name=${name}]`)?.getAttribute('value');
    const again = {
      name: value('name'),
      email: value('email'),
      organization: value('organization'),
      role: page.querySelector('option[selected]')?.getAttribute('value'),
      message: page.querySelector('textarea')?.textContent,
      [hiddenFields.trap]: '',
      idempotencyKey: value('idempotencyKey'),
    };
    const { handle, delivered } = setUp();
    expect((await handle(postForm(again))).status).toBe(303);
    expect((await handle(postForm(again))).status).toBe(303);
    // Also with the id of the first attempt, which the mail server may have accepted after all.
    expect(delivered).toMatchObject([{ id: failed.logged[0]?.id, message }]);
  });

  test('the key in the page tells nobody the address of the visitor', async () => {
    const post = postForm(gmail, { 'x-real-ip': '192.0.2.7' });
    const { text } = await answerTo(post);
    expect(text).toMatch(/name="idempotencyKey"[^>]* value="[\da-f]{32}"/);
    expect(text).not.toContain('192.0.2.7');
  });

  test('an edited message with the key of one that was sent is refused once, then sent', async () => {
    const { handle, delivered } = setUp();
    await handle(postForm({ ...message, idempotencyKey: 'k-1' }));
    const edited = { ...message, message: 'Another text.' };
    const refused = await handle(postForm({ ...edited, idempotencyKey: 'k-1' }));
    expect(refused.status).toBe(422);
    const page = parseHtml(await refused.text());
    expect(page.querySelector('[role=alert]')?.textContent).toContain('send this one too');
    const key = page.querySelector('[name=idempotencyKey]')?.getAttribute('value');
    // Empty, so that its text names it: any other would soon belong to two texts again.
    expect(key).toBe('');
    const again = await handle(postForm({ ...edited, idempotencyKey: key }));
    expect(again.status).toBe(303);
    expect(delivered).toHaveLength(2);
  });

  test('a page after a failure names the e-mail address, and the wait if there is one', async () => {
    const { text } = await answerTo(postForm(message), { limit: 0 });
    expect(text).toContain('Please try again in 42 seconds.');
    expect(text).toContain('href="mailto:contact@triage.example"');
  });

  test('a page on which nobody knows what became of the message does not call it failed', async () => {
    const { text, status } = await answerTo(postForm(message), {
      error: new OutcomeUnknown('ETIMEDOUT after content'),
    });
    expect(status).toBe(502);
    expect(text).toContain('Your message may have been sent');
    expect(text).not.toContain(notices.failed.message);
  });

  test('a second press sends nothing more', async () => {
    const { handle, delivered } = setUp();
    const answers = await Promise.all([handle(postForm(message)), handle(postForm(message))]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(delivered).toHaveLength(1);
  });

  test('the same words of somebody else are a message of their own', async () => {
    const { handle, delivered } = setUp();
    for (const client of ['192.0.2.7', '192.0.2.8']) {
      expect((await handle(postForm(message, { 'x-real-ip': client }))).status).toBe(303);
    }
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(2);
  });

  test('what could not be read is answered with a page too', async () => {
    const tooLarge = postForm({ ...message, message: 'x'.repeat(70_000) });
    const opened = new Request(functionUrl, { headers: { accept: 'text/html' } });
    for (const [request, status] of [
      [tooLarge, 413],
      [opened, 405],
    ] as const) {
      const answer = await answerTo(request);
      expect(answer.status).toBe(status);
      expect(parseHtml(answer.text).querySelector('main > p a')?.getAttribute('href')).toBe(
        '/contact',
      );
    }
  });
});
