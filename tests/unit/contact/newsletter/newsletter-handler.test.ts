import { createHmac } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';
import { functionAddress } from '../../../../src/config/routes.ts';
import { hiddenFields } from '../../../../src/contact/fields.ts';
import { createNewsletterHandler } from '../../../../src/contact/newsletter/newsletter-handler.ts';
import { postForm, siteOrigin } from '../contact-fixtures.ts';
import { outbox, readLog, useMailServer, useOutbox } from '../mail-fixtures.ts';

const linkAddress = `${siteOrigin}${functionAddress('newsletter')}`;
const email = 'zoe@hospital.org';
const hour = 3_600_000;

useOutbox();

/** The function, what it sent, and a clock that stands still. */
async function setUp(
  more: Record<string, string> = {},
  ...behaviors: Parameters<typeof useMailServer>
) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { url, readMails } = await useMailServer(...behaviors);
  const handle = createNewsletterHandler({
    MAIL_OUTBOX: outbox.folder,
    SMTP_URL: url,
    PUBLIC_SITE_URL: siteOrigin,
    NEWSLETTER_SECRET: 'x'.repeat(32),
    NEWSLETTER_TO: 'news@triage.example',
    RATE_LIMIT_PER_CLIENT: '100',
    ...more,
  });
  return { handle, readMails };
}

function post(values: Readonly<Record<string, string>>, address = linkAddress) {
  return postForm(values, { origin: siteOrigin }, address);
}

/** Asks for the newsletter and gives back the links of the e-mail. */
async function askForLinks({ handle, readMails }: Awaited<ReturnType<typeof setUp>>) {
  await handle(post({ email }));
  const [mail] = await readMails();
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return {
    confirmLink: /http\S+\?confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing',
    unsubscribeLink: /^<(.+)>$/.exec(header)?.[1] ?? 'missing',
  };
}

describe('asking for the newsletter', () => {
  test('sends an e-mail to the address and leads to a page that says so', async () => {
    const { handle, readMails } = await setUp();
    const answer = await handle(post({ email: ` <mailto:${email}>. ` }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/newsletter/check-inbox');
    const [mail, ...others] = await readMails();
    expect(mail?.to).toMatchObject([{ address: email }]);
    const oneClick = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post');
    expect(oneClick?.value).toBe('List-Unsubscribe=One-Click');
    expect(others).toEqual([]);
    expect(readLog('log')).toMatchObject([{ event: 'newsletter', outcome: 'sent' }]);
  });

  test.each(['zoe', 'zoe@hospital', `${email}\nBcc: b@c.example`, '"><b>'])(
    'refuses %j on a page that has it in the form once more',
    async (typed) => {
      const { handle, readMails } = await setUp();
      const answer = await handle(post({ email: typed }));
      expect(answer.status).toBe(422);
      const page = parse(await answer.text());
      expect(page.querySelector('.error-summary')?.text).toMatch(/Enter (an|one) email address/);
      expect(page.querySelector('form [name="email"]')?.getAttribute('value')).toBe(typed);
      expect(await readMails()).toEqual([]);
    },
  );

  test('again sends nothing more for a while, under whatever spelling of the mailbox', async () => {
    const { handle, readMails } = await setUp();
    const spellings = [
      'zoe@krankenhäuser.org',
      'Zoe+news@xn--krankenhuser-ncb.org',
      'zoe@KRANKENHA\u0308USER.org',
      // A personal address, which only the contact form refuses.
      'zoe.x@gmail.com',
      'z.oex+1@googlemail.com',
    ];
    for (const spelling of spellings) {
      const trap = { [hiddenFields.trap]: 'a robot is answered like everybody' };
      expect((await handle(post({ email: spelling, ...trap }))).status).toBe(303);
    }
    expect(await readMails()).toHaveLength(2);
    vi.advanceTimersByTime(hour);
    await handle(post({ email: 'zoe@krankenhäuser.org' }));
    expect(await readMails()).toHaveLength(3);
  });

  test('sends an e-mail that repeats nothing that was typed, nor does the page of its link', async () => {
    const { handle, readMails } = await setUp();
    await handle(post({ email: 'www.evil.example/win@hospital.org' }));
    const [{ subject, text = '', html } = { subject: '', html: '' }] = await readMails();
    const link = /http\S+\?confirm=\S+/.exec(text)?.[0] ?? '';
    const page = await (await handle(new Request(link))).text();
    expect([subject, text, html, page].join()).not.toContain('evil');
  });

  test.each([
    [502, 'not-delivered', { VERCEL: '1' }],
    [500, 'misconfigured', { VERCEL: '1', SMTP_URL: '' }],
    [500, 'misconfigured', { VERCEL: '1', NEWSLETTER_SECRET: '' }],
  ])('never claims a success when the mail fails: %i, %s', async (status, outcome, more) => {
    const { handle } = await setUp(more, ['refuse-recipient']);
    const answer = await handle(post({ email }));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('Please try again.');
    expect(readLog('error')).toMatchObject([{ outcome }]);
  });
});

describe('the link to confirm', () => {
  test('shows a page with a button, because scanners open links, and confirms once', async () => {
    const context = await setUp();
    const { confirmLink, unsubscribeLink } = await askForLinks(context);
    const opened = await context.handle(new Request(confirmLink));
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await opened.text()).toContain('>Confirm subscription</button>');
    expect(await context.readMails()).toHaveLength(1);
    for (const press of [1, 2]) {
      const answer = await context.handle(post({}, confirmLink));
      expect(answer.headers.get('location'), String(press)).toBe('/newsletter/confirmed');
    }
    const [, notice, ...others] = await context.readMails();
    expect(notice?.to).toMatchObject([{ address: 'news@triage.example' }]);
    expect(notice?.text).toContain(email);
    // What every issue must carry.
    expect(notice?.text).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
    expect(others).toEqual([]);
  });

  test('is no good after a day, nor when a letter is changed, and says so on a page', async () => {
    const context = await setUp();
    const { confirmLink } = await askForLinks(context);
    const headers = { accept: 'application/json' };
    const broken = await context.handle(new Request(confirmLink.slice(0, -2), { headers }));
    expect(broken.status).toBe(400);
    expect(broken.headers.get('content-type')).toContain('text/html');
    vi.advanceTimersByTime(25 * hour);
    const late = await context.handle(post({}, confirmLink));
    expect(late.status).toBe(400);
    expect(await late.text()).toContain('This link has expired.');
    expect(await context.readMails()).toHaveLength(1);
  });

  test('does not subscribe whoever has unsubscribed since', async () => {
    const context = await setUp();
    const { confirmLink, unsubscribeLink } = await askForLinks(context);
    await context.handle(post({}, unsubscribeLink));
    const answer = await context.handle(post({}, confirmLink));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('You have unsubscribed since.');
    expect(await context.readMails()).toHaveLength(2);
  });
});

describe('the link to unsubscribe', () => {
  test('asks on a page and tells those who send the newsletter, however often it is used', async () => {
    const context = await setUp({ RATE_LIMIT_PER_CLIENT: '1', RATE_LIMIT_TOTAL: '1' });
    const { unsubscribeLink, confirmLink } = await askForLinks(context);
    const page = await (await context.handle(new Request(unsubscribeLink))).text();
    expect(page).toContain('>Unsubscribe</button>');
    for (let press = 0; press < 8; press += 1) {
      const answer = await context.handle(post({}, unsubscribeLink));
      expect(answer.headers.get('location')).toBe('/newsletter/unsubscribed');
    }
    const [, notice, ...others] = await context.readMails();
    expect(notice?.text).toContain(email);
    expect(others).toEqual([]);
    // Who asks or confirms is counted.
    expect((await context.handle(post({ email: 'b@c.org' }))).status).toBe(429);
    const forged = confirmLink.replace('confirm=', 'unsubscribe=');
    expect((await context.handle(post({}, forged))).status).toBe(400);
    // A link that another secret has signed is nobody's.
    const elsewhere = await setUp({ NEWSLETTER_SECRET: 'another-secret-of-thirty-two-signs' });
    expect((await elsewhere.handle(post({}, unsubscribeLink))).status).toBe(400);
    // Signed with the secret over what is no JSON.
    const signed = createHmac('sha256', 'x'.repeat(32)).update('abc').digest('base64url');
    const odd = await context.handle(post({}, `${linkAddress}?unsubscribe=abc.${signed}`));
    expect(odd.status).toBe(400);
  });

  test('works with one click of a mail program, which follows no redirect, for ever', async () => {
    const context = await setUp();
    const { unsubscribeLink } = await askForLinks(context);
    vi.advanceTimersByTime(1_000 * 24 * hour);
    const oneClick = new Request(unsubscribeLink, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect((await context.handle(oneClick)).status).toBe(200);
    expect(await context.readMails()).toHaveLength(2);
  });

  test('takes back a subscription that still waits to be told', async () => {
    const context = await setUp({}, ['accept', 'refuse-recipient']);
    const { confirmLink, unsubscribeLink } = await askForLinks(context);
    await context.handle(post({}, confirmLink));
    expect(await outbox.listKept()).toHaveLength(1);
    await context.handle(post({}, unsubscribeLink));
    expect(await outbox.listKept()).toEqual([]);
    const [, told, ...others] = await context.readMails();
    expect(told?.subject).toContain('take an address off');
    expect(others).toEqual([]);
  });
});
