import { expect, onTestFinished, test, vi } from 'vitest';
import { postContactMessage } from '../../../../src/islands/contact-form/post-contact-message.ts';
import { message } from '../../contact/contact-fixtures.ts';

function post(answer: Response, functionsUrl = '') {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', asked);
  const outcome = postContactMessage({ functionsUrl, functionsKey: '' }, message, { key: 'k' });
  return { asked, outcome };
}

test('a message is on its way even when its sender leaves, and follows no redirect', async () => {
  const { asked, outcome } = post(Response.json({ ok: true, id: 'abc' }));
  expect(await outcome).toEqual({ kind: 'sent', id: 'abc' });
  const [, init] = asked.mock.lastCall ?? [];
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    redirect: 'error',
    body: JSON.stringify({ ...message, key: 'k' }),
  });
});

test('who gets no answer waits for half a minute, and keeps what was typed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('No answer.'));
        });
      }),
  );
  const settled = vi.fn();
  const outcome = postContactMessage({ functionsUrl: '', functionsKey: '' }, message, {});
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith({ kind: 'failed' });
});

test('fields are the mistakes of the visitor only where the function says so', async () => {
  const error = { code: 'invalid_email', fields: { email: 'Write a work email.' } };
  expect(await post(Response.json({ error }, { status: 422 })).outcome).toEqual({
    kind: 'refused',
    problems: error.fields,
    isEmailRefused: true,
  });
  expect(await post(Response.json({ error }, { status: 500 })).outcome).toEqual({
    kind: 'failed',
    code: 'invalid_email',
  });
});

const json = (body: unknown) => () => Response.json(body);

test.each<[string, () => Response]>([
  ['an HTML page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', () => new Response('{"ok', { headers: { 'content-type': 'application/json' } })],
  ['{"ok":false}', json({ ok: false })],
  ['an error in a 200', json({ error: 'no quota' })],
  ['a status of error', json({ status: 'error', message: 'quota' })],
])('%s is no success, whosever function answers', async (_what, answer) => {
  for (const functionsUrl of ['/functions/v1', 'https://api.example.com']) {
    expect(await post(answer(), functionsUrl).outcome).toMatchObject({ kind: 'failed' });
  }
});

test('our function names the message it took, and other backends may say so in their way', async () => {
  for (const vague of [json({ success: true, error: null }), json({ ok: true }), json({})]) {
    expect(await post(vague()).outcome).toEqual({ kind: 'failed' });
    const told = post(vague(), 'https://api.example.com');
    expect(await told.outcome).toEqual({ kind: 'sent', id: undefined });
  }
});
