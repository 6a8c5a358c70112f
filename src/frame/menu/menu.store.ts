import { atom, type ReadableAtom } from 'nanostores';

const isOpen = atom<boolean | undefined>(undefined);

/**
 * Whether the menu of small screens is open; undefined before the script knows, and then the
 * browser says it of the popover by itself.
 */
export const $isMenuOpen: ReadableAtom<boolean | undefined> = isOpen;

/** Records what the browser did with the menu: it opens and closes popovers by itself. */
export function recordMenu(state: 'open' | 'closed'): void {
  isOpen.set(state === 'open');
}
