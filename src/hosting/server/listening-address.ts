import { isIP } from 'node:net';
import { type Environment, InvalidSettings } from '../../config/settings.ts';

export interface ListeningAddress {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
}

/** Where the local server listens: `HOST` and `PORT`, else 127.0.0.1:4321. */
export function readListeningAddress(environment: Environment): ListeningAddress {
  const host = environment['HOST']?.trim() || '127.0.0.1';
  const port = environment['PORT']?.trim() || '4321';
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new InvalidSettings(
    `PORT: found "${port}"; write a whole number from 0 to 65535, such as 4321.`,
  );
}

/** The address to open in a browser. */
export function formatAddress({ host, port }: ListeningAddress): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** Says in plain words why the server cannot listen. */
export function explainListenError(error: unknown, { host, port }: ListeningAddress): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return code === 'EADDRINUSE'
    ? `PORT: ${port} is in use by another program on ${host}. Stop that program, or choose another port: PORT=${port + 1} npm start`
    : `HOST or PORT: this user cannot listen on ${host}, port ${port} (${code}). Write HOST=127.0.0.1, or 0.0.0.0 for all addresses of this machine, and a PORT above 1023.`;
}
