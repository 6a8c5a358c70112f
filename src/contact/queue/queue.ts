import { KeyReused, OutcomeUnknown, StoreUnavailable, ignoreOutage } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Transport } from '../mail/transport.ts';
import { createKnownNames } from './known-names.ts';
import { type RetryPlan, isStale, isTooUnknown, planNext, retryPlan } from './retry.ts';
import { recordFailure, withdrawLetter } from './store/late-changes.ts';
import { createLateReports } from './store/late-reports.ts';
import {
  type Entry,
  type Letter,
  type MailStore,
  type Standing,
  spoiledId,
} from './store/mail-store.ts';
import { asCopy } from './store/parse-kept.ts';

interface Accepted {
  /** `queued`: kept, and not delivered yet. */
  readonly outcome: 'sent' | 'queued' | 'repeated';
  /** Where the e-mail was written, when there is no mail server. */
  readonly file?: string | undefined;
}

export interface MailQueue {
  /**
   * Takes a letter on and tries to deliver it. Once this returns the letter is delivered or kept.
   * @throws {KeyReused} when its name belongs to another letter
   * @throws {MailNotDelivered | OutcomeUnknown | UnusableSetting} when nothing can keep it and the
   *   one attempt failed
   */
  accept(letter: Letter): Promise<Accepted>;
  /** Keeps a letter for the next run; throws when nothing can keep it. */
  enqueue(letter: Letter): Promise<void>;
  /**
   * Keeps a letter before another is on its way, for whoever delivers it at once.
   * @returns what makes the first attempt; undefined when nothing can keep the letter
   */
  hold(letter: Letter): Promise<(() => Promise<void>) | undefined>;
  /** Takes back a letter as long as it waits; where the store fails, as soon as it does not. */
  withdraw(name: string): Promise<void>;
  /** The id of the letter that has a name. */
  find(name: string): Promise<string | undefined>;
  /**
   * Delivers what is due, one letter after the other.
   * @param mayGoOn asked before each delivery
   * @throws {StoreUnavailable} when the place where letters wait fails; its guard tells the log
   */
  run(mayGoOn: () => boolean): Promise<void>;
}

interface QueueParts {
  /** Where letters wait; undefined when there is no such place. */
  readonly store: () => Promise<MailStore | undefined>;
  readonly transport: Transport;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly plan?: RetryPlan;
}

/** Makes the queue of one process; all queues of one store work on the same letters. */
export function createMailQueue({
  store: openStore,
  transport,
  log,
  now,
  plan = retryPlan,
}: QueueParts): MailQueue {
  const { recall, remember } = createKnownNames(now);
  const reports = createLateReports(plan.reportPause);

  /** What the store does not hear of is delivered again, once the lease of the letter has ended. */
  function noteEnd(letter: Letter): void {
    reports.add('over', letter.name, (store) => store.finish(letter));
  }

  async function noteFailure(store: MailStore, entry: Entry, error: unknown): Promise<void> {
    const { letter } = entry;
    const { outcome, next } = planNext(entry, error, now(), plan);
    log({ outcome, id: letter.id, reason: `attempt ${next.attempts}: ${next.reason}` });
    const isOfNoUse = next.state === 'failed' && letter.goodUntil !== undefined;
    let isOurs: boolean | undefined;
    reports.add('failed', letter.name, async (later) => {
      isOurs ??= await recordFailure(later, entry, next, now());
      if (isOurs && isOfNoUse) await later.finish(letter);
    });
    await reports.tellSoon(store);
  }

  /** Delivers a letter that is this process's for the time of the lease. */
  async function attempt(store: MailStore, entry: Entry): Promise<Accepted> {
    let current = entry;
    let file: string | undefined;
    try {
      file = await transport(entry.letter, entry.standing.unknowns > 0, async () => {
        const handedOver: Standing = { ...current.standing, state: 'handed-over' };
        // What a store has forgotten is given to it anew; of what others have it tells the id.
        const kept =
          (await store.change(current, handedOver)) ??
          (await store.add(current.letter, handedOver));
        if (typeof kept === 'string') throw new StoreUnavailable('the lease has ended');
        current = kept;
      });
    } catch (error) {
      await noteFailure(store, current, error);
      return { outcome: 'queued' };
    }
    noteEnd(entry.letter);
    await reports.tellSoon(store);
    return { outcome: 'sent', file };
  }

  /** Nobody waits for what becomes of it, so the log says that it went. */
  async function deliverWaiting(store: MailStore, entry: Entry): Promise<void> {
    const { letter, standing } = entry;
    const { attempts, reason } = standing;
    // Such as after a server stood still for a day.
    const isTooLate = isStale(letter, now());
    // Too often handed over: such as by a process that ends each time that it sends this letter.
    if (isTooLate || isTooUnknown(standing)) {
      const why = isTooLate ? 'too late' : 'may have arrived';
      log({ outcome: 'given-up', id: letter.id, reason: reason || why });
      if (letter.goodUntil !== undefined) return store.finish(letter);
      await store.change(entry, { ...standing, state: 'failed' });
      return;
    }
    const { outcome, file } = await attempt(store, entry);
    if (outcome === 'sent') log({ outcome, id: letter.id, attempts, file });
  }

  async function deliverDirectly(letter: Letter, store: MailStore | undefined): Promise<Accepted> {
    try {
      const file = await transport(letter, false, () => Promise.resolve());
      remember(letter, 'sent');
      if (store) {
        noteEnd(letter);
        reports.tellLater(store);
      }
      return { outcome: 'sent', file };
    } catch (error) {
      if (error instanceof OutcomeUnknown) remember(letter, 'unknown');
      throw error;
    }
  }

  function judgeRepeat(letter: Letter, id: string): Accepted {
    // Of a delivery whose note was spoiled nobody knows the text.
    if (id !== spoiledId && id !== letter.id) throw new KeyReused();
    return { outcome: 'repeated' };
  }

  function lease(attempts: number): Standing {
    return { state: 'waiting', due: now() + plan.lease, attempts, unknowns: 0, reason: '' };
  }

  async function accept(letter: Letter): Promise<Accepted> {
    const own = recall(letter.name);
    if (own && (own.fate !== 'kept' || own.id !== letter.id)) {
      if (own.fate === 'unknown' && own.id === letter.id)
        throw new OutcomeUnknown('an earlier attempt');
      return judgeRepeat(letter, own.id);
    }
    const store = await openStore();
    if (!store) return deliverDirectly(letter, undefined);
    let added: Entry | string;
    try {
      await reports.tell(store).catch(ignoreOutage);
      // What was kept and is gone may have been sent by somebody.
      added = await store.add(letter, own ? asCopy(lease(1)) : lease(1));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return own ? judgeRepeat(letter, own.id) : deliverDirectly(letter, store);
    }
    if (typeof added === 'string') return judgeRepeat(letter, added);
    remember(letter, 'kept');
    const accepted = await attempt(store, added);
    if (accepted.outcome === 'sent') remember(letter, 'sent');
    return accepted;
  }

  async function claim(store: MailStore, { letter, standing, version }: Entry) {
    const { attempts, reason, state } = standing;
    // Whoever took it on has not written a word since: it may have delivered it without the store.
    const isOfNobody = attempts === 1 && reason === '';
    const unknowns = standing.unknowns + (state === 'handed-over' || isOfNobody ? 1 : 0);
    return store.change(
      { letter, standing, version },
      { ...lease(attempts + 1), unknowns, reason },
    );
  }

  return {
    accept,
    async enqueue(letter) {
      const store = await openStore();
      if (!store) throw new StoreUnavailable('nothing keeps letters');
      await store.add(letter, { ...lease(0), due: now() });
    },
    async hold(letter) {
      if (recall(letter.name)) return () => Promise.resolve();
      const store = await openStore();
      const added = await store?.add(letter, lease(1)).catch(ignoreOutage);
      if (!store || added === undefined) return undefined;
      return async () => {
        if (typeof added !== 'string') await attempt(store, added);
      };
    },
    async withdraw(name) {
      const store = await openStore();
      if (!store) return;
      reports.add('withdrawn', name, (later) => withdrawLetter(later, name));
      await reports.tellSoon(store);
    },
    async find(name) {
      const own = recall(name);
      if (own) return own.id;
      return (await openStore())?.find(name).catch(() => undefined);
    },
    async run(mayGoOn) {
      const store = await openStore();
      if (!store) return;
      await reports.tell(store).catch(ignoreOutage);
      let isAnyTaken: boolean;
      do {
        isAnyTaken = false;
        for (const entry of await store.listDue(now())) {
          if (!mayGoOn()) return;
          // Its end could not be told, though others can.
          if (reports.isAbout(entry.letter.name)) continue;
          const claimed = await claim(store, entry);
          if (!claimed) continue;
          isAnyTaken = true;
          await deliverWaiting(store, claimed);
        }
        // What nobody can take, or others did, must not be asked for again and again.
      } while (isAnyTaken);
    },
  };
}
