import { fieldNames } from '../../config/contact-fields.ts';
import { functionAddress } from '../../config/routes.ts';
import type { FieldProblems, TypedFields } from '../../contact/fields.ts';

/** The wait for an answer, in milliseconds: longer than the function gives its mail server. */
const answerTimeout = 30_000;

/** Where the functions answer, and the public key they want, if any. */
export interface ContactEndpoint {
  readonly functionsUrl: string;
  readonly functionsKey: string;
}

export type ContactOutcome =
  /** `id` names the message, where the function names it. */
  | { readonly kind: 'sent'; readonly id: string | undefined }
  /** `code` is the function's word for what went wrong; `retryAfter` is in seconds. */
  | { readonly kind: 'failed'; readonly code?: string; readonly retryAfter?: number }
  | {
      readonly kind: 'refused';
      readonly problems: FieldProblems;
      readonly isEmailRefused: boolean;
    };

type Body = Readonly<Record<string, unknown>>;

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {Error} when the answer is not a JSON object */
async function readBody(answer: Response): Promise<Body> {
  const type = answer.headers.get('content-type') ?? '';
  const body: unknown = /^application\/(?:\S+\+)?json\b/i.test(type)
    ? await answer.json()
    : undefined;
  if (!isBody(body)) throw new TypeError('The answer is not a JSON object.');
  return body;
}

function readProblems(error: Body): FieldProblems {
  const fields = isBody(error['fields']) ? error['fields'] : {};
  return Object.fromEntries(
    fieldNames.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
}

/** Whether a field is there and says no, in any of the ways that backends write it. */
function isNo(value: unknown): boolean {
  return value !== undefined && (!value || value === 'false');
}

/**
 * Whether an answer says that the message was taken. Other backends than ours answer with other
 * fields, but none of them with an error.
 */
function isSuccess({ ok, success, status, error, errors }: Body): boolean {
  const hasErrors = Array.isArray(errors) ? errors.length > 0 : Boolean(errors);
  const hasFailed = status === 'error' || status === 'fail';
  return !isNo(ok) && !isNo(success) && !hasFailed && !error && !hasErrors;
}

/** @param isOurs whether the function is our own, which says `ok` and names the message */
async function readOutcome(answer: Response, isOurs: boolean): Promise<ContactOutcome> {
  const body = await readBody(answer);
  const isNamed = body['ok'] === true && typeof body['id'] === 'string';
  if (answer.ok && (isOurs ? isNamed : isSuccess(body))) {
    return { kind: 'sent', id: typeof body['id'] === 'string' ? body['id'] : undefined };
  }
  const error = isBody(body['error']) ? body['error'] : {};
  const code = typeof error['code'] === 'string' ? error['code'] : '';
  // Something else answered in the function's place: nobody knows what became of the message.
  if (answer.ok && isOurs) return { kind: 'failed' };
  const problems = answer.status === 422 ? readProblems(error) : {};
  if (Object.keys(problems).length > 0) {
    return { kind: 'refused', problems, isEmailRefused: code === 'invalid_email' };
  }
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { kind: 'failed', code, ...(retryAfter > 0 && { retryAfter }) };
}

/**
 * Sends one message. No answer in time, a broken connection, an error, a redirect and an answer that
 * is none of the function's are all failures that keep what was typed.
 * @param extra the hidden fields of the form
 * @throws {Error} before anything is sent, where the browser lacks what this needs
 */
export async function postContactMessage(
  endpoint: ContactEndpoint,
  typed: TypedFields,
  extra: Readonly<Record<string, string>>,
): Promise<ContactOutcome> {
  const { functionsUrl, functionsKey: key } = endpoint;
  const limit = new AbortController();
  const asking = fetch(functionAddress('contact', functionsUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { apikey: key, authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...typed, ...extra }),
    redirect: 'error',
    // Also when the visitor leaves meanwhile; the browser takes up to 64 KiB.
    keepalive: true,
    signal: limit.signal,
  });
  const timer = setTimeout(() => {
    limit.abort();
  }, answerTimeout);
  try {
    return await readOutcome(await asking, !/^https?:/.test(functionsUrl));
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
