import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $problems,
  $attribution,
  $messageState,
  dropAttribution,
  reviewField,
  sendContactMessage,
  loadAttribution,
} from '../../../../src/islands/contact-form/contact-form.store.ts';
import { typeFields } from '../../../../tools/lib/contact-message.ts';

// Notices are of the page.
vi.mock('../../../../src/notifications/notify.ts', () => ({
  clearNotices: vi.fn(),
  notify: vi.fn(),
}));

const endpoint = { functionsUrl: '/functions/v1', functionsKey: '' };
const typed = typeFields();
const pictures: (() => void)[] = [];
const fetched = vi.fn(() => Promise.resolve(Response.json({ ok: true, id: 'TR-1' })));

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => pictures.push(callback));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows mistakes after the picture in which the button comes up', async () => {
  const sending = sendContactMessage(endpoint, { ...typed, name: '' }, {});
  expect($problems.get()).toEqual({});
  pictures.shift()?.();
  expect(await sending).toBe('refused');
  expect($problems.get()).toHaveProperty('name');
  expect(fetched).not.toHaveBeenCalled();
});

it('sends once, however often the button is pressed', async () => {
  const press = () => sendContactMessage(endpoint, typed, {});
  expect(await Promise.all([press(), press()])).toEqual(['sent', 'busy']);
  expect(fetched).toHaveBeenCalledOnce();
});

it('takes a mistake back once it is mended, and not at the first letter', async () => {
  const sending = sendContactMessage(endpoint, { ...typed, email: '', name: '' }, {});
  pictures.shift()?.();
  await sending;
  for (const email of ['a', 'ann@', 'ann@gmail.com']) {
    reviewField('email', { ...typed, email });
    expect($problems.get(), email).toHaveProperty('email');
  }
  reviewField('email', typed);
  expect(Object.keys($problems.get())).toEqual(['name']);
});

it('leaves out of all messages of a visit how it began, once somebody has said so', () => {
  const kept = new Map([['visit', JSON.stringify({ firstPage: '/about', cameFrom: 'a.example' })]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const address = { pathname: '/contact', search: '?button=Request+a+Demo+%28%2Fabout%29' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { replaceState: () => (address.search = '') });
  loadAttribution();
  const button = 'Request a Demo (/about)';
  expect($attribution.get()).toMatchObject({ firstPage: '/about', button });
  dropAttribution();
  expect($attribution.get()).toBeUndefined();
  loadAttribution();
  expect($attribution.get()).toBeUndefined();
});

it.each([
  ['did not know', () => Response.json({ error: { code: 'outcome_unknown' } }, { status: 502 })],
  ['was not heard', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says with the same message, and no other, that its outcome %s', async (_what, answer) => {
  const send = vi.fn<(address: string, init: { body: string }) => Promise<Response>>();
  vi.stubGlobal(
    'fetch',
    send.mockImplementation(() => Promise.resolve(answer())),
  );
  for (const idempotencyKey of ['one', 'one', 'other']) {
    expect(await sendContactMessage(endpoint, typed, { idempotencyKey })).toBe('failed');
  }
  const sent = send.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);
  expect(sent.map((fields) => fields['outcomeUnknown'])).toEqual([undefined, 'yes', undefined]);
  expect($messageState.get()).toMatchObject({ kind: 'failed' });
});
