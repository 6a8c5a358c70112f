import { atom, type ReadableAtom } from 'nanostores';

/** A short message to the visitor; a destructive one says that something did not work. */
export interface Notice {
  readonly tone: 'success' | 'destructive';
  readonly title: string;
  readonly message: string;
}

export interface ShownNotice extends Notice {
  readonly id: number;
}

const notices = atom<readonly ShownNotice[]>([]);
let lastId = 0;

/** The notices on the screen, oldest first. */
export const $notices: ReadableAtom<readonly ShownNotice[]> = notices;

/** Puts a notice on the screen, in place of the same one. */
export function addNotice(notice: Notice): void {
  lastId += 1;
  const others = notices.get().filter(({ tone, title, message }) => {
    return tone !== notice.tone || title !== notice.title || message !== notice.message;
  });
  notices.set([...others, { ...notice, id: lastId }]);
}

/** Takes all notices off the screen. */
export function clearNotices(): void {
  notices.set([]);
}

/** Takes a notice off the screen. */
export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
