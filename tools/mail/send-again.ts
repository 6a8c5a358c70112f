import type { Environment } from '../../src/config/settings.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { openQueue, type Stores } from '../../src/contact/mail-service.ts';
import { readTransportSettings } from '../../src/contact/mail/transport.ts';
import { referenceOf } from '../../src/contact/notices.ts';
import type { JobStore, KeptJob } from '../../src/contact/queue/job-store.ts';

/** What was asked for was not done, or not all of it; the message says how much. */
export class NotDone extends Error {}

/**
 * @param reference of one message, whole or as its sender has it, or `all`
 * @throws {NotDone} when nothing is kept under it
 */
async function choose(store: JobStore, reference: string): Promise<readonly KeptJob[]> {
  const kept = await store.list();
  const chosen = kept.filter(
    ({ job: { id } }) =>
      ['all', id].includes(reference) ||
      // Visitors have the short one, and so have the e-mails to us.
      referenceOf(id) === reference.toUpperCase(),
  );
  if (chosen.length === 0 && reference !== 'all') {
    throw new NotDone(`Nothing is kept under ${reference}.`);
  }
  return chosen;
}

/**
 * Sends messages now, those that failed included, and whatever else is due. What may have arrived
 * goes with its mark. What another process is sending at this moment is left to it.
 * @returns what became of them, in a sentence
 * @throws {InvalidSettings | UnusableSetting} when nothing could be sent
 * @throws {NotDone} when a message was not sent
 */
export async function sendAgain(
  environment: Environment,
  stores: Stores,
  store: JobStore,
  reference: string,
): Promise<string> {
  readTransportSettings(environment);
  const chosen = await choose(store, reference);
  if (chosen.length === 0) return 'Nothing is kept.';
  for (const { job } of chosen) await store.makeDue(job.name);
  const givenUp = new Set<string | undefined>();
  const print = createPrintLog('mail');
  const queue = openQueue(
    environment,
    (entry) => {
      if (entry.outcome === 'given-up') givenUp.add(entry.id);
      print(entry);
    },
    {},
    stores,
  );
  await queue.run(() => true);
  const names = new Set(chosen.map(({ job }) => job.name));
  const left = (await store.list()).filter(({ job }) => names.has(job.name));
  // Of what is of use for a time nothing is kept once it is given up.
  for (const { job } of left) givenUp.delete(job.id);
  const lost = chosen.filter(({ job }) => givenUp.has(job.id)).length;
  const sent = chosen.length - left.length - lost;
  const forgotten = lost > 0 ? `; ${lost} given up, as too late` : '';
  const told = `${sent} of ${chosen.length} sent; ${left.length} still kept${forgotten}.`;
  if (sent < chosen.length) throw new NotDone(told);
  return told;
}

/**
 * Takes messages back that wait or failed, for good.
 * @throws {NotDone} when nothing is kept under the reference
 */
export async function withdraw(store: JobStore, reference: string): Promise<string> {
  const chosen = await choose(store, reference);
  for (const { job } of chosen) await store.withdraw(job.name);
  return `${chosen.length} taken back.`;
}
