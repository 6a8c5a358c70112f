import { parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';
import { emailAdvice } from '../../../../src/contact/email-address.ts';
import { hiddenFields } from '../../../../src/contact/fields.ts';
import {
  MailNotDelivered,
  TooManyMessages,
  UnusableSetting,
} from '../../../../src/contact/errors.ts';
import { place, siteOrigin } from '../contact-fixtures.ts';
import type { NewsletterService } from '../../../../src/contact/newsletter/newsletter-handler.ts';
import { writeNewsletterMail } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import { askForLinks, email, linkAddress, post, setUp } from './newsletter-fixture.ts';

const hour = 3_600_000;

describe('asking for the newsletter', () => {
  test('sends an e-mail to the address and leads to a page that says so', async () => {
    const { handle, sent } = setUp();
    const answer = await handle(post({ email: ` ${email} ` }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/newsletter/check-inbox');
    expect(sent).toEqual([expect.objectContaining({ kind: 'confirmation', email })]);
  });

  test('takes a personal address, which only the contact form refuses', async () => {
    const { handle, sent } = setUp();
    await handle(post({ email: 'zoe@gmail.com' }));
    expect(sent).toHaveLength(1);
  });

  test.each([
    'zoe',
    'zoe@',
    'zoe@hospital',
    'a b@gmail.com',
    `${email}\r\nBcc: b@c.example`,
    '"><b>',
  ])('refuses %j on a page that has it in the form once more', async (typed) => {
    const { handle, sent } = setUp();
    const answer = await handle(post({ email: typed }));
    expect(answer.status).toBe(422);
    const page = parse(await answer.text());
    expect(page.querySelector('[role="alert"]')?.text).toContain('in the correct format');
    expect(page.querySelector('form [name="email"]')?.getAttribute('value')).toBe(
      // HTML knows one kind of line break.
      typed.replace('\r', ''),
    );
    expect(sent).toEqual([]);
  });

  test('refuses what is empty on a page that leads back to the form', async () => {
    const { handle, sent } = setUp();
    const answer = await handle(post({ email: '' }));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Enter an email address in the correct format');
    expect(page).toContain('href="/news-views#newsletter"');
    expect(sent).toEqual([]);
  });

  test('twice in a quarter of an hour sends one e-mail, later another', async () => {
    const { handle, sent, clock } = setUp();
    await handle(post({ email }));
    const repeat = await handle(post({ email: email.toUpperCase() }));
    expect(repeat.status).toBe(303);
    expect(sent).toHaveLength(1);
    clock.time += hour;
    await handle(post({ email }));
    expect(sent).toHaveLength(2);
  });

  test('answers a robot like everybody', async () => {
    const { handle, sent } = setUp();
    expect((await handle(post({ email, [hiddenFields.trap]: 'x' }))).status).toBe(303);
    expect(sent).toHaveLength(1);
  });

  test('under many spellings of one mailbox sends one e-mail', async () => {
    const { handle, sent } = setUp();
    for (const spelling of [
      'zoe@krankenhäuser.example',
      'Zoe@xn--krankenhuser-ncb.example',
      'zoe@KRANKENHA\u0308USER.example',
      'zoe+news@ｋrankenhäuser.example',
    ]) {
      expect((await handle(post({ email: spelling }))).status, spelling).toBe(303);
    }
    expect(sent).toHaveLength(1);
  });

  test('under many spellings of one Gmail address sends one e-mail', async () => {
    const { handle, sent } = setUp();
    for (const spelling of ['zoe.x@gmail.com', 'z.oex+1@GMAIL.com', 'zoex@googlemail.com']) {
      await handle(post({ email: spelling }));
    }
    expect(sent).toHaveLength(1);
  });

  test('with a key that another address has used sends an e-mail to both', async () => {
    const { handle, sent } = setUp();
    for (const typed of [email, 'ana@hospital.example']) {
      const answer = await handle(post({ email: typed, [hiddenFields.key]: 'a key' }));
      expect(answer.status).toBe(303);
    }
    expect(sent).toMatchObject([{ email }, { email: 'ana@hospital.example' }]);
  });

  test('sends an e-mail that repeats nothing that was typed', async () => {
    const context = setUp();
    const address = 'www.evil.example/win@hospital.example';
    await context.handle(post({ email: address }));
    expect(context.sent).toMatchObject([{ email: address }]);
    const [mail] = context.sent.map(writeNewsletterMail);
    expect(JSON.stringify([mail?.subject, mail?.text, mail?.html])).not.toContain('evil');
    const links = context.sent.flatMap((one) => (one.kind === 'confirmation' ? [one] : []));
    const page = await context.handle(new Request(links[0]?.confirmLink ?? ''));
    expect(await page.text()).not.toContain('evil');
  });

  test('from a page of another site is refused', async () => {
    const { handle, sent } = setUp();
    const headers = { accept: 'text/html', origin: 'https://evil.example' };
    expect((await handle(post({ email }, linkAddress, headers))).status).toBe(403);
    expect(sent).toEqual([]);
  });

  test('as JSON is answered with JSON', async () => {
    const { handle, logged } = setUp();
    const request = (body: object) =>
      new Request(linkAddress, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await handle(request({ email }))).json()).toMatchObject({ ok: true });
    const refused: unknown = await (await handle(request({ email: 'x' }))).json();
    const fields = { email: emailAdvice };
    expect(refused).toEqual({ error: { code: 'invalid_email', message: emailAdvice, fields } });
    expect(logged.at(-1)).toMatchObject({ outcome: 'invalid', reason: 'email' });
  });

  test.each<[Error, number, string]>([
    [new MailNotDelivered('EENVELOPE 550', false), 502, 'not-delivered'],
    [new UnusableSetting('SMTP_URL: missing on the deployed host'), 500, 'misconfigured'],
  ])('never claims a success when the mail fails: %s', async (error, status, outcome) => {
    const { handle, logged } = setUp({}, error);
    const answer = await handle(post({ email }));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('Please try again.');
    expect(logged).toEqual([expect.objectContaining({ outcome })]);
  });
});

describe('before a body is read', () => {
  const admit = vi.fn(() => Promise.reject(new TooManyMessages(42)));

  test('who asks or confirms is counted, and who leaves never is', async () => {
    const { confirmLink, unsubscribeLink } = await askForLinks(setUp());
    const { handle, sent, logged } = setUp({ admit });
    expect((await handle(post({ email }))).status).toBe(429);
    expect((await handle(post({}, confirmLink))).status).toBe(429);
    expect(sent).toEqual([]);
    expect((await handle(post({}, unsubscribeLink))).status).toBe(303);
    expect(sent).toMatchObject([{ kind: 'unsubscribed', email }]);
    expect(logged.map(({ outcome }) => outcome)).toEqual(['rate-limited', 'rate-limited', 'sent']);
  });

  test('a link that is not good is refused, whatever it claims to be for', async () => {
    const { handle } = setUp({ admit });
    expect((await handle(post({}, `${linkAddress}?unsubscribe=a.b`))).status).toBe(400);
    expect((await handle(post({}, `${linkAddress}?confirm=a.b`))).status).toBe(400);
  });
});

test('each step counts by itself, and no link looks like a robot’s', async () => {
  const { confirmLink, unsubscribeLink } = await askForLinks(setUp());
  const send = vi.fn<NewsletterService['send']>(() => Promise.resolve({ outcome: 'sent', id: '' }));
  const { handle } = setUp({ send });
  const trapped = { [hiddenFields.trap]: 'x' };
  await handle(post({ email, ...trapped }));
  await handle(post(trapped, confirmLink));
  await handle(post(trapped, unsubscribeLink));
  expect(send.mock.calls.map(([{ counter, isRobotLike }]) => [counter, isRobotLike])).toEqual([
    ['form', true],
    ['confirm', false],
    [undefined, false],
  ]);
  expect(new Set(send.mock.calls.map(([{ key }]) => key)).size).toBe(3);
});

test('the site’s form on another host is answered before it posts', async () => {
  const headers = { origin: siteOrigin };
  const asked = new Request('https://functions.example/v1/x', { method: 'OPTIONS', headers });
  const answer = await setUp().handle(asked);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
});

test('whoever opens a link that is not good reads a page, whatever the program asks for', async () => {
  const headers = { accept: 'application/json' };
  const typeOf = async (address: string) => {
    const answer = await setUp().handle(new Request(address, { headers }));
    return [answer.status, answer.headers.get('content-type')];
  };
  expect(await typeOf(`${linkAddress}?confirm=a.b`)).toEqual([400, 'text/html; charset=utf-8']);
  expect(await typeOf(linkAddress)).toEqual([405, 'application/json']);
});

test('on a host of its own the function leads back to the site', async () => {
  const elsewhere = 'https://functions.example/TRIAGE-subscribe-newsletter';
  const { handle } = setUp({
    readSettings: () => ({
      place: { ...place, pagePrefix: siteOrigin, action: elsewhere },
      linkAddress: elsewhere,
      secret: 'x'.repeat(32),
    }),
  });
  const answer = await handle(post({ email }, elsewhere));
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/newsletter/check-inbox`);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
});

test('any other method is refused', async () => {
  const { handle } = setUp();
  expect((await handle(new Request(linkAddress))).status).toBe(405);
  expect((await handle(new Request(linkAddress, { method: 'DELETE' }))).status).toBe(405);
});
