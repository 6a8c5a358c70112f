import type { Environment } from '../../src/config/settings.ts';
import { referenceOf } from '../../src/contact/notices.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { createMailQueue } from '../../src/contact/queue/queue.ts';
import type { MailStore } from '../../src/contact/queue/store/mail-store.ts';
import { createTransport, readTransportSettings } from '../../src/contact/mail/transport.ts';

/** What was asked for was not sent, or not all of it; the message says how much. */
export class NotSent extends Error {}

/**
 * Sends letters now, those that failed included. What may have arrived goes with its mark. Letters
 * that another process is sending at this moment are left to it.
 * @param reference of one letter, whole or as its sender has it, or `all`
 * @returns what became of them, in a sentence
 * @throws {InvalidSettings | UnusableSetting} when nothing could be sent
 * @throws {NotSent} when a letter was not sent, or there is none of this reference
 */
export async function sendAgain(
  environment: Environment,
  store: MailStore,
  reference: string,
): Promise<string> {
  readTransportSettings(environment);
  const kept = await store.list();
  const chosen = kept.filter(
    ({ letter: { id } }) =>
      ['all', id].includes(reference) ||
      // Visitors have the short one, and so have the e-mails to us.
      referenceOf(id) === reference.toUpperCase(),
  );
  const lost = reference === 'all' ? (await store.listUnreadable()).length : 0;
  const unreadable = lost > 0 ? `; ${lost} cannot be read, npm run mail says where` : '';
  if (chosen.length === 0) {
    if (lost > 0) throw new NotSent(`Nothing was sent${unreadable}.`);
    if (reference === 'all') return 'Nothing is kept.';
    throw new NotSent(`Nothing is kept under ${reference}.`);
  }
  const chosenNames = new Set(chosen.map(({ letter }) => letter.name));
  for (const entry of chosen) {
    const { state, unknowns } = entry.standing;
    if (state === 'handed-over') continue;
    // Whoever asks for it wants another copy, however many went; it has its mark all the same.
    const asked = { state: 'waiting', due: Date.now(), unknowns: Math.min(unknowns, 1) } as const;
    await store.change(entry, { ...entry.standing, ...asked });
  }
  const listChosen = async (now: number) =>
    (await store.list()).filter(
      ({ letter, standing }) =>
        chosenNames.has(letter.name) && standing.state !== 'failed' && standing.due <= now,
    );
  const print = createPrintLog('mail');
  const givenUp = new Set<string | undefined>();
  const queue = createMailQueue({
    // Only the chosen ones, whatever else is due, and however much that is.
    store: () => Promise.resolve({ ...store, listDue: listChosen }),
    transport: createTransport(environment),
    log: (entry) => {
      if (entry.outcome === 'given-up') givenUp.add(entry.id);
      print(entry);
    },
    now: Date.now,
  });
  await queue.run(() => true);
  const left = (await store.list()).filter(({ letter }) => chosenNames.has(letter.name));
  // Of letters that are of use for a time nothing is kept once they are given up.
  for (const { letter } of left) givenUp.delete(letter.id);
  const sent = chosen.length - left.length - givenUp.size;
  const forgotten = givenUp.size > 0 ? `; ${givenUp.size} given up, as too late` : '';
  const told = `${sent} of ${chosen.length} sent; ${left.length} still kept${forgotten}${unreadable}.`;
  if (sent < chosen.length || lost > 0) throw new NotSent(told);
  return told;
}
