/**
 * The longest wait of a level in words.
 * @param minutes whole minutes; 0 is at once
 */
export function formatWait(minutes: number): string {
  return minutes === 0 ? 'at once' : `up to ${minutes} min`;
}
