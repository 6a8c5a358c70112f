/**
 * One instance of the contact function with its deliveries, as a process of its own that can be
 * killed: prints its port, and reads its settings from the environment.
 */
import { createServer, type RequestListener } from 'node:http';
import { toNodeHandler } from 'srvx/node';
import { createContactHandler } from '../../src/contact/contact-handler.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { openMailService } from '../../src/contact/mail-service.ts';
import { startDelivering } from '../../src/contact/queue/scheduled-delivery.ts';
import { openQueue, openStores } from '../../src/contact/stores.ts';

/** As patient as a server that is driven through its faults in a minute can be. */
const plan = { firstPause: 100, longestPause: 1_000, patience: 600_000, lease: 5_000 };
const smtp = { connection: 400, reply: 400, total: 1_500 };

function open(event: string) {
  const log = createPrintLog(event);
  const stores = openStores(process.env, log, plan);
  return { log, stores, queue: openQueue(process.env, log, stores, plan, smtp) };
}

const { log, stores, queue } = open('contact');
const service = openMailService(process.env, 'contact', log, stores, queue);
const handle = createContactHandler(process.env, service);
startDelivering(open('mail').queue, 200);

const server = createServer(toNodeHandler(handle) as RequestListener);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
process.once('disconnect', () => process.exit());
