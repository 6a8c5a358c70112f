import { atom, type ReadableAtom } from 'nanostores';

const isOpen = atom(false);

/** Whether the menu of small screens is open. */
export const $isMenuOpen: ReadableAtom<boolean> = isOpen;

/** Records what the browser did with the menu: it opens and closes popovers by itself. */
export function recordMenu(state: 'open' | 'closed'): void {
  isOpen.set(state === 'open');
}
