import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $problems,
  $standing,
  sendContactMessage,
} from '../../../../src/contact/form/contact-form.store.ts';

// Notices are of the page.
vi.mock('../../../../src/frame/notifications/notify.ts', () => ({ notify: vi.fn() }));

const endpoint = { functionsUrl: '/functions/v1', functionsKey: '' };
const typed = {
  name: 'Ann Reed',
  email: 'ann@ward.example',
  organization: 'Ward',
  role: 'nurse',
  message: 'How long does it take?',
};
const pictures: (() => void)[] = [];
const fetched = vi.fn(() => Promise.resolve(Response.json({ success: true, id: 'TR-1' })));

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

it('says nothing of mistakes that were mended and sent meanwhile', async () => {
  const late = sendContactMessage(endpoint, { ...typed, message: '' }, {});
  expect(await sendContactMessage(endpoint, typed, {})).toBe('sent');
  pictures.shift()?.();
  expect(await late).toBe('busy');
  expect($problems.get()).toEqual({});
  expect($standing.get()).toMatchObject({ kind: 'sent' });
});
