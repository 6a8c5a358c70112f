import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from './project.ts';

/** The code of the reply at each step of a session, of those that go wrong by a reply. */
const replies = {
  greeting: { busy: 421 },
  sender: { 'defer-sender': 451 },
  recipient: { 'refuse-recipient': 550, 'defer-recipient': 451 },
  content: { 'refuse-content': 554, 'defer-content': 451 },
} as const;

/**
 * What the server does with the next session, `busy` and `mute` at its greeting and all others once
 * it has a message; normal once the list is used up.
 */
export type Behavior =
  | 'accept'
  | keyof (typeof replies.greeting &
      typeof replies.sender &
      typeof replies.recipient &
      typeof replies.content)
  | 'mute' // never greets
  | 'cut-before-content' // the connection breaks at RCPT
  | 'cut-after-content' // accepts, then the connection breaks instead of the answer
  | 'hasty' // says that it has the message before it has any of it
  | 'silent'; // takes the message and never answers

function replyOf(codes: Readonly<Record<string, number>>, plan = ''): Error | undefined {
  const responseCode = codes[plan];
  return responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined;
}

/** Starts a real mail server on a free port of this machine. */
export async function startMailServer(
  behaviors: readonly Behavior[] = [],
  options: SMTPServerOptions = {},
) {
  const planned = [...behaviors];
  const planBySession = new Map<string, Behavior>();
  const received: Buffer[] = [];
  let sessions = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure ? [] : ['STARTTLS'],
    closeTimeout: 50,
    ...options,
    onConnect(_session, callback) {
      sessions += 1;
      const plan = /^(?:busy|mute)$/.test(planned[0] ?? '') ? planned.shift() : 'accept';
      if (plan !== 'mute') callback(replyOf(replies.greeting, plan));
    },
    onMailFrom(_address, session, callback) {
      const plan = planned.shift() ?? 'accept';
      planBySession.set(session.id, plan);
      callback(replyOf(replies.sender, plan));
    },
    onRcptTo(_address, session, callback) {
      const plan = planBySession.get(session.id);
      if (plan === 'hasty') answerAhead(session.id);
      if (plan === 'cut-before-content') cut(session.id);
      else callback(replyOf(replies.recipient, plan));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const plan = planBySession.get(session.id);
        const reply = replyOf(replies.content, plan);
        if (!reply) received.push(Buffer.concat(chunks));
        if (plan === 'cut-after-content') cut(session.id);
        else if (plan !== 'silent') callback(reply);
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
  /** Has "go ahead" and "I have it" arrive together. */
  function answerAhead(sessionId: string) {
    for (const connection of server.connections) {
      if (connection.id !== sessionId) continue;
      const { _socket: socket } = connection as unknown as { readonly _socket: Socket };
      const write = socket.write.bind(socket);
      socket.write = (reply: string | Uint8Array) =>
        write(String(reply).startsWith('354') ? `${String(reply)}250 OK\r\n` : reply);
    }
  }
  const port = await listen(server.server);
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    /** Every message the server took, whether or not it could say so. */
    received,
    sessions: () => sessions,
    close: promisify(server.close.bind(server)),
  };
}
