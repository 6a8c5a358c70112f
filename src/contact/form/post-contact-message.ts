import { functionAddress } from '../../config/routes.ts';
import type { TypedFields } from '../message/fields.ts';
import { fieldNames } from '../message/fields.ts';
import type { FieldProblems } from '../message/rules.ts';

/** The wait for an answer, in milliseconds: longer than the function gives its mail server. */
export const answerTimeout = 20_000;

/** Where the functions answer, and the public key they want, if any. */
export interface ContactEndpoint {
  readonly functionsUrl: string;
  readonly functionsKey: string;
}

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'refused';
      readonly problems: FieldProblems;
      readonly isEmailRefused: boolean;
    };

interface ErrorAnswer {
  readonly error?: { readonly code?: string; readonly fields?: Readonly<Record<string, unknown>> };
}

function readProblems(answer: ErrorAnswer): FieldProblems {
  const fields = answer.error?.fields ?? {};
  return Object.fromEntries(
    fieldNames.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
}

/**
 * Sends one message. Never throws: no answer in time, a broken
 * connection and an error are all failures that keep what was typed.
 * @param extra the hidden fields of the form
 */
export async function postContactMessage(
  endpoint: ContactEndpoint,
  typed: TypedFields,
  extra: Readonly<Record<string, string>>,
): Promise<ContactOutcome> {
  const { functionsUrl, functionsKey: key } = endpoint;
  try {
    const answer = await fetch(functionAddress('contact', functionsUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { apikey: key, authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ ...typed, ...extra }),
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (answer.ok) return { kind: 'sent' };
    if (answer.status !== 422) return { kind: 'failed' };
    const error = (await answer.json()) as ErrorAnswer;
    const problems = readProblems(error);
    return Object.keys(problems).length === 0
      ? { kind: 'failed' }
      : { kind: 'refused', problems, isEmailRefused: error.error?.code === 'invalid_email' };
  } catch {
    return { kind: 'failed' };
  }
}
