import { expect, test } from 'vitest';
import {
  MailNotDelivered,
  TooManyMessages,
} from '../../../../src/contact/sending/delivery-errors.ts';
import { createSendMessage } from '../../../../src/contact/sending/send-message.ts';
import { message } from '../contact-fixtures.ts';

function setUp({ allowed = Infinity, failures = 0 } = {}) {
  const delivered: string[] = [];
  let counted = 0;
  let failuresLeft = failures;
  const send = createSendMessage({
    now: () => 0,
    countMessage: () => Promise.resolve((counted += 1) > allowed ? 30 : undefined),
    deliver: (_message, id) => {
      if (failuresLeft > 0) {
        failuresLeft -= 1;
        return Promise.reject(new MailNotDelivered('busy', false));
      }
      delivered.push(id);
      return Promise.resolve(`/outbox/${id}.eml`);
    },
  });
  return { send, delivered, counted: () => counted };
}

const named = { message, id: 'a', client: '192.0.2.1', isNamed: true };
const unnamed = { ...named, isNamed: false };

test.each([named, unnamed])(
  'a repeat gets the first answer and sends nothing: %j',
  async (dispatch) => {
    const { send, delivered } = setUp();
    const first = await send(dispatch);
    expect(first).toEqual({ outcome: 'sent', id: 'a', file: '/outbox/a.eml' });
    expect(await send(dispatch)).toEqual({ ...first, outcome: 'repeated' });
    expect(delivered).toEqual(['a']);
  },
);

test('repeats at the same time share one send', async () => {
  const { send, delivered } = setUp();
  const results = await Promise.all([send(named), send(named), send(named)]);
  expect(results.map(({ id }) => id)).toEqual(['a', 'a', 'a']);
  expect(delivered).toEqual(['a']);
});

test('what failed may be sent again under the same name', async () => {
  const { send, delivered } = setUp({ failures: 1 });
  const [first, shared] = await Promise.allSettled([send(named), send(named)]);
  expect([first.status, shared.status]).toEqual(['rejected', 'rejected']);
  expect(await send(named)).toMatchObject({ outcome: 'sent' });
  expect(delivered).toEqual(['a']);
});

test('a client over the limit is told when to come back, and nothing is sent', async () => {
  const { send, delivered } = setUp({ allowed: 1 });
  await send(named);
  await expect(send({ ...named, id: 'b' })).rejects.toEqual(new TooManyMessages(30));
  expect(delivered).toEqual(['a']);
});

test('a repeat that is known for certain is answered even when the limit is reached', async () => {
  const { send, counted } = setUp({ allowed: 1 });
  await send(named);
  expect(await send(named)).toMatchObject({ outcome: 'repeated', id: 'a' });
  expect(counted()).toBe(1);
});

test('the same text without a name counts each time it is posted', async () => {
  const { send } = setUp({ allowed: 1 });
  await send(unnamed);
  await expect(send(unnamed)).rejects.toEqual(new TooManyMessages(30));
});
