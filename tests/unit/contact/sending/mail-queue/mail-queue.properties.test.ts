import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MailNotDelivered } from '../../../../../src/contact/errors.ts';
import { check } from '../../../../support/properties/check.ts';
import { letter } from '../letter-fixture.ts';
import { always, refused, setUp, unknown } from './mail-queue-fixture.ts';

const gone = new MailNotDelivered('EENVELOPE 550', false);
/** What the mail server does with one attempt after the other, and then takes everything. */
const fate = fc.array(fc.constantFrom<Error>(refused, gone, unknown), { maxLength: 6 });

test('whatever the mail server does, a letter arrives once or is kept, and a copy is marked', () =>
  check(
    fc.asyncProperty(fate, fc.integer({ min: 1, max: 3 }), async (planned, processes) => {
      const { startProcess, plan, arrived, clock, readStandings, store } = setUp();
      plan.push(...planned);
      const queues = Array.from({ length: processes }, () => startProcess());
      const accepted = await queues[0]?.accept(letter);
      expect(accepted?.outcome).toBe(planned.length > 0 ? 'queued' : 'sent');
      for (let look = 0; look < planned.length + 1; look += 1) {
        const [standing] = await readStandings();
        clock.time = standing?.due ?? clock.time;
        await Promise.all(queues.map((queue) => queue.run(always)));
      }
      const unknowns = planned.filter((error) => error === unknown).length;
      const [kept, ...others] = await store.list();
      expect(others).toEqual([]);
      if (unknowns >= 3) {
        expect(arrived).toEqual([]);
        expect(kept).toMatchObject({ letter, standing: { state: 'failed', unknowns: 3 } });
      } else {
        expect(arrived).toEqual([unknowns > 0 ? `${letter.id} marked` : letter.id]);
        expect(kept).toBeUndefined();
        expect(await queues[0]?.accept(letter)).toEqual({ outcome: 'repeated' });
      }
    }),
    12,
  ));
