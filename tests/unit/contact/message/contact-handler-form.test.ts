import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import {
  MailNotDelivered,
  UnusableSetting,
} from '../../../../src/contact/sending/delivery-errors.ts';
import type { ContactMessage } from '../../../../src/contact/message/fields.ts';
import { notices } from '../../../../src/contact/message/notices.ts';
import type { Notice } from '../../../../src/frame/notifications/notifications.store.ts';
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
      const alert = page.querySelector('[role=alert]');
      expect(alert?.querySelector('h2')?.textContent).toBe(notice.title);
      expect(alert?.textContent).toContain(notice.message);
      expect(page.querySelector('[name=email]')?.getAttribute('value')).toBe(typed.email);
      expect(page.querySelector('textarea')?.textContent).toBe(`\n${typed.message}`);
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
      message: page.querySelector('textarea')?.textContent.replace(/^\n/, ''),
      website: '',
      idempotencyKey: value('idempotencyKey'),
    };
    const { handle, delivered } = setUp();
    expect((await handle(postForm(again))).status).toBe(303);
    expect((await handle(postForm(again))).status).toBe(303);
    // Also with the id of the first attempt, which the mail server may have accepted after all.
    expect(delivered).toMatchObject([{ id: failed.logged[0]?.id, message }]);
  });

  test('a second press sends nothing more', async () => {
    const { handle, delivered } = setUp();
    const answers = await Promise.all([handle(postForm(message)), handle(postForm(message))]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(delivered).toHaveLength(1);
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
      expect(parseHtml(answer.text).querySelector('main a')?.getAttribute('href')).toBe('/contact');
    }
  });
});
