import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** What the server does with the session that comes next; normal once the list is used up. */
export type Behavior =
  | 'accept'
  | 'mute' // never greets
  | 'busy' // 421 at the greeting
  | 'defer-sender' // 451 at MAIL
  | 'refuse-recipient' // 550 at RCPT
  | 'defer-recipient' // 451 at RCPT
  | 'refuse-content' // 554 after the message
  | 'defer-content' // 451 after the message
  | 'cut-before-content' // the connection breaks at RCPT
  | 'cut-after-content' // accepts, then the connection breaks instead of the answer
  | 'late' // takes the message and answers after three seconds
  | 'silent'; // takes the message and never answers

export interface MailServer {
  readonly url: string;
  /** Every message the server took, whether or not it could say so. */
  readonly received: Buffer[];
  readonly sessions: () => number;
  readonly close: () => Promise<void>;
}

function replyWith(code: number): Error {
  return Object.assign(new Error('Not now'), { responseCode: code });
}

/** Starts a real mail server on a free port of this machine. */
export async function startMailServer(
  behaviors: readonly Behavior[] = [],
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const planned = [...behaviors];
  const planBySession = new Map<string, Behavior>();
  const received: Buffer[] = [];
  let sessions = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure ? [] : ['STARTTLS'],
    closeTimeout: 50,
    ...options,
    onConnect(session, callback) {
      sessions += 1;
      const plan = planned.shift() ?? 'accept';
      planBySession.set(session.id, plan);
      if (plan !== 'mute') callback(plan === 'busy' ? replyWith(421) : undefined);
    },
    onMailFrom(_address, session, callback) {
      const isDeferred = planBySession.get(session.id) === 'defer-sender';
      callback(isDeferred ? replyWith(451) : undefined);
    },
    onRcptTo(_address, session, callback) {
      const plan = planBySession.get(session.id);
      if (plan === 'refuse-recipient') callback(replyWith(550));
      else if (plan === 'defer-recipient') callback(replyWith(451));
      else if (plan === 'cut-before-content') cut(session.id);
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const plan = planBySession.get(session.id);
        if (plan === 'refuse-content') {
          callback(replyWith(554));
        } else if (plan === 'defer-content') {
          callback(replyWith(451));
        } else {
          received.push(Buffer.concat(chunks));
          if (plan === 'cut-after-content') cut(session.id);
          else if (plan === 'late') setTimeout(callback, 3_000).unref();
          else if (plan !== 'silent') callback();
        }
      });
    },
  });
  // Broken connections are part of the plan.
  server.on('error', () => undefined);
  function cut(sessionId: string) {
    for (const connection of server.connections) {
      if (connection.id === sessionId) connection.close();
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received,
    sessions: () => sessions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
