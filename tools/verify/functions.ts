import * as z from 'zod';
import { answerStyles } from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { contactFields } from '../../src/contact/fields.ts';
import { type Ask, readBody } from './answers/ask.ts';
import { findStrayHeaders, findWrongHeaders, functionHeaders } from './answers/headers.ts';
import { readJson } from './answers/json.ts';
import { findWrongStatus } from './answers/status.ts';
import { findWrongType } from './answers/type.ts';
import { addTo, type Fault } from './tell.ts';

/** What a function is asked, and what it has to answer. No message is sent by any of it. */
interface Question {
  readonly what: string;
  readonly init: RequestInit;
  readonly query?: string;
  readonly wanted: readonly number[];
  /** The fields that are missing, which the refusal names. */
  readonly missing?: readonly string[];
  /** What was typed, and has to stand there again. */
  readonly kept?: string;
  /** For a form that is posted without scripts; programs get JSON. */
  readonly isForPeople?: boolean;
}

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).default({}),
  }),
});

function post(body: string, headers: Readonly<Record<string, string>>): RequestInit {
  return { method: 'POST', body, headers: { accept: 'application/json', ...headers } };
}

const firstWords = 'We select patients from';

/** What people write, and what keeps firewalls busy. */
const usualWords = `${firstWords} <three> departments; “is it safe?” asks O’Neill & Co.\n`;

/** As long as a message may be, of letters that take three bytes each. */
const longWords = usualWords + '話'.repeat(contactFields.message.limit - usualWords.length);

/** What browsers, a robot, a mistake and another site send, each refused for what it is. */
function listQuestions(
  siteOrigin: string,
  isElsewhere: boolean,
  key: string,
  asked: readonly string[],
): readonly Question[] {
  // What the form sends with its script, and a form without cannot.
  const program = key ? { apikey: key, authorization: `Bearer ${key}` } : {};
  const json = { 'content-type': 'application/json', ...program };
  const relation = isElsewhere ? 'cross-site' : 'same-origin';
  const own = { origin: siteOrigin, 'sec-fetch-site': relation };
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  return [
    { what: 'GET', init: { headers: program }, wanted: [405] },
    {
      what: 'an empty message from its page',
      init: post('{}', { ...json, ...own }),
      wanted: [400, 422],
      missing: asked,
    },
    {
      what: 'a long message without an address',
      init: post(JSON.stringify({ message: longWords }), { ...json, ...own }),
      wanted: [400, 422],
      missing: asked.filter((field) => field !== 'message'),
    },
    {
      what: 'an empty message from its page without scripts',
      init: post('', { ...form, ...own }),
      wanted: [400, 422],
      isForPeople: true,
    },
    {
      what: 'a message without an address from its page without scripts',
      init: post(new URLSearchParams({ message: usualWords }).toString(), { ...form, ...own }),
      wanted: [400, 422],
      isForPeople: true,
      ...(asked.includes('message') && { kept: firstWords }),
    },
    // What confirms a subscription and ends it.
    ...(asked.includes('message')
      ? []
      : [
          {
            what: 'a link of a letter that is not whole',
            query: '?confirm=x',
            init: { headers: program },
            wanted: [400],
            isForPeople: true,
          },
        ]),
    { what: 'what is no JSON', init: post('{', json), wanted: [400] },
    {
      what: 'a picture',
      init: post('GIF89a', { ...json, 'content-type': 'image/gif' }),
      wanted: [415],
    },
    {
      what: 'the page of another site',
      init: post('{}', { ...json, origin: 'https://other.example' }),
      wanted: [403],
    },
    {
      what: 'the page of another site without scripts',
      init: post('', { ...form, origin: 'https://other.example' }),
      wanted: [403],
      isForPeople: true,
    },
  ];
}

function findWrongRefusal(
  response: Response,
  text: string,
  { isForPeople = false, missing, kept = '' }: Question,
): string[] {
  const type = findWrongType(response, isForPeople ? 'text/html' : 'application/json');
  if (type.length > 0) return type;
  const unknown = ['answers something else than its refusal'];
  if (isForPeople) {
    if (!text.includes(answerStyles)) return unknown;
    return text.includes(kept) ? [] : ['has lost what was typed'];
  }
  const { data } = refusal.safeParse(readJson(text));
  if (!data) return unknown;
  // What was written got lost on its way, or another function has answered.
  const named = Object.keys(data.error.fields).toSorted().join(', ');
  const wanted = missing?.toSorted().join(', ') ?? named;
  return named === wanted
    ? []
    : [`misses ${named || 'no field'}, not ${wanted}: what is written to it does not arrive`];
}

/** Whether the pages of the site may read what a function on another host answers. */
function findShutDoor({ headers }: Response, siteOrigin: string): string[] {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === siteOrigin || allowed === '*'
    ? []
    : [`access-control-allow-origin is “${allowed ?? ''}”, not “${siteOrigin}”`];
}

/** What browsers ask before they post JSON to another host (https://fetch.spec.whatwg.org/#cors-preflight-fetch). */
async function checkPreflight(ask: Ask, path: string, siteOrigin: string): Promise<Fault[]> {
  const response = await ask(path, {
    method: 'OPTIONS',
    headers: {
      origin: siteOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  await response.body?.cancel();
  return [...findWrongStatus(response, 204, 200), ...findShutDoor(response, siteOrigin)].map(
    (fault) => addTo(fault, ' to what browsers ask first (OPTIONS)'),
  );
}

/**
 * What is wrong with a function that takes messages, as far as it shows without one.
 * @param path of the function, or its address on another host
 * @param fields that visitors fill in its form
 */
export async function checkFunction(
  ask: Ask,
  path: string,
  fields: readonly string[],
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const { origin } = new URL(settings.PUBLIC_SITE_URL);
  const isElsewhere = URL.canParse(path);
  const statuses: number[] = [];
  const asked = new Map<string, string[]>();
  const note = (fault: string, what: string) => {
    asked.set(fault, [...(asked.get(fault) ?? []), `to ${what}`]);
  };
  const faults: Fault[] = isElsewhere ? await checkPreflight(ask, path, origin) : [];
  const key = settings.PUBLIC_FUNCTIONS_KEY;
  const questions = listQuestions(origin, isElsewhere, key, fields);
  for (const question of questions) {
    const { what, init, wanted, query = '' } = question;
    const response = await ask(path + query, init);
    const text = (await readBody(response)).toString();
    if (!wanted.includes(response.status)) {
      const fault = `answers ${response.status}, not ${wanted.join(' or ')}`;
      note(`${fault} `, what);
      statuses.push(response.status);
      continue;
    }
    for (const fault of findWrongRefusal(response, text, question)) note(`${fault}, `, what);
    const asker = new Headers(init.headers).get('origin');
    faults.push(
      ...findWrongHeaders(response, functionHeaders(settings, isElsewhere)),
      ...(isElsewhere ? [] : findStrayHeaders(response, asker)),
      ...(isElsewhere && asker === origin ? findShutDoor(response, origin) : []),
    );
  }
  const [first] = statuses;
  const isDead = statuses.length === questions.length && new Set(statuses).size === 1;
  if (isDead && first !== undefined) return [`answers ${first} whatever it is asked`];
  return [...[...asked].map(([fault, whats]) => fault + whats.join(' and ')), ...faults];
}
