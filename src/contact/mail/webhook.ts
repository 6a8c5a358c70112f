import { createHmac } from 'node:crypto';
import { type Environment, readSettings } from '../../config/settings.ts';
import { MailNotDelivered, UnusableSetting } from '../errors.ts';

/** What a webhook is called with; every attempt sends the same bytes. */
export interface HookContent {
  readonly json: string;
}

/** The setting that holds the address; its secret stands beside it. */
export type Hook = 'CONTACT_WEBHOOK' | 'NEWSLETTER_WEBHOOK';

/** Whether the setting is there; a wrong one keeps no message from being taken. */
export function hasHook(environment: Environment, hook: Hook): boolean {
  return Boolean(environment[hook]?.trim());
}

/**
 * Writes what a webhook is called with.
 * @param type such as `contact.message`
 */
export function writeHook(type: string, data: object): HookContent {
  return { json: JSON.stringify({ type, timestamp: new Date().toISOString(), data }) };
}

/**
 * Signs one call as Standard Webhooks 1.0 has it: HMAC-SHA256 over id, time and body.
 * @param secret `whsec_` and the key in base64
 * @param seconds since 1970
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
function signHook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Words and codes alone: those of a receiver could repeat what was typed. */
function describeFetchError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/**
 * Calls a webhook, once. Whatever is not an answer of success within the time is a failure, after
 * which it may be called again: the id shows the receiver that it is the same message. A redirect
 * is not followed, because it would carry personal data elsewhere.
 * @param recipient the setting that holds the address
 * @param id of the message
 * @throws {MailNotDelivered | UnusableSetting | InvalidSettings}
 */
export async function callWebhook(
  environment: Environment,
  recipient: string,
  id: string,
  { json }: HookContent,
  milliseconds = 5_000,
): Promise<void> {
  const hook: Hook = recipient === 'CONTACT_WEBHOOK' ? recipient : 'NEWSLETTER_WEBHOOK';
  const secretName = `${hook}_SECRET` as const;
  const settings = readSettings(environment, [hook, secretName]);
  for (const name of [hook, secretName] as const) {
    if (!settings[name]) throw new UnusableSetting(`${name}: missing, though messages wait for it`);
  }
  const seconds = Math.floor(Date.now() / 1000);
  let status: number;
  try {
    const answer = await fetch(settings[hook], {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signHook(settings[secretName], id, seconds, json),
      },
      body: json,
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    });
    ({ status } = answer);
    await answer.body?.cancel();
  } catch (error) {
    throw new MailNotDelivered(`${hook} ${describeFetchError(error)}`);
  }
  if (status < 200 || status > 299) throw new MailNotDelivered(`${hook} HTTP ${status}`);
}
