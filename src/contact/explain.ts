/**
 * What the codes of mail servers, Redis, SQLite and Node mean to whoever runs the site. The first
 * that fits counts.
 */
const causes: readonly (readonly [codes: RegExp, words: string])[] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'the host has a name that was not found'],
  [
    /SELF_SIGNED|UNABLE_TO/,
    'its certificate was issued by somebody whom this machine does not know: start the site with NODE_EXTRA_CA_CERTS, the file of the authority',
  ],
  [/CERT|ALTNAME/, 'its certificate is not good for this host, or has ended'],
  [
    /ETLS 5\d\d STARTTLS/,
    'it offers no encryption, which is required of every mail server but one on this machine',
  ],
  [
    /\b(ETLS|EPROTO|SSL|ERR_SSL_\w+)\b/,
    'it does not agree on TLS: smtps: is for port 465, smtp: for 587, rediss: for a Redis that speaks TLS',
  ],
  [
    /ETIMEDOUT/,
    'no answer in time: look at host and port, at what a firewall lets out, and at whether the server is busy or does not speak TLS',
  ],
  [/\b4\d\d (AUTH|MAIL FROM|RCPT TO|DATA)/, 'the mail server refuses for now; wait some minutes'],
  [/\b530 /, 'the mail server wants a user and a password'],
  [
    /\b(E\w*AUTH|535)\b/,
    'the mail server refused the user and the password, in which signs such as @ and / are written %40 and %2F',
  ],
  [
    /MAIL FROM/,
    'the mail server refused the sender: look at CONTACT_FROM, and at whether the user may send for it',
  ],
  [/RCPT TO/, 'the mail server refused the recipient: look at CONTACT_TO'],
  [
    /EPROTOCOL/,
    'the mail server turned the connection away: look at the port, and whether it is busy',
  ],
  [/EMESSAGE|DATA/, 'the mail server refused the content of the message: look at its own log'],
  [/^WRONGPASS/, 'Redis refuses the user or the password'],
  [/^NOAUTH/, 'Redis wants a password, and the address has none'],
  [/^NOPERM/, 'Redis does not allow this user what the site does'],
  [/^ERR DB/, 'Redis has no database of the number at the end of the address'],
  [/^READONLY/, 'this Redis is a copy, which takes nothing new'],
  [/^OOM/, 'the memory of Redis is full'],
  [/^MISCONF/, 'Redis cannot write to its disk'],
  [/ECONNREFUSED/, 'nothing answers at this host and port: the server is down, or elsewhere'],
  [/ESOCKET|ECONN|EPIPE|connection lost/, 'the connection was broken off'],
  [/^(EACCES|EPERM|SQLITE (3|14)$)/, 'the user of this process may not use the folder'],
  [/^ENOENT/, 'the folder is missing and cannot be made'],
  [/^(ENOTDIR|EISDIR|EEXIST)/, 'a file lies where a folder is needed, or a folder where a file is'],
  [/^(EROFS|SQLITE 8)$/, 'the folder or mail.sqlite can be read alone'],
  [/^(ENOSPC|EDQUOT|SQLITE 13)$/, 'the disk is full'],
  [/^SQLITE 5$/, 'another process keeps mail.sqlite busy'],
  [/^SQLITE (11|26)$/, 'mail.sqlite is damaged: move it away, or put a back-up in its place'],
  [/^SQLITE 10$/, 'the disk fails'],
];

/**
 * Says in plain words what does not work, without what the setting holds: anybody may ask `/health`.
 * @param code of the failure, which stays in brackets
 */
export function explain(setting: 'SMTP_URL' | 'REDIS_URL' | 'MAIL_OUTBOX', code: string): string {
  const [, words] = causes.find(([codes]) => codes.test(code)) ?? [];
  return `${setting}: ${words === undefined ? code : `${words} (${code})`}`;
}
