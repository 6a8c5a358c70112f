import { createHmac } from 'node:crypto';
import { type Environment, readSettings } from '../../config/settings.ts';
import { MailNotDelivered, UnusableSetting } from '../errors.ts';
import { timeLimits } from '../time-limits.ts';

/** What a webhook is called with; every attempt sends the same bytes. */
export interface HookContent {
  readonly json: string;
}

/** The settings that hold an address; each has its secret beside it. */
const hooks = ['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'] as const;

export type Hook = (typeof hooks)[number];

/** Whether the setting is there; a wrong one keeps no message from being taken. */
export function hasHook(environment: Environment, hook: Hook): boolean {
  return Boolean(environment[hook]?.trim());
}

/**
 * Writes what a webhook is told.
 * @param type such as `contact.message`
 * @param created milliseconds since 1970
 */
export function writeHook(type: string, created: number, data: object): HookContent {
  return { json: JSON.stringify({ type, timestamp: new Date(created).toISOString(), data }) };
}

/**
 * Signs one call as Standard Webhooks 1.0 has it: HMAC-SHA256 over id, time and body.
 * @param secret `whsec_` and the key in base64
 * @param seconds since 1970
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signHook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

function readHook(environment: Environment, recipient: string) {
  const hook = hooks.find((name) => name === recipient);
  if (!hook) throw new UnusableSetting(`${recipient}: no webhook`);
  const secretName = `${hook}_SECRET` as const;
  const settings = readSettings(environment, [hook, secretName]);
  const { [hook]: address, [secretName]: secret } = settings;
  if (!address) throw new UnusableSetting(`${hook}: missing, though messages wait for it`);
  if (!secret) throw new UnusableSetting(`${secretName}: missing, though ${hook} is set`);
  return { hook, address, secret };
}

/** Words and codes alone: those of a receiver could repeat what was typed. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/**
 * Calls a webhook, once. Whatever is not an answer of success within the time is a failure, after
 * which it may be called again: the id tells the receiver that it is the same message. A redirect
 * is not followed, because it would carry personal data to another place.
 * @param recipient the setting that holds the address
 * @param id of the message
 * @throws {MailNotDelivered | UnusableSetting}
 */
export async function callWebhook(
  environment: Environment,
  recipient: string,
  id: string,
  { json }: HookContent,
  milliseconds: number = timeLimits.webhook,
): Promise<void> {
  const { hook, address, secret } = readHook(environment, recipient);
  const seconds = Math.floor(Date.now() / 1000);
  let status: number;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signHook(secret, id, seconds, json),
      },
      body: json,
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    });
    ({ status } = answer);
    await answer.body?.cancel();
  } catch (error) {
    throw new MailNotDelivered(`${hook} ${describeFailure(error)}`, true);
  }
  if (status < 200 || status > 299) throw new MailNotDelivered(`${hook} HTTP ${status}`, true);
}
