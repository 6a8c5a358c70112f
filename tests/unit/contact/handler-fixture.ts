import { createContactHandler } from '../../../src/contact/contact-handler.ts';
import type { ContactMessage } from '../../../src/contact/fields.ts';
import type { Place } from '../../../src/contact/endpoint.ts';
import type { LogEntry } from '../../../src/contact/log.ts';
import { TooManyMessages } from '../../../src/contact/errors.ts';
import { clientOf } from '../../../src/contact/rate-limit.ts';
import { createQueue } from '../../../src/contact/queue/queue.ts';
import { createSendMessage } from '../../../src/contact/send-message.ts';
import { place } from './contact-fixtures.ts';

/** When the handler’s clock starts; each look at it takes 5 ms. */
export const start = Date.UTC(2025, 0, 15);

export interface Circumstances {
  readonly error?: Error;
  readonly limit?: number;
  readonly settingsError?: Error;
  readonly where?: Partial<Place>;
}

const content = { subject: '', text: '', html: '', headers: [] };

/** A handler with everything around it replaced, and what it did. */
export function setUp({ error, limit = Infinity, settingsError, where }: Circumstances = {}) {
  const delivered: { id: string; message: ContactMessage; isRobotLike: boolean }[] = [];
  const written = new Map<string, ContactMessage>();
  const logged: LogEntry[] = [];
  const clients: string[] = [];
  let time = start;
  const now = () => (time += 5);
  const handle = createContactHandler({
    readPlace: () => {
      if (settingsError) throw settingsError;
      return { ...place, ...where };
    },
    now,
    log: (entry) => {
      logged.push(entry);
    },
    clientOf: (headers) => clientOf(headers, 'x-real-ip'),
    admit: () => Promise.resolve(),
    wasSent: () => Promise.resolve(false),
    withdraw: () => Promise.resolve(),
    send: createSendMessage<ContactMessage>({
      event: 'contact',
      now,
      limiter: {
        countPost: (_counter, client) => {
          clients.push(client);
          return clients.length > limit
            ? Promise.reject(new TooManyMessages(42))
            : Promise.resolve();
        },
        countMail: () => Promise.resolve(true),
      },
      write: (message, id) => {
        written.set(id, message);
        return { recipient: 'CONTACT_TO', content };
      },
      queue: createQueue({
        now,
        log: () => undefined,
        store: () => Promise.resolve(undefined),
        transport: ({ id, isRobotLike }) => {
          const message = written.get(id);
          if (error || !message) return Promise.reject(error ?? new Error('nothing was written'));
          delivered.push({ id, message, isRobotLike });
          return Promise.resolve(undefined);
        },
      }),
    }),
  });
  return { handle, delivered, logged, clients };
}

/** Lets a handler of its own answer one request. */
export async function answerTo(request: Request, circumstances?: Circumstances) {
  const context = setUp(circumstances);
  const response = await context.handle(request);
  const text = await response.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return { ...context, response, status: response.status, text, body };
}
