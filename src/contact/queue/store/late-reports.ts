import { ignoreOutage } from '../../errors.ts';
import type { MailStore } from './mail-store.ts';

type Report = (store: MailStore) => Promise<void>;

/** What became of a letter. */
const fates = ['over', 'failed', 'withdrawn'] as const;
type Fate = (typeof fates)[number];

const keyOf = (fate: Fate, name: string) => `${fate}: ${name}`;

/** What a store has to hear of and may not be able to hear now, such as what went without it. */
export interface LateReports {
  /** @param name of the letter; one report replaces an earlier one about the same */
  add(fate: Fate, name: string, report: Report): void;
  /** Whether something of a letter is still to be told. */
  isAbout(name: string): boolean;
  /**
   * Tells all at once: after an outage a message waits for it that is not kept yet. One that fails
   * keeps back no other.
   * @throws {StoreUnavailable} when the store fails; what it has not heard stays
   */
  tell(store: MailStore): Promise<void>;
  /** Tells now or, while the store fails, later. */
  tellSoon(store: MailStore): Promise<void>;
  /** Goes on by itself until all is told. */
  tellLater(store: MailStore): void;
}

/** How many are told at a time: after a long outage thousands may wait. */
const atOnce = 50;

/** @param pause between two attempts, in milliseconds */
export function createLateReports(pause: number): LateReports {
  const waiting = new Map<string, Report>();
  const underWay = new Map<Report, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function give(about: string, report: Report, store: MailStore): Promise<void> {
    try {
      await report(store);
      // Not what has replaced it meanwhile.
      if (waiting.get(about) === report) waiting.delete(about);
    } catch (error) {
      // Behind the others: what fails again and again keeps back none of them.
      if (waiting.get(about) === report) {
        waiting.delete(about);
        waiting.set(about, report);
      }
      throw error;
    } finally {
      underWay.delete(report);
    }
  }

  /** Those who tell at the same time wait for the same attempt. */
  function giveOnce(about: string, report: Report, store: MailStore): Promise<void> {
    const giving = underWay.get(report) ?? give(about, report, store);
    underWay.set(report, giving);
    return giving;
  }

  async function tell(store: MailStore): Promise<void> {
    const all = [...waiting];
    const failures: unknown[] = [];
    for (let start = 0; start < all.length; start += atOnce) {
      const some = all.slice(start, start + atOnce);
      const told = await Promise.allSettled(
        some.map(([about, report]) => giveOnce(about, report, store)),
      );
      const failed = told.filter((one) => one.status === 'rejected');
      failures.push(...failed.map(({ reason }) => reason as unknown));
      // The store hears nothing now.
      if (failed.length === some.length) break;
    }
    if (failures.length > 0) throw failures[0];
  }

  function tellLater(store: MailStore): void {
    if (waiting.size === 0 || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void tell(store)
        .catch(() => undefined)
        .then(() => {
          tellLater(store);
        });
    }, pause);
    timer.unref();
  }

  async function tellSoon(store: MailStore): Promise<void> {
    await tell(store).catch(ignoreOutage);
    tellLater(store);
  }

  return {
    add: (fate, name, report) => void waiting.set(keyOf(fate, name), report),
    isAbout: (name) => fates.some((fate) => waiting.has(keyOf(fate, name))),
    ...{ tell, tellSoon, tellLater },
  };
}
