const key = 'sent-to-blog-host';

/** In milliseconds: a visitor who is back so soon did not come back, but was sent back. */
const backAtOnce = 10_000;

/**
 * Notes that the visitor is being sent to the blog host.
 * @param storage that of the tab, which ends with it
 * @param now in milliseconds
 * @returns whether to send: not when the visitor was sent to the same address a moment ago, as a
 *   blog host that sends unknown paths here would make a loop
 */
export function noteHop(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  address: string,
  now: number,
): boolean {
  const [time, last] = (storage.getItem(key) ?? '').split(' ');
  if (last === address && now - Number(time) < backAtOnce) return false;
  storage.setItem(key, `${now} ${address}`);
  return true;
}
