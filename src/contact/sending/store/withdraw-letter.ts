import type { MailStore } from './mail-store.ts';

/** Sees to it that a letter which waits is not delivered any more; its name stays taken. */
export async function withdrawLetter(store: MailStore, name: string): Promise<void> {
  const id = await store.find(name);
  if (id !== undefined) await store.finish({ name, id, isRobotLike: false });
}
