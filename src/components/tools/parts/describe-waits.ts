import { fill } from '../../../messages/fill.ts';
import { toolsWords } from '../../../messages/messages.ts';

const { scales: words } = toolsWords;

const inWords = new Intl.ListFormat('en-US', { type: 'disjunction', style: 'long' });

/**
 * Says what several scales allow the same patient.
 * @param waits the longest wait by each scale, in whole minutes; 0 is at once
 */
export function describeWaits(waits: readonly number[]): string {
  const different = [...new Set(waits)].sort((a, b) => a - b);
  const [only] = different;
  if (different.length > 1) {
    const minutes = inWords.format(different.map(String)).replace(', or', ' or');
    return fill(words.differ, { minutes });
  }
  return only ? fill(words.agree, { minutes: only }) : words.agreeAtOnce;
}
