/**
 * Drives a bounded load of messages through the contact function and a real mail server that fails
 * part of the time, and shows that every accepted message was delivered once. Visitors press the
 * button again after a failure, and now and then twice, as people do.
 *
 *   node tools/bench/contact-delivery.ts [messages] [at the same time]
 */
import PostalMime from 'postal-mime';
import { createContactHandler } from '../../src/contact/message/contact-handler.ts';
import { createContactService } from '../../src/contact/message/contact-service.ts';
import { postJson } from '../../tests/unit/contact/contact-fixtures.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import type { Behavior } from '../../tests/support/mail-server.ts';

const messageCount = Number(process.argv[2] ?? 500);
const visitorCount = Number(process.argv[3] ?? 20);
const pressLimit = 8;

/**
 * Two sessions in five fail. A connection that breaks after the server took the message is not
 * among them: then nobody can know, the visitor is told to try again, and the second copy carries
 * the same Message-ID.
 */
const failures: readonly Behavior[] = [
  'busy',
  'defer-recipient',
  'refuse-recipient',
  'cut-before-content',
  'refuse-content',
  'defer-content',
];
const plan = Array.from({ length: messageCount * 4 }, (_, index): Behavior =>
  index % 5 < 2 ? (failures[index % failures.length] ?? 'accept') : 'accept',
);

const server = await startMailServer(plan);
const outcomes = new Map<string, number>();
const durations: number[] = [];
const service = createContactService({
  SMTP_URL: server.url,
  RATE_LIMIT_PER_CLIENT: '999999',
  RATE_LIMIT_TOTAL: '999999',
});
const handle = createContactHandler({
  ...service,
  log: ({ outcome, duration = 0 }) => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    durations.push(duration);
  },
});

/** The ids that visitors were told, by the number of their message. */
const accepted = new Map<number, string>();

async function press(index: number): Promise<string | undefined> {
  const response = await handle(
    postJson({
      name: `Visitor ${index}`,
      email: `visitor.${index}@hospital.example`,
      organization: 'St. Mary’s',
      role: 'nurse',
      message: `Message number ${index}`,
      idempotencyKey: `bench-${index}`,
    }),
  );
  const answer = (await response.json()) as { readonly id?: string };
  return response.ok ? answer.id : undefined;
}

async function sendUntilAccepted(index: number): Promise<void> {
  for (let pressed = 0; pressed < pressLimit && !accepted.has(index); pressed += 1) {
    const isDoublePress = index % 3 === 0;
    const ids = await Promise.all(isDoublePress ? [press(index), press(index)] : [press(index)]);
    for (const id of ids) if (id !== undefined) accepted.set(index, id);
  }
}

const start = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: visitorCount }, async () => {
    while (next < messageCount) await sendUntilAccepted(next++);
  }),
);
const seconds = (performance.now() - start) / 1000;
await server.close();

const copies = new Map<string, number>();
for (const content of server.received) {
  const { text = '', messageId = '' } = await PostalMime.parse(content);
  const index = /Message number (\d+)/.exec(text)?.[1] ?? 'unknown';
  const key = `${index} ${messageId.replace(/^<|@.*$/g, '')}`;
  copies.set(key, (copies.get(key) ?? 0) + 1);
}
const deliveredOnce = [...accepted].filter(
  ([index, id]) => copies.get(`${index} ${id}`) === 1,
).length;
durations.sort((one, other) => one - other);
const percentile = (share: number) => durations[Math.floor((durations.length - 1) * share)] ?? 0;

console.log(
  [
    `messages                ${messageCount}, ${visitorCount} at the same time`,
    `mail server sessions    ${server.sessions()}`,
    `accepted                ${accepted.size}`,
    `delivered once each     ${deliveredOnce}`,
    `messages at the server  ${server.received.length}`,
    `outcomes                ${[...outcomes].map((entry) => entry.join(' ')).join(', ')}`,
    `duration                median ${percentile(0.5)} ms, 95 % ${percentile(0.95)} ms, longest ${percentile(1)} ms`,
    `messages per second     ${(accepted.size / seconds).toFixed(1)}`,
  ].join('\n'),
);

const isExact = accepted.size === deliveredOnce && server.received.length === accepted.size;
if (!isExact || accepted.size < messageCount) {
  console.error('Accepted and delivered differ, or a message was never accepted.');
  process.exitCode = 1;
}
