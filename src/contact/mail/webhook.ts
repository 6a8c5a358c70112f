import { createHmac } from 'node:crypto';
import { type Environment, readSettings } from '../../config/settings.ts';
import { describeFailure, MailNotDelivered, UnusableSetting } from '../errors.ts';
import type { HookContent } from '../queue/job-store.ts';

/** The setting that holds the address; its secret stands beside it. */
type Hook = 'CONTACT_WEBHOOK' | 'NEWSLETTER_WEBHOOK';

/** What a webhook is told, if the setting is there; a wrong one keeps no message from being taken. */
export function writeHook(environment: Environment, hook: Hook, type: string, data: object) {
  if (!environment[hook]?.trim()) return undefined;
  const json = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  return { content: { json }, recipient: hook };
}

/**
 * Calls a webhook, once, signed as Standard Webhooks 1.0 has it. After a failure it may be called
 * again: the id shows the receiver that it is the same message. A redirect is not followed, because it
 * would carry personal data elsewhere.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function callWebhook(
  environment: Environment,
  recipient: string,
  id: string,
  { json: body }: HookContent,
  milliseconds = 5_000,
): Promise<void> {
  const hook: Hook = recipient === 'CONTACT_WEBHOOK' ? recipient : 'NEWSLETTER_WEBHOOK';
  const secretName = `${hook}_SECRET` as const;
  const settings = readSettings(environment, [hook, secretName]);
  for (const name of [hook, secretName] as const) {
    if (!settings[name]) throw new UnusableSetting(`${name}: missing, though messages wait for it`);
  }
  const key = Buffer.from(settings[secretName].replace(/^whsec_/, ''), 'base64');
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
  const signal = AbortSignal.timeout(milliseconds);
  const request = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
  const answer = await fetch(settings[hook], request).catch((error: unknown) => {
    throw new MailNotDelivered(`${hook} ${describeFailure(error)}`);
  });
  await answer.body?.cancel().catch(() => undefined);
  if (!answer.ok) throw new MailNotDelivered(`${hook} HTTP ${answer.status}`);
}
