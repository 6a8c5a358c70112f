/**
 * A fault run of the contact function: two instances take messages for a mail server that fails in
 * eleven ways, one of which says that it has a message before it has it. The instances, and Redis
 * where jobs are kept there, are killed at random. Visitors press the button again after a failure,
 * and now and then twice, as people do. In the end every accepted message must have arrived; another
 * copy must say that it may be one.
 *
 *   node tools/bench/contact-delivery.ts [file|redis] [messages] [at the same time]
 *
 * Everything is on this machine, and the run ends after eight minutes at the latest.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import PostalMime from 'postal-mime';
import { repeatField } from '../../src/contact/fields.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { openStores } from '../../src/contact/stores.ts';
import { standalone } from '../../src/hosting/output/function-bundle.ts';
import { typeFields } from '../lib/contact-message.ts';
import { startMailServer, type Behavior } from '../lib/mail-server.ts';
import { hasRedis, startRedis } from '../lib/redis-server.ts';
import { listAll } from '../mail/mail.ts';

const isInRedis = process.argv[2] === 'redis';
const messageCount = Number(process.argv[3] ?? 2_000);
const visitorCount = Number(process.argv[4] ?? 40);
const pressLimit = 20;
const longest = 8 * 60_000;
/** Between two kills, in milliseconds. */
const killPause = { least: 500, more: 1_500 };

const failures: readonly Behavior[] = [
  ...(['mute', 'busy', 'defer-sender', 'defer-recipient', 'refuse-recipient'] as const),
  ...(['cut-before-content', 'refuse-content', 'defer-content'] as const),
  ...(['cut-after-content', 'silent', 'hasty'] as const),
];

if (isInRedis && !hasRedis)
  throw new Error('redis-server is not installed: apt-get install redis-server');
/** Three sessions in ten fail, each time in the next way. */
const plan = Array.from({ length: messageCount * 10 }, (_, index): Behavior =>
  index % 10 < 3
    ? (failures[(Math.floor(index / 10) * 3 + (index % 10)) % failures.length] ?? 'accept')
    : 'accept',
);
const mailServer = await startMailServer(plan);
/** Redis as docs/hosting.md asks for it. */
const redis = isInRedis
  ? await startRedis(['--appendonly', 'yes', '--appendfsync', 'always'])
  : undefined;
const outbox = await mkdtemp(path.join(tmpdir(), 'contact-outbox-'));
const environment = {
  SMTP_URL: mailServer.url,
  MAIL_OUTBOX: outbox,
  ...(redis && { REDIS_URL: redis.url }),
  RATE_LIMIT_PER_CLIENT: '999999',
  RATE_LIMIT_TOTAL: '999999',
};

interface Instance {
  readonly process: ChildProcess;
  readonly port: number;
}

/** One file, which starts faster than its many parts: an instance is killed every other second. */
const instanceFolder = await mkdtemp(path.join(tmpdir(), 'contact-instance-'));
const instanceFile = path.join(instanceFolder, 'instance.mjs');
await build({
  entryPoints: [path.join(import.meta.dirname, 'contact-instance.ts')],
  outfile: instanceFile,
  ...standalone,
});

async function startInstance(): Promise<Instance> {
  const child = fork(instanceFile, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, port };
}

const instances = [await startInstance(), await startInstance()];
const start = performance.now();
const isLate = () => performance.now() - start >= longest;
let kills = 0;
let redisKills = 0;
let isOver = false;

async function killNowAndThen(): Promise<void> {
  while (!isOver) {
    await wait(killPause.least + Math.random() * killPause.more);
    if (redis && kills % 3 === 2) {
      redisKills += 1;
      await redis.kill();
      await wait(200);
      await redis.restart();
    }
    const index = Math.floor(Math.random() * instances.length);
    instances[index]?.process.kill('SIGKILL');
    kills += 1;
    instances[index] = await startInstance();
  }
}

const answers = new Map<string, number>();
/** The references that visitors were told, by the number of their message. */
const accepted = new Map<number, string>();
/** Messages whose sender was not told what became of them, which the form says with the next press. */
const unclear = new Set<number>();

async function press(index: number, instance: Instance | undefined): Promise<void> {
  let answer = 'no answer';
  try {
    const response = await fetch(`http://127.0.0.1:${instance?.port ?? 0}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-real-ip': `192.0.2.${index % 250}` },
      body: JSON.stringify({
        ...typeFields({
          email: `visitor.${index}@hospital.org`,
          message: `Message number ${index}`,
        }),
        idempotencyKey: `bench-${index}`,
        ...(unclear.has(index) && { [repeatField]: 'yes' }),
      }),
    });
    const { id, error } = (await response.json()) as {
      readonly id?: string;
      readonly error?: { readonly code: string };
    };
    answer = String(response.status);
    if (response.ok && id !== undefined) accepted.set(index, id);
    if (error?.code === 'outcome_unknown') unclear.add(index);
  } catch {
    // The instance was killed.
    unclear.add(index);
  }
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
}

async function sendUntilAccepted(index: number): Promise<void> {
  for (let pressed = 0; pressed < pressLimit && !accepted.has(index); pressed += 1) {
    if (pressed > 0) await wait(100);
    // Both presses of a double one go the same way.
    const instance = instances[Math.floor(Math.random() * instances.length)];
    const presses = index % 3 === 0 ? 2 : 1;
    await Promise.all(Array.from({ length: presses }, () => press(index, instance)));
  }
}

const killing = killNowAndThen();
await Readable.from(Array(messageCount).keys()).forEach(
  (index: number) => (isLate() ? undefined : sendUntilAccepted(index)),
  { concurrency: visitorCount },
);
const seconds = (performance.now() - start) / 1000;
isOver = true;
await killing;

const stores = openStores(environment, createPrintLog('bench'));
const store = await stores.jobs();
if (!store) throw new Error('Nothing keeps jobs.');
while ((await store.count()).waiting > 0 && !isLate()) await wait(200);
const kept = await listAll(store);
const stillWaiting = kept.filter(({ state }) => state === 'waiting').length;
for (const instance of instances) instance.process.kill('SIGKILL');
await stores.close();
await redis?.stop();
await mailServer.close();
for (const folder of [instanceFolder, outbox]) await rm(folder, { recursive: true });

/** How often each message arrived, without and with the mark. */
const copies = new Map<string, { plain: number; marked: number }>();
for (const content of mailServer.received) {
  const { subject = '', text = '', messageId = '' } = await PostalMime.parse(content);
  const index = /Message number (\d+)/.exec(text)?.[1] ?? 'unknown';
  const key = `${index} ${messageId.replace(/^<|@.*$/g, '')}`;
  const count = copies.get(key) ?? { plain: 0, marked: 0 };
  if (subject.startsWith('[possible copy]')) count.marked += 1;
  else count.plain += 1;
  copies.set(key, count);
}
const all = [...copies.values()];
const doubled = all.filter(({ plain }) => plain > 1).length;
const withMarkedCopy = all.filter(({ plain, marked }) => plain + marked > 1).length;
const keptIds = new Set(kept.map(({ job }) => job.id));
const lost = [...accepted].filter(
  ([index, id]) => !copies.has(`${index} ${id}`) && !keptIds.has(id),
).length;
console.log(
  [
    `messages                 ${messageCount}, ${visitorCount} at the same time, in ${seconds.toFixed(0)} s`,
    `jobs kept                ${redis ? 'in Redis' : 'in a file'}`,
    `instances killed         ${kills}, Redis ${redisKills}`,
    `mail server sessions     ${mailServer.sessions()}, three in ten failing in ${failures.length} ways`,
    `answers                  ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`,
    `accepted                 ${accepted.size}`,
    `arrived                  ${copies.size}`,
    `lost                     ${lost}`,
    `doubled without a mark   ${doubled}`,
    `copies with the mark     ${withMarkedCopy} messages, of which nobody could know`,
    `still waiting            ${stillWaiting}`,
    `kept for a person        ${kept.length - stillWaiting}`,
    `accepted per second      ${(accepted.size / seconds).toFixed(1)}`,
  ].join('\n'),
);

if (lost > 0 || doubled > 0 || stillWaiting > 0 || accepted.size < messageCount) {
  console.error('A message was lost, doubled, not delivered or never accepted.');
  process.exitCode = 1;
}
