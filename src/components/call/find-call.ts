import { wordHandoff, type CallData } from '../../schemas/call.ts';

/** The page that tells what every drawn call follows. */
export const callPage = '/how-a-call-works';

/** The id of the call in `call.yaml`. */
export const canonicalCall = 'canonical';

/**
 * What a caller in a country hears at a danger sign.
 * @param country two capitals, such as `US`
 * @throws {Error} when the call names no emergency number for the country
 */
export function findHandoff(call: CallData, country: string): string {
  const words = wordHandoff(call, country);
  if (words === undefined) {
    throw new Error(`There is no emergency number of "${country}" in src/content/call.yaml.`);
  }
  return words;
}
