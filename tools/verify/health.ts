import * as z from 'zod';
import { healthPath } from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { type Ask, readBody } from './answers/ask.ts';
import { findHeaderFaults, functionHeaders } from './answers/headers.ts';
import { readJson } from './answers/json.ts';
import { findWrongStatus } from './answers/status.ts';
import type { Fault } from './tell.ts';

/** What a monitor makes use of. */
const health = z.object({ status: z.literal('ok') });

/** In characters. */
const mostShown = 300;

/** What is wrong with what the site says of its functions. */
export async function checkHealth(ask: Ask, settings: PublicSettings): Promise<readonly Fault[]> {
  const response = await ask(healthPath);
  const text = (await readBody(response)).toString();
  const says = text.slice(0, mostShown);
  const wrong = findWrongStatus(response, 200);
  if (wrong.length > 0) return [`answers ${response.status}, not 200: ${says}`];
  const found = readJson(text);
  if (found === undefined) return [`is no JSON: ${says}`];
  return [
    ...(health.safeParse(found).success ? [] : [`does not say "status":"ok": ${says}`]),
    ...findHeaderFaults(response, functionHeaders(settings)),
  ];
}
