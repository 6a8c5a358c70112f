/** A rule for a value; `write` completes "write …" for a person whose value it refuses. */
export interface Rule {
  readonly isFine: (value: string) => boolean;
  readonly write: string;
}

/** Values that a pattern describes. */
export function matching(pattern: RegExp, write: string): Rule {
  return { isFine: (value) => pattern.test(value), write };
}

/** Full addresses of some protocols, whose user and password can be read. */
export function addressOf(protocols: readonly string[], example: string): Rule {
  return {
    isFine: (value) => {
      const url = URL.parse(value);
      const isServer = url !== null && protocols.includes(url.protocol) && url.hostname !== '';
      return isServer && isDecodable(url);
    },
    write: `an address such as ${example}, its user and password percent-encoded (% as %25, @ as %40)`,
  };
}

/** Whether user and password can be read: a bare % stands for nothing. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password).length >= 0;
  } catch {
    return false;
  }
}

export const origin: Rule = {
  isFine: (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
  write: 'an origin without a path, such as https://www.example.com',
};

/** They go into a policy, where a star or a semicolon would say more than an address. */
export const httpsOrigins = matching(
  /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\s+|$))+$/,
  'https origins without a path, with spaces between them, such as https://consent.example.com',
);

export const pathOrAddress: Rule = {
  isFine: (value) => /^\/(?!\/)\S*$/.test(value) || URL.parse(value)?.protocol === 'https:',
  write: 'a path that begins with / or a full https:// address',
};

export const mailAddress = matching(
  /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/,
  'one e-mail address, such as hello@example.com',
);

export const countPerMinute = matching(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999');
