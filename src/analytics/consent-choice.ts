/** Whether measurement may run. */
export type Choice = 'granted' | 'denied';

/** Where the choice is kept; the privacy policy names it. */
export const consentKey = 'consent';

/** Six months, in milliseconds. */
export const consentLifetime = 183 * 24 * 3_600_000;

/** Gives `localStorage`, at which a browser that denies storage may not even let one look. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

interface Kept {
  readonly choice: Choice;
  /** In milliseconds since 1970. */
  readonly chosen: number;
  /** Whether the browser asked not to be tracked when the visitor chose. */
  readonly signal: boolean;
}

/**
 * What holds on this page. Global Privacy Control answers for a visitor who has not answered since
 * it was switched on; who then accepts all the same has chosen.
 * @param signal `navigator.globalPrivacyControl`
 * @param now milliseconds since 1970
 * @returns undefined when the visitor is to be asked
 * @see https://www.w3.org/TR/gpc/
 */
export function recallChoice(open: OpenStorage, signal: boolean, now: number): Choice | undefined {
  try {
    const kept = JSON.parse(open().getItem(consentKey) || '{}') as Partial<Kept>;
    const { choice, chosen = 0, signal: hadSignal } = kept;
    const isGood = chosen <= now && now - chosen < consentLifetime;
    if (isGood && choice === 'denied') return 'denied';
    if (isGood && choice === 'granted' && (!signal || hadSignal === true)) return 'granted';
    return signal ? 'denied' : undefined;
  } catch {
    // What cannot be remembered would be asked on every page.
    return 'denied';
  }
}

/** Remembers the choice for six months. */
export function keepChoice(open: OpenStorage, choice: Choice, signal: boolean, now: number): void {
  try {
    const kept: Kept = { choice, chosen: now, signal };
    open().setItem(consentKey, JSON.stringify(kept));
  } catch {
    // It holds for this page.
  }
}
