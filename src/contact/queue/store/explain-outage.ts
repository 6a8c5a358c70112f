/** The setting that leads to a place where letters wait. */
export type StoreSetting = 'REDIS_URL' | 'MAIL_OUTBOX';

/** What a code of Redis, of its client or of Node means; the first that fits counts. */
const causes: Readonly<Record<StoreSetting, readonly (readonly [RegExp, string])[]>> = {
  REDIS_URL: [
    [/^WRONGPASS/, 'Redis refuses the user or the password'],
    [/^NOAUTH/, 'Redis wants a password, and the address has none'],
    [/^NOPERM/, 'Redis does not allow this user what the site does'],
    [/^ERR DB/, 'Redis has no database of the number at the end of the address'],
    [/^READONLY/, 'this Redis is a copy, which takes nothing new'],
    [/^OOM/, 'the memory of Redis is full'],
    [/^MISCONF/, 'Redis cannot write to its disk'],
    [/^LOADING/, 'Redis is reading its data and answers soon'],
    [/^(ENOTFOUND|EAI_AGAIN)/, 'the host has a name that was not found'],
    [/^ECONNREFUSED/, 'nothing answers at this host and port: Redis is down, or elsewhere'],
    [
      /^ETIMEDOUT/,
      'no answer in time: the host or the port is another, a firewall keeps it back, Redis is busy, or it does not speak TLS, as rediss: asks for',
    ],
    [
      /SELF_SIGNED|UNABLE_TO/,
      'its certificate was issued by somebody whom this machine does not know: start the site with NODE_EXTRA_CA_CERTS, the file of the authority',
    ],
    [/CERT|ALTNAME/, 'its certificate is not good for this host, or has ended'],
    [/SSL|EPROTO/, 'it does not speak TLS there, as rediss: asks for'],
    [
      /^(connection lost|ECONNRESET|EPIPE)/,
      'Redis broke the connection off; when it does so at once, it may speak TLS and want rediss:',
    ],
  ],
  MAIL_OUTBOX: [
    [/^(EACCES|EPERM)/, 'the user of this process may not use the folder'],
    [/^ENOENT/, 'the folder is missing and cannot be made'],
    [/^(ENOTDIR|EISDIR)/, 'a file lies where a folder is needed, or a folder where a file is'],
    [/^EROFS/, 'the folder can be read alone'],
    [/^(ENOSPC|EDQUOT)/, 'the disk is full'],
    [/^ETIMEDOUT/, 'the disk does not answer in time'],
  ],
};

/**
 * Says in plain words why a place where letters wait fails, with neither address nor folder: it is
 * told to whoever asks `/health`.
 * @param code of the failure, which stays in brackets
 */
export function explainOutage(setting: StoreSetting, code: string): string {
  const [, words] = causes[setting].find(([codes]) => codes.test(code)) ?? [];
  return `${setting}: ${words === undefined ? code : `${words} (${code})`}`;
}
