import type { Server } from 'node:http';

/**
 * Makes what closes a server once every request under way is answered. Connections on which nothing
 * was asked, of which browsers open some ahead, are cut and not waited for.
 */
export function prepareToClose(server: Server): () => Promise<void> {
  let underWay = 0;
  let isClosing = false;
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (isClosing && underWay === 0) server.closeAllConnections();
    });
  });
  return () =>
    new Promise((resolve) => {
      isClosing = true;
      server.close(() => {
        resolve();
      });
      if (underWay === 0) server.closeAllConnections();
    });
}
