import type { Server, ServerResponse } from 'node:http';
import { timeLimits } from '../../contact/time-limits.ts';

/**
 * Makes what closes a server once every request under way is answered. Connections on which nothing
 * was asked, of which browsers open some ahead, are cut and not waited for; those on which something
 * is answered meanwhile end with the answer, so that whoever goes on asking cannot keep it open.
 */
export function prepareToClose(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  // Before the listener that answers.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (isClosing) endConnection(response);
    response.once('close', () => {
      underWay.delete(response);
      if (isClosing && underWay.size === 0) server.closeAllConnections();
    });
  });
  return () =>
    new Promise((resolve) => {
      isClosing = true;
      underWay.forEach(endConnection);
      server.close(() => {
        resolve();
      });
      if (underWay.size === 0) server.closeAllConnections();
    });
}

/**
 * Ends the process once what is being answered and delivered is over, or has had the time that it
 * may take: one answer that hangs must not keep a server that was told to stop.
 * @param work what is under way
 * @param end usually `process.exit`
 */
export function endAfter(work: readonly Promise<void>[], end: () => void): void {
  void Promise.all(work).then(end);
  setTimeout(end, timeLimits.shutdown).unref();
}
