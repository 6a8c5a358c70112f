import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { MailNotDelivered, OutcomeUnknown } from '../../../../../src/contact/errors.ts';
import type { LogEntry } from '../../../../../src/contact/log.ts';
import { createMailQueue } from '../../../../../src/contact/queue/queue.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import { createFolderStore } from '../../../../../src/contact/queue/store/folder-store.ts';
import type { MailStore, Standing } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, standing } from '../letter-fixture.ts';

export const always = () => true;
export const refused = new MailNotDelivered('EENVELOPE 451', true);
export const unknown = new OutcomeUnknown('ETIMEDOUT after content');

/** The standing of a letter that a process has taken at this time. */
export function leaseOf(time: number): Standing {
  return { ...standing, attempts: 1, due: time + retryPlan.lease };
}

/** Processes that share a folder, a clock and a mail server that does what it is told. */
export function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'spool-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const clock = { time: letter.created };
  const now = () => clock.time;
  const plan: (Error | 'die before content' | 'die after content')[] = [];
  const arrived: string[] = [];
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const store = createFolderStore(folder, log, now);

  function startProcess(open: () => MailStore | undefined = () => store) {
    return createMailQueue({
      now,
      log,
      store: () => Promise.resolve(open()),
      plan: { ...retryPlan, reportPause: 10 },
      transport: async ({ id }, mayBeCopy, onHandOver) => {
        const planned = plan.shift();
        if (planned === 'die before content') return new Promise(() => undefined);
        if (planned instanceof MailNotDelivered) throw planned;
        await onHandOver();
        if (planned === 'die after content') return new Promise(() => undefined);
        if (planned instanceof OutcomeUnknown) throw planned;
        arrived.push(mayBeCopy ? `${id} marked` : id);
        return undefined;
      },
    });
  }
  const readStandings = async () => (await store.list()).map(({ standing }) => standing);
  return { clock, plan, arrived, logged, store, startProcess, readStandings };
}
