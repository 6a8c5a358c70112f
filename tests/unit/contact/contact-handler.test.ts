import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { functionAddress } from '../../../src/config/routes.ts';
import { createContactHandler } from '../../../src/contact/contact-handler.ts';
import { hiddenFields, repeatField } from '../../../src/contact/fields.ts';
import { openMailService } from '../../../src/contact/mail-service.ts';
import { notices } from '../../../src/contact/notices.ts';
import { typeFields } from '../../../tools/lib/contact-message.ts';
import { meantField } from '../../../src/contact/fields.ts';
import { functionUrl, gmail, message, postForm, postJson, siteOrigin } from './contact-fixtures.ts';
import { outbox, readLog, useMailServer, useOutbox } from './mail-fixtures.ts';

useOutbox();

type Environment = Readonly<Record<string, string>>;

/** The function as a host starts it; one more is another instance. */
function start(environment: Environment = {}) {
  return createContactHandler({
    MAIL_OUTBOX: outbox.folder,
    PUBLIC_SITE_URL: siteOrigin,
    PUBLIC_CONTACT_EMAIL: 'contact@triage.example',
    ...environment,
  });
}

async function answerTo(request: Request, environment?: Environment) {
  const response = await start(environment)(request);
  const text = await response.text();
  return { response, status: response.status, text };
}

/** A host where nothing can wait, so that visitors are told what the mail server says. */
async function useHostWithoutStore(...behaviors: Parameters<typeof useMailServer>) {
  const server = await useMailServer(...behaviors);
  return { ...server, environment: { VERCEL: '1', SMTP_URL: server.url } };
}

/** What a browser without JavaScript would post from a page. */
function readForm(html: string): Record<string, string> {
  const controls = parseHtml(html).querySelectorAll('form :is(input, select, textarea)');
  const pairs = controls.map((control): [string, string] => {
    const chosen = control.querySelector('[selected]') ?? control;
    const isText = control.rawTagName === 'textarea';
    const value = isText ? control.textContent : chosen.getAttribute('value');
    return [control.getAttribute('name') ?? '', value ?? ''];
  });
  return Object.fromEntries(pairs);
}

describe('a message', () => {
  test('from a page without script goes by the address that was ticked as meant', async () => {
    const handle = start();
    // The second was mended by hand.
    for (const email of ['ana@stmarys.con', 'ana@stmarys.org'])
      await handle(postForm({ ...message, email, [meantField]: 'yes' }));
    const mails = await outbox.readMails();
    const addresses = mails.map(({ replyTo }) => replyTo?.[0]?.address).toSorted();
    expect(addresses).toEqual(['ana@stmarys.com', 'ana@stmarys.org']);
  });

  test('posted as JSON arrives, and its sender is told its id', async () => {
    const { response, text } = await answerTo(postJson(message));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const { id, ...rest } = JSON.parse(text) as { id: string };
    expect(rest).toEqual({ ok: true });
    const [mail, ...others] = await outbox.readMails();
    expect(mail).toMatchObject({
      messageId: `<${id}@triage.example>`,
      replyTo: [{ name: message.name, address: message.email }],
      text: expect.stringContaining(message.message) as string,
    });
    expect(others).toEqual([]);
    expect(readLog('log')).toMatchObject([{ event: 'contact', outcome: 'sent', id }]);
    // No webhook is called that nobody has set.
    expect(readLog('error')).toEqual([]);
  });

  test('posted by a form ends on the page that says so, and a second press sends nothing', async () => {
    const handle = start();
    for (const client of ['192.0.2.7', '192.0.2.7', '192.0.2.8']) {
      const answer = await handle(postForm(message, { 'x-real-ip': client }));
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/contact/sent');
    }
    // The same words of somebody else are a message of their own.
    expect(await outbox.listMails()).toHaveLength(2);
  });

  test('that looks like a robot’s is answered like any other and arrives marked', async () => {
    const trap = { [hiddenFields.trap]: 'https://spam.example' };
    expect((await answerTo(postJson({ ...message, ...trap }))).status).toBe(200);
    const [mail] = await outbox.readMails();
    expect(mail?.subject).toMatch(/^\[looks automated\] TRIAGE website/);
  });
});

describe('one key is one message for a day', () => {
  const post = (changes: object = {}) =>
    postJson({ ...message, idempotencyKey: 'k-1', ...changes });

  test('in every instance, with or without spaces around what was typed', async () => {
    const first = await answerTo(post());
    const again = await answerTo(post({ name: ` ${message.name} ` }));
    const header = { 'idempotency-key': 'k-1' };
    const byHeader = await answerTo(postJson(message, header));
    expect([again.text, byHeader.text]).toEqual([first.text, first.text]);
    expect(await outbox.listMails()).toHaveLength(1);
    expect(readLog('log').map(({ outcome }) => outcome)).toEqual(['sent', 'repeated', 'repeated']);
  });

  test('another text under it is refused with words of its own, and then sent', async () => {
    const handle = start();
    await handle(post());
    const edited = { ...message, message: 'Another text.', idempotencyKey: 'k-1' };
    const refused = await handle(postJson(edited));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
    const page = await (await handle(postForm(edited))).text();
    expect(parseHtml(page).querySelector('.error-summary')?.textContent).toContain('this one too');
    expect((await handle(postForm(readForm(page)))).status).toBe(303);
    expect(await outbox.listMails()).toHaveLength(2);
  });
});

describe('a refusal says why, and nothing is sent', () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const upload = { method: 'POST', headers, body, duplex: 'half' };
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const long = { ...message, message: 'x'.repeat(70_000) };
  test.each<[number, string, string, Request]>([
    [400, 'malformed', 'no JSON', postJson('{')],
    [400, 'aborted', 'an upload that breaks off', new Request(functionUrl, upload)],
    [403, 'cross_site', 'the page of another site', postJson(message, evil)],
    [405, 'method_not_allowed', 'another method', new Request(functionUrl)],
    [413, 'too_large', 'too much', postJson(long)],
    [415, 'unsupported_type', 'another type', postJson(message, { 'content-type': 'text/plain' })],
    [422, 'invalid_email', 'a personal provider', postJson(gmail)],
    [422, 'invalid_fields', 'no field', postJson({})],
  ])('%i %s: %s', async (status, code, _what, request) => {
    const answer = await answerTo(request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { code, message: expect.stringMatching(/^[A-Z].+\.$/) as string },
    });
    if (status === 405) expect(answer.response.headers.get('allow')).toBe('POST');
    expect(await outbox.listMails()).toEqual([]);
    expect(await outbox.listKept()).toEqual([]);
  });

  test('with the time to wait where too many were sent', async () => {
    const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip';
    const handle = start({ RATE_LIMIT_PER_CLIENT: '1', CLIENT_ADDRESS_HEADER });
    await handle(postJson(message));
    const refused = await handle(postJson(message));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    const page = await (await handle(postForm(message))).text();
    expect(page).toMatch(/Please try again in \d+ seconds\./);
    expect(page).toContain('href="mailto:contact@triage.example"');
    expect(readForm(page)).toMatchObject(message);
    const other = await handle(postJson(message, { [CLIENT_ADDRESS_HEADER]: '192.0.2.2' }));
    expect(other.status).toBe(200);
  });
});

describe('a form without JavaScript that could not be sent', () => {
  test('can be sent as it is, and then once, under the same id', async () => {
    const { environment, readMails } = await useHostWithoutStore(['refuse-recipient']);
    const handle = start(environment);
    const failed = await handle(postForm(message));
    expect(failed.status).toBe(502);
    const page = await failed.text();
    expect(page).toContain(notices.failed.message);
    // The key tells nobody the address of the visitor.
    expect(readForm(page)[hiddenFields.key]).toMatch(/^[\da-f]{32}$/);
    const again = () => handle(postForm(readForm(page)));
    expect([(await again()).status, (await again()).status]).toEqual([303, 303]);
    const [{ id } = { id: '' }] = readLog('error');
    expect(await readMails()).toMatchObject([{ messageId: `<${String(id)}@triage.example>` }]);
  });
});

describe('when nobody knows what became of a message', () => {
  test('a repeat that says so is marked, from a script and from a form without one', async () => {
    const [unknown, accept] = ['cut-after-content', 'accept'] as const;
    const { environment, readMails } = await useHostWithoutStore([unknown, accept, unknown]);
    const post = { ...message, idempotencyKey: 'k-1' };
    await start(environment)(postJson(post));
    // Another instance, which remembers nothing.
    await start(environment)(postJson({ ...post, [repeatField]: 'yes' }));
    const page = await (await start(environment)(postForm(message))).text();
    expect(page).toContain('Your message may have been sent');
    expect(page).not.toContain(notices.failed.message);
    await start(environment)(postForm(readForm(page)));
    const [plain, marked] = ['TRIAGE website:', '[possible copy]'];
    const subjects = (await readMails()).map(({ subject = '' }) => subject.slice(0, 15));
    expect(subjects).toEqual([plain, marked, plain, marked]);
  });
});

describe('the log', () => {
  test('holds nothing that was typed, whatever becomes of the message', async () => {
    const secret = 'Xyzzy';
    const texts = { name: secret, organization: secret, message: secret };
    const email = `${secret}@${secret}.org`;
    const typed = { ...typeFields({ ...texts, email }), idempotencyKey: secret };
    const { environment } = await useHostWithoutStore(['refuse-recipient', 'cut-after-content']);
    const service = openMailService({ MAIL_OUTBOX: outbox.folder }, 'contact');
    const send = () => Promise.reject(new TypeError(secret));
    const unforeseen = createContactHandler({}, { ...service, send });
    const posts: [Request, (request: Request) => Promise<Response>][] = [
      [postJson(typed), start()],
      [postJson(typed), start(environment)],
      [postJson(typed), start(environment)],
      [postJson(typed), unforeseen],
      [postJson({ ...typed, email: secret, role: secret }), start()],
      [postJson(`{"${secret}`), start()],
      [postJson(typed, { origin: `https://${secret}.example` }), start()],
    ];
    const statuses: number[] = [];
    for (const [request, handle] of posts) {
      const answer = await handle(request);
      statuses.push(answer.status);
      expect(await answer.text()).not.toMatch(/TypeError|\bat\b.*:\d+/);
    }
    expect(statuses).toEqual([200, 502, 502, 500, 422, 400, 403]);
    const lines = [...readLog('log'), ...readLog('error')];
    expect(lines).toHaveLength(posts.length);
    expect(JSON.stringify(lines)).toContain('TypeError at ');
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe('settings', () => {
  test.each([
    [{ CONTACT_TO: 'nobody' }, 'CONTACT_TO: found'],
    [{ PUBLIC_SITE_URL: 'triage.example' }, 'PUBLIC_SITE_URL: found'],
    // Before the message leaves, not after.
    [{ CONTACT_RECEIPT: 'yes' }, 'CONTACT_RECEIPT: found'],
    // No message goes to the folder of one instance in silence.
    [{ VERCEL: '1' }, 'SMTP_URL: missing on the deployed host'],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, 'SMTP_URL: missing, though REDIS_URL is set'],
  ])('with %j the log names what is wrong, and the answer does not', async (more, reason) => {
    const { status, text } = await answerTo(postJson(message), more);
    expect(status).toBe(500);
    expect(text).not.toMatch(/[A-Z]+_[A-Z]+/);
    const line = readLog('error').find(({ outcome }) => outcome === 'misconfigured');
    expect(line?.reason).toContain(reason);
    expect(await outbox.listMails()).toEqual([]);
  });

  test('with CONTACT_RECEIPT=on a receipt without a word that was typed is for the sender', async () => {
    const evil = { ...message, name: 'evil', message: 'www.evil.example' };
    const handle = start({ CONTACT_RECEIPT: 'on' });
    await handle(postJson({ ...evil, [hiddenFields.trap]: 'x' }));
    // One for each mailbox, and none for what looks like a robot's.
    for (const text of ['www.evil.example', 'evil']) {
      await handle(postJson({ ...evil, message: text }));
    }
    const [kept, ...others] = await outbox.listKept();
    expect(kept?.job.recipient).toBe(message.email);
    expect((kept?.job.goodUntil ?? 0) - (kept?.job.created ?? 0)).toBe(24 * 3_600_000);
    expect(others).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain('evil');
  });
});

describe('a functions host of its own', () => {
  const functionsUrl = 'https://functions.example/functions/v1';
  const elsewhere = functionAddress('contact', functionsUrl);
  const fromSite = { origin: siteOrigin, 'sec-fetch-site': 'cross-site' };
  const ask = (request: Request) => answerTo(request, { PUBLIC_FUNCTIONS_URL: functionsUrl });

  test('lets the pages of the site ask, post and read the answer, and nobody else', async () => {
    const preflight = await ask(new Request(elsewhere, { method: 'OPTIONS', headers: fromSite }));
    expect(preflight.status).toBe(204);
    expect(preflight.response.headers.get('access-control-allow-headers')).toContain('apikey');
    for (const body of [message, gmail, '{', 'x'.repeat(70_000)]) {
      const { headers } = (await ask(postJson(body, fromSite, elsewhere))).response;
      expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
      expect(headers.get('vary')).toBe('origin');
      // How long to wait is a header that other hosts' pages do not see unasked.
      expect(headers.get('access-control-expose-headers')).toBe('retry-after');
      // No route of the site adds it there.
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await ask(new Request(elsewhere, { method: 'OPTIONS', headers }));
    expect(refused.status).toBe(403);
    expect(refused.response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('sends a form’s visitor back to the site', async () => {
    const sent = await ask(postForm(message, fromSite, elsewhere));
    expect(sent.response.headers.get('location')).toBe(`${siteOrigin}/contact/sent`);
    const refused = await ask(postForm(gmail, fromSite, elsewhere));
    expect(refused.text).toContain(`action="${elsewhere}"`);
  });
});
