import { functionAddress } from '../../../../src/config/routes.ts';
import type { Place } from '../../../../src/contact/message/place.ts';
import {
  createNewsletterHandler,
  type NewsletterService,
} from '../../../../src/contact/newsletter/newsletter-handler.ts';
import type { NewsletterMail } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import type { LogEntry } from '../../../../src/contact/sending/log.ts';
import { createSendMessage } from '../../../../src/contact/sending/send-message.ts';
import { siteOrigin } from '../contact-fixtures.ts';

const action = functionAddress('newsletter');
const place: Place = { siteOrigin, pagePrefix: '', action };
export const linkAddress = `${siteOrigin}${action}`;
export const secret = 'a secret of at least thirty-two characters';
export const email = 'zoe@hospital.example';
const start = Date.UTC(2025, 0, 15);

/** A handler with everything around it replaced, what it sent, and its clock. */
export function setUp(more: Partial<NewsletterService> = {}, failure?: Error) {
  const sent: NewsletterMail[] = [];
  const logged: LogEntry[] = [];
  const clock = { time: start };
  const now = () => clock.time;
  const handle = createNewsletterHandler({
    readSettings: () => ({ place, linkAddress, secret }),
    now,
    log: (entry) => logged.push(entry),
    send: createSendMessage<NewsletterMail>({
      now,
      countMessage: () => Promise.resolve(undefined),
      deliver: (mail) => {
        if (failure) return Promise.reject(failure);
        sent.push(mail);
        return Promise.resolve(undefined);
      },
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
