import { figuresWords } from '../../../messages/messages.ts';
import { fill } from '../../../messages/fill.ts';

const { waits } = figuresWords;

/**
 * The longest wait of a level in words.
 * @param minutes whole minutes; 0 is at once
 */
export function formatWait(minutes: number): string {
  return minutes === 0 ? waits.atOnce : fill(waits.upTo, { minutes });
}
