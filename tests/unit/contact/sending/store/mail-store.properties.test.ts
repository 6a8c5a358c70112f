import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../../../src/contact/queue/store/folder-store.ts';
import type {
  Letter,
  MailStore,
  Standing,
} from '../../../../../src/contact/queue/store/mail-store.ts';
import { createRedisStore } from '../../../../../src/contact/queue/store/redis-store.ts';
import {
  fromFileName,
  toFileName,
} from '../../../../../src/contact/queue/store/standing-file-name.ts';
import { check } from '../../../../support/properties/check.ts';
import { anyText } from '../../../../support/properties/texts.ts';
import { hasRedis } from '../../../../../tools/lib/redis-server.ts';
import { useRedis } from '../redis-fixture.ts';

const time = Date.UTC(2025, 0, 15);
const now = () => time;
const silent = () => undefined;

const content = fc.oneof(
  fc.record({ subject: anyText, text: anyText, html: anyText, headers: fc.array(anyText) }),
  fc.record({ json: anyText }),
);
/** Its name is a hash, whatever was typed. */
const letter: fc.Arbitrary<Letter> = fc.record({
  name: fc.stringMatching(/^[\da-f]{32}$/),
  id: fc.stringMatching(/^[\da-f]{32}$/),
  event: fc.constantFrom('contact', 'newsletter'),
  recipient: anyText,
  content,
  created: fc.nat(time),
  isRobotLike: fc.boolean(),
});
const standing: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom('waiting', 'handed-over', 'failed'),
  due: fc.nat(time),
  attempts: fc.nat(100),
  unknowns: fc.nat(3),
  reason: anyText,
});

/** What every store keeps as it was; words of a reason may be cut to fit into a name. */
function numbersOf({ state, due, attempts, unknowns }: Standing) {
  return { state, due, attempts, unknowns };
}

/** The same word for word, in another process, before and after a change and a delivery. */
async function holdEntry(
  [store, other]: readonly [MailStore, MailStore],
  one: Letter,
  [first, second]: readonly [Standing, Standing],
): Promise<void> {
  const added = await store.add(one, first);
  if (typeof added === 'string') throw new Error(`The name is taken by ${added}.`);
  const [kept] = await other.list();
  expect(kept).toMatchObject({ letter: one, standing: numbersOf(first) });
  expect(await store.change(added, second)).toBeDefined();
  const due = await other.listDue(time);
  if (second.state === 'failed') expect(due).toEqual([]);
  else expect(due).toMatchObject([{ letter: one, standing: numbersOf(second) }]);
  expect(await other.find(one.name)).toBe(one.id);
  await other.finish(one);
  expect([await store.list(), await store.find(one.name)]).toEqual([[], one.id]);
}

test('a standing is read from its file name, which any folder can hold', () =>
  check(
    fc.property(standing, fc.string(), (one, words) => {
      const name = toFileName({ ...one, reason: one.reason.repeat(20) + words });
      expect(name).toMatch(/^state=[\w.&=+%-]{1,240}$/);
      const { reason, ...numbers } = fromFileName(name);
      expect({ ...one, reason }).toEqual({ ...numbers, reason });
      // What is read is written again as it is: a reason does not change from look to look.
      expect(fromFileName(toFileName({ ...one, reason })).reason).toBe(reason);
    }),
  ));

describe('a letter comes back as it was, whatever its text', () => {
  test('from a folder', () =>
    check(
      fc.asyncProperty(letter, fc.tuple(standing, standing), async (one, standings) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
        const open = () => createFolderStore(folder, silent, now);
        await holdEntry([open(), open()], one, standings);
        await rm(folder, { recursive: true });
      }),
      8,
    ));

  describe.skipIf(!hasRedis)('from Redis', () => {
    const { connections } = useRedis();
    test('by two processes', () =>
      check(
        fc.asyncProperty(letter, fc.tuple(standing, standing), async (one, standings) => {
          await connections[0].run((client) => client.flushall());
          const open = (place: 0 | 1) => createRedisStore(connections[place], () => undefined, now);
          await holdEntry([open(0), open(1)], one, standings);
        }),
        20,
      ));
  });
});
