import { StoreUnavailable } from '../delivery-errors.ts';
import type { MailStore } from './mail-store.ts';

/**
 * Sees to it that a letter which waits is not delivered any more; its name stays taken. Where the
 * place in which letters wait fails, nothing is delivered from there either.
 */
export async function withdrawLetter(store: MailStore, name: string): Promise<void> {
  try {
    const id = await store.find(name);
    if (id !== undefined) await store.finish({ name, id, isRobotLike: false });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
