import { describe, expect, test } from 'vitest';
import { askForLinks, email, post, setUp } from './newsletter-fixture.ts';

const hour = 3_600_000;

describe('the link to confirm', () => {
  test('shows a page with a button and confirms nothing, because scanners open links', async () => {
    const context = setUp();
    const { confirmLink } = await askForLinks(context);
    for (const method of ['GET', 'HEAD']) {
      const answer = await context.handle(new Request(confirmLink, { method }));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('>Confirm subscription</button>');
    }
    expect(context.sent).toHaveLength(1);
  });

  test('confirms with the button, once', async () => {
    const context = setUp();
    const { confirmLink, unsubscribeLink } = await askForLinks(context);
    for (const press of [1, 2]) {
      const answer = await context.handle(post({}, confirmLink));
      expect(answer.headers.get('location'), String(press)).toBe('/newsletter/confirmed');
    }
    expect(context.sent.slice(1)).toEqual([{ kind: 'confirmed', email, unsubscribeLink }]);
  });

  test('is no good after a day, nor when a letter is changed', async () => {
    const context = setUp();
    const { confirmLink } = await askForLinks(context);
    const broken = await context.handle(new Request(confirmLink.slice(0, -2)));
    expect(broken.status).toBe(400);
    expect(await broken.text()).toContain('This link is not complete.');
    context.clock.time += 25 * hour;
    const late = await context.handle(post({}, confirmLink));
    expect(late.status).toBe(400);
    expect(await late.text()).toContain('This link has expired.');
    expect(context.sent).toHaveLength(1);
  });
});

test('a link to confirm does not subscribe whoever has unsubscribed since', async () => {
  const context = setUp();
  const { confirmLink, unsubscribeLink } = await askForLinks(context);
  await context.handle(post({}, confirmLink));
  await context.handle(post({}, unsubscribeLink));
  const answer = await context.handle(post({}, confirmLink));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('You have unsubscribed since.');
  expect(context.sent.map(({ kind }) => kind)).toEqual([
    'confirmation',
    'confirmed',
    'unsubscribed',
  ]);
});

describe('the link to unsubscribe', () => {
  test('asks on a page and tells those who send the newsletter', async () => {
    const context = setUp();
    const { unsubscribeLink } = await askForLinks(context);
    const page = await (await context.handle(new Request(unsubscribeLink))).text();
    expect(page).toContain('>Unsubscribe</button>');
    const answer = await context.handle(post({}, unsubscribeLink));
    expect(answer.headers.get('location')).toBe('/newsletter/unsubscribed');
    expect(context.sent.slice(1)).toEqual([{ kind: 'unsubscribed', email }]);
  });

  test('works with one click of a mail program, which follows no redirect', async () => {
    const context = setUp();
    const { unsubscribeLink } = await askForLinks(context);
    context.clock.time += 1_000 * 24 * hour;
    const answer = await context.handle(
      post({ 'List-Unsubscribe': 'One-Click' }, unsubscribeLink, {}),
    );
    expect(answer.status).toBe(200);
    expect(context.sent.slice(1)).toEqual([{ kind: 'unsubscribed', email }]);
  });
});

test('who unsubscribes takes back a subscription that still waits to be told', async () => {
  const { confirmLink, unsubscribeLink } = await askForLinks(setUp());
  const told: string[] = [];
  const { handle } = setUp({
    send: ({ key, read }) => {
      told.push(`${read().kind} ${key}`);
      return Promise.resolve({ outcome: 'queued', id: key });
    },
    withdraw: async (key) => {
      await new Promise(setImmediate);
      told.push(`withdraw ${key}`);
    },
  });
  await handle(post({}, confirmLink));
  await handle(post({}, unsubscribeLink));
  const [confirmed = '', withdrawn, unsubscribed] = told;
  expect(confirmed).toMatch(/^confirmed ./);
  expect(withdrawn).toBe(confirmed.replace('confirmed', 'withdraw'));
  expect(unsubscribed).toMatch(/^unsubscribed ./);
});

test('who cannot be unsubscribed whole is told so, and the list hears nothing of it yet', async () => {
  const { unsubscribeLink } = await askForLinks(setUp());
  const { handle, sent } = setUp({ withdraw: () => Promise.reject(new TypeError('broken')) });
  expect((await handle(post({}, unsubscribeLink))).status).toBe(500);
  expect(sent).toEqual([]);
});
