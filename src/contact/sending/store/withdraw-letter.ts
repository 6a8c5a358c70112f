import { type MailStore, spoiledId } from './mail-store.ts';

/**
 * Sees to it that a letter which waits is not delivered any more; its name stays taken, also where
 * nobody can read the letter, or a process that still has it would bring it back.
 */
export async function withdrawLetter(store: MailStore, name: string): Promise<void> {
  const id = (await store.find(name)) ?? spoiledId;
  await store.finish({ name, id, isRobotLike: false });
}
