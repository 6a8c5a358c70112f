import { ignoreOutage } from '../delivery-errors.ts';
import type { MailStore } from './mail-store.ts';

type Report = (store: MailStore) => Promise<void>;

/** What a store has to hear of and may not be able to hear now, such as what went without it. */
export interface LateReports {
  /** @param about one report replaces an earlier one about the same */
  add(about: string, report: Report): void;
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

/** @param pause between two attempts, in milliseconds */
export function createLateReports(pause: number): LateReports {
  const waiting = new Map<string, Report>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(store: MailStore): Promise<void> {
    const told = await Promise.allSettled(
      [...waiting].map(async ([about, report]) => {
        await report(store);
        waiting.delete(about);
      }),
    );
    for (const one of told) if (one.status === 'rejected') throw one.reason;
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

  return { add: (about, report) => void waiting.set(about, report), tell, tellSoon, tellLater };
}
