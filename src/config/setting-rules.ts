import * as z from 'zod';

/** A rule for a value; `write` completes "write …" for a person whose value it refuses. */
export interface Rule {
  readonly isFine: (value: string) => boolean;
  readonly write: string | ((value: string) => string);
}

interface Setting extends Rule {
  /** What the setting does, in a sentence. */
  readonly does: string;
  /** Used when the variable is missing or empty; without one, empty is fine. */
  readonly fallback?: string;
  /** Whether the value must never be shown, not even when it is malformed. */
  readonly isSecret?: boolean;
}

/** Declares a setting: a text that is trimmed, has a fallback and follows its rule. */
export function setting({ does, fallback = '', isFine, write, isSecret = false }: Setting) {
  return z
    .string()
    .trim()
    .prefault('')
    .transform((value) => value || fallback)
    .refine((value) => value === '' || isFine(value), {
      error: ({ input }) => {
        const value = String(input);
        const found = isSecret ? 'a value that is not shown here' : `"${value}"`;
        return `found ${found}; write ${typeof write === 'string' ? write : write(value)}. ${does}`;
      },
    })
    .describe(does);
}

/** Values that a pattern describes. */
export function matching(pattern: RegExp, write: string): Rule {
  return { isFine: (value) => pattern.test(value), write };
}

/**
 * Full addresses of servers, whose user and password can be read. A sign of a password that is not
 * written in its code begins a path, a query or a fragment, and what stands before it is then taken
 * for the name of the server.
 */
function serverAddress(protocols: readonly string[], rest: RegExp, example: string): Rule {
  return {
    isFine: (value) => {
      const url = URL.parse(value);
      if (!url || !protocols.includes(url.protocol) || url.hostname === '') return false;
      return rest.test(value.replace(/^\w+:\/\/[^/?#]*/, '')) && isDecodable(url);
    },
    write: (value) =>
      `an address such as ${example}, and signs of user and password in their codes: # as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25; ${/^["']/.test(value) ? 'take the quotes away, which Docker passes on' : 'put the value in quotes in .env'}`,
  };
}

/** Whether user and password can be read, each by itself: a bare % stands for nothing. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return [username, password].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

export const mailServer = serverAddress(
  ['smtp:', 'smtps:'],
  /^\/?$/,
  'smtps://user:password@mail.example.com',
);

/** Its path is the number of a database; its client reads options such as `family` from a query. */
export const redisServer = serverAddress(
  ['redis:', 'rediss:'],
  /^\/?\d*(?:\?[^@#]*)?$/,
  'rediss://user:password@redis.example.com:6379',
);

export const origin: Rule = {
  isFine: (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
  write: (value) => {
    const url = URL.parse(value);
    return url && /^https?:$/.test(url.protocol)
      ? url.origin
      : 'an origin without a path, such as https://www.example.com';
  },
};

/** They go into a policy, where a star or a semicolon would say more than an address. */
export const httpsOrigins: Rule = {
  isFine: (value) =>
    value
      .split(/\s+/)
      .every(
        (host) => /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/.test(host) && URL.canParse(host),
      ),
  write:
    'https origins without a path, with spaces between them, such as https://consent.example.com',
};

/** A second slash, or a backslash in its place, would begin the name of another host. */
export const pathOrAddress: Rule = {
  isFine: (value) =>
    /^\/(?![/\\])\S*$/.test(value) || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)),
  write: 'a path that begins with / or a full https:// address',
};

/** The name of a function follows it after a slash. */
export const functionsPlace: Rule = {
  isFine: (value) => pathOrAddress.isFine(value) && /^(?:https:\/)?\/[^?#@]*[^?#@/]$/.test(value),
  write: 'a path that begins with / or a full https:// address, without a slash at its end, ? or #',
};

/** A dot-atom and a dotted domain, perhaps an international one (RFC 5322, 3.4.1): all else means something to a mail program. */
const oneAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)$/u;

export const mailAddress: Rule = {
  isFine: (value) => {
    const [, domain] = oneAddress.exec(value) ?? [];
    return domain !== undefined && URL.canParse(`https://${domain}`);
  },
  write: (value) =>
    `one e-mail address, such as hello@example.com${/@[^.@\s]+$/.test(value) ? ': the part after the @ needs a dot' : ''}`,
};

/** What visitors write themselves, or nobody does: limits that count by it would stop nobody, or all. */
const noClientHeader =
  /^(?:on|off|true|false|yes|no|\d+|host|via|cookie|connection|origin|forwarded|referer|user-agent|(?:accept|content|sec)(?:-.*)?|x-forwarded-(?:host|port|proto|server))$/i;

export const clientHeader: Rule = {
  isFine: (value) => /^[a-z\d-]+$/i.test(value) && !noClientHeader.test(value),
  write: 'the name of the header in which the proxy writes the client’s address, such as x-real-ip',
};

export const countPerMinute = matching(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999');

export const onOrOff = matching(/^(on|off)$/, 'on or off');

/** Whether an address names this machine, which no network lies in front of. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Personal data must not cross a network in the clear. */
export const webhookAddress: Rule = {
  isFine: (value) => {
    const url = URL.parse(value);
    if (url?.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  },
  write:
    'a full https:// address without user and password, such as https://relay.example.com/leads (http:// for this machine alone)',
};

/** As the libraries of https://www.standardwebhooks.com read it: 24 to 64 bytes. */
export const hookSecret: Rule = {
  isFine: (value) => {
    const [, base64 = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? [];
    const { length } = Buffer.from(base64, 'base64');
    return length >= 24 && length <= 64;
  },
  write:
    'whsec_ and 24 to 64 random bytes in base64, such as “whsec_$(openssl rand -base64 32)” makes',
};
