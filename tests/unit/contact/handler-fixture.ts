import { createContactHandler } from '../../../src/contact/message/contact-handler.ts';
import type { ContactMessage } from '../../../src/contact/message/fields.ts';
import type { Place } from '../../../src/contact/message/place.ts';
import type { LogEntry } from '../../../src/contact/sending/log.ts';
import { createSendMessage } from '../../../src/contact/sending/send-message.ts';
import { place } from './contact-fixtures.ts';

/** When the handler’s clock starts; each look at it takes 5 ms. */
export const start = Date.UTC(2025, 0, 15);

export interface Circumstances {
  readonly error?: Error;
  readonly limit?: number;
  readonly settingsError?: Error;
  readonly where?: Partial<Place>;
}

/** A handler with everything around it replaced, and what it did. */
export function setUp({ error, limit = Infinity, settingsError, where }: Circumstances = {}) {
  const delivered: { id: string; message: ContactMessage }[] = [];
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
    send: createSendMessage({
      now,
      countMessage: (client) => {
        clients.push(client);
        return Promise.resolve(clients.length > limit ? 42 : undefined);
      },
      deliver: (content, id) => {
        if (error) return Promise.reject(error);
        delivered.push({ id, message: content });
        return Promise.resolve(undefined);
      },
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
