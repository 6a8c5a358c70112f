import { functionAddress } from '../../../../src/config/routes.ts';
import type { Place } from '../../../../src/contact/endpoint.ts';
import {
  createNewsletterHandler,
  type NewsletterService,
} from '../../../../src/contact/newsletter/newsletter-handler.ts';
import type { NewsletterMail } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import { draftNewsletterMail } from '../../../../src/contact/newsletter/newsletter-service.ts';
import { clientOf } from '../../../../src/contact/rate-limit.ts';
import { createRateLimiter } from '../../../../src/contact/rate-limit.ts';
import { createMemoryWindows } from '../../../../src/contact/rate-limit.ts';
import type { LogEntry } from '../../../../src/contact/log.ts';
import { createQueue } from '../../../../src/contact/queue/queue.ts';
import { createSendMessage, nameOf } from '../../../../src/contact/send-message.ts';
import { place as contactPlace, siteOrigin } from '../contact-fixtures.ts';

const action = functionAddress('newsletter');
const place: Place = { ...contactPlace, action };
export const linkAddress = `${siteOrigin}${action}`;
const secret = 'a secret of at least thirty-two characters';
export const email = 'zoe@hospital.example';
const start = Date.UTC(2025, 0, 15);

/** A handler with everything around it replaced, what it sent, and its clock. */
export function setUp(more: Partial<NewsletterService> = {}, failure?: Error) {
  const sent: NewsletterMail[] = [];
  const logged: LogEntry[] = [];
  const clock = { time: start };
  const now = () => clock.time;
  const windows = createMemoryWindows(now);
  const written = new Map<string, NewsletterMail>();
  const queue = createQueue({
    now,
    log: () => undefined,
    store: () => Promise.resolve(undefined),
    transport: ({ id }) => {
      const mail = written.get(id);
      if (failure || !mail) return Promise.reject(failure ?? new Error('nothing was written'));
      sent.push(mail);
      return Promise.resolve(undefined);
    },
  });
  const handle = createNewsletterHandler({
    readSettings: () => ({ place, linkAddress, secret }),
    now,
    log: (entry) => logged.push(entry),
    clientOf: (headers) => clientOf(headers, 'x-real-ip'),
    admit: () => Promise.resolve(),
    withdraw: () => Promise.resolve(),
    wasSent: async (key) => (await queue.find(nameOf('newsletter', key))) !== undefined,
    send: createSendMessage<NewsletterMail>({
      event: 'newsletter',
      now,
      limiter: createRateLimiter(
        () => Promise.resolve(windows),
        () => ({ perClient: 100, total: 100 }),
      ),
      write: (mail, id) => {
        written.set(id, mail);
        return draftNewsletterMail(mail, {});
      },
      queue,
    }),
    ...more,
  });
  return { handle, sent, logged, clock };
}

/** A form post as a browser without JavaScript makes it. */
export function post(
  values: Readonly<Record<string, string>>,
  address = linkAddress,
  headers: Readonly<Record<string, string>> = { accept: 'text/html', origin: siteOrigin },
): Request {
  return new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(values).toString(),
  });
}

/** Asks for the newsletter and gives back the links of the e-mail. */
export async function askForLinks({ handle, sent }: ReturnType<typeof setUp>) {
  await handle(post({ email }));
  const mail = sent.at(-1);
  if (mail?.kind !== 'confirmation') throw new Error('No confirmation was sent.');
  return mail;
}
