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

/** Says in plain words why the server cannot listen; nothing when the reason is not known. */
export function explainListenError(
  code: string | undefined,
  { host, port }: ListeningAddress,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} is in use by another program on ${host}. Stop that program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `PORT: this user may not listen on ${port}. Choose a port above 1023: PORT=4321 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: ${host} is not an address of this machine. Write 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}
