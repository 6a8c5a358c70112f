import { setTimeout as wait } from 'node:timers/promises';
import type { PublicSettings } from '../../src/config/settings.ts';
import { type Ask, findWrongStatus } from './ask.ts';
import { findWrongHeaders, functionHeaders } from './headers.ts';

/** The limit counts a minute; a site that asks for more has stopped taking messages. */
const longestWait = 61;

/** A post that is refused for its content: no message is sent. */
function refused(body: BodyInit, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  };
}

/** Refusals that a robot, a mistake or another site meets, each with the status that says so. */
const refusals: readonly (readonly [what: string, init: RequestInit, ...wanted: number[]])[] = [
  ['an empty message', refused('{}'), 400, 422],
  ['what is no JSON', refused('{'), 400],
  ['a picture', refused('GIF89a', { 'content-type': 'image/gif' }), 415],
  ['the page of another site', refused('{}', { origin: 'https://other.example' }), 403],
];

/** Whoever verifies twice in a minute meets the limit, and is answered when it is over. */
async function askInTime(ask: Ask, path: string, init: RequestInit): Promise<Response> {
  const first = await ask(path, init);
  const seconds = Number(first.headers.get('retry-after') ?? NaN);
  if (first.status !== 429 || !(seconds <= longestWait)) return first;
  await first.body?.cancel();
  await wait(seconds * 1000);
  return ask(path, init);
}

/**
 * What is wrong with a function that takes messages, as far as it shows without one.
 * @param path of the function
 */
export async function checkFunction(
  ask: Ask,
  path: string,
  settings: PublicSettings,
): Promise<readonly string[]> {
  const question = await ask(path);
  await question.body?.cancel();
  const faults = [
    ...findWrongStatus(question, 405).map((fault) => `${fault} to a question`),
    ...findWrongHeaders(question, functionHeaders(settings)),
  ];
  for (const [what, init, ...wanted] of refusals) {
    const response = await askInTime(ask, path, init);
    await response.body?.cancel();
    faults.push(...findWrongStatus(response, ...wanted).map((fault) => `${fault} to ${what}`));
  }
  return faults;
}
