import type { Server, ServerResponse } from 'node:http';

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
