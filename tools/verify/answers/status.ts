import type { Fault } from '../tell.ts';

/** Where an answer leads; as it is written when it is no address. */
export function findTarget({ headers, url }: Response): string | undefined {
  const location = headers.get('location');
  if (location === null) return undefined;
  return URL.parse(location, url || undefined)?.href ?? `“${location}”`;
}

/** What an answer has to be before more is asked of it. */
export function findWrongStatus(
  response: Response,
  ...wanted: readonly number[]
): readonly Fault[] {
  const { status } = response;
  if (wanted.includes(status)) return [];
  const fault = `answers ${status}, not ${wanted.join(' or ')}`;
  const target = findTarget(response);
  return [target === undefined ? fault : { fault, example: `leads to ${target}` }];
}
