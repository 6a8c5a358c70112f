import type { Deliver } from './delivery.ts';
import { TooManyMessages } from './delivery-errors.ts';
import type { ContactMessage } from '../message/fields.ts';
import { createOncePerId } from './once-per-id.ts';
import type { Success } from '../message/outcome.ts';
import type { CountMessage } from './rate-limits.ts';

/** A message that follows every rule, on its way. */
export interface Dispatch<Message = ContactMessage> {
  readonly message: Message;
  readonly id: string;
  /** The client's address, for the rate limit. */
  readonly client: string;
  /** Whether the sender named the message with a key, so that a repeat is known for certain. */
  readonly isNamed: boolean;
}

export type SendMessage<Message = ContactMessage> = (
  dispatch: Dispatch<Message>,
) => Promise<Success>;

interface Means<Message> {
  readonly deliver: Deliver<Message>;
  readonly countMessage: CountMessage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Makes what sends each message once: repeats, at the same time or later, get the first answer.
 * A message that failed may be sent again.
 */
export function createSendMessage<Message = ContactMessage>({
  deliver,
  countMessage,
  now,
}: Means<Message>): SendMessage<Message> {
  const sent = createOncePerId<Success>(now);

  async function count(client: string) {
    const retryAfter = await countMessage(client);
    if (retryAfter !== undefined) throw new TooManyMessages(retryAfter);
  }

  /** @throws what counting and delivering throw */
  return async function sendMessage({ message, id, client, isNamed }) {
    // A named repeat is not counted: it must get the first answer. Any other counts as a message.
    if (!isNamed) await count(client);
    const earlier = sent.recall(id);
    if (earlier) return { ...(await earlier), outcome: 'repeated' };
    return sent.run(id, async () => {
      if (isNamed) await count(client);
      const file = await deliver(message, id, now());
      return { outcome: 'sent', id, file };
    });
  };
}
