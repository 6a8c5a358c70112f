import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countProcessorTime } from '../../../../tools/bench/processor-time.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visit-'));
});

afterEach(() => rm(folder, { recursive: true }));

const file = (): string => join(folder, 'trace.json');

test('a task lasts as long as a processor worked at it, and nothing else is touched', async () => {
  const metadata = { traceClock: 'mono' };
  const other = { name: 'Layout', ts: 5, dur: 80, tdur: 20 };
  const untimed = { name: 'RunTask', ts: 7, dur: 90 };
  const task = { name: 'RunTask', ts: 1, dur: 100, tdur: 30, args: { src: 'a' } };
  const longer = { name: 'RunTask', ts: 2, dur: 10, tdur: 11 };
  await writeFile(
    file(),
    JSON.stringify({ metadata, traceEvents: [task, other, longer, untimed] }),
  );
  await countProcessorTime(folder);
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({
    metadata,
    traceEvents: [{ ...task, dur: 30 }, other, longer, untimed],
  });
});

test('a browser that does not tell is no browser without blocking', async () => {
  await writeFile(file(), JSON.stringify({ traceEvents: [{ name: 'RunTask', dur: 1 }] }));
  await expect(countProcessorTime(folder)).rejects.toThrow('time on the processor');
});
