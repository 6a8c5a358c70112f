import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import { isLoopback } from '../../src/config/setting-rules.ts';

const usage = `Asks a live site for every promise that can be seen from outside, and sends no message:

  npm run verify -- https://www.example.com

  --all    names every address of a sentence, not the first three
  --built  also tells what is not as it was built in this folder, such as an old release
  --help   says this

The settings that begin with PUBLIC_ are to be those of its build. A site behind a password is asked
with https://user:password@www.example.com.`;

/** What is verified, and how. */
export interface Wish {
  readonly origin: string;
  /** The header that carries the password of a protected preview. */
  readonly authorization?: string;
  readonly showsAll: boolean;
  /** Whether it is to be what was built in this folder. */
  readonly isBuiltHere: boolean;
  /** What of the address is not used. */
  readonly note?: string;
}

/** What one who typed something else is told. */
export interface Advice {
  readonly advice: string;
  readonly exitCode: number;
}

function readFlags(given: readonly string[]) {
  const options = {
    all: { type: 'boolean' },
    built: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads what was typed after `npm run verify --`. */
export function readWish(given: readonly string[]): Wish | Advice {
  const flags = readFlags(given);
  if (typeof flags === 'string') return { advice: `${flags}\n\n${usage}`, exitCode: 2 };
  const { values, positionals } = flags;
  const [typed, ...more] = positionals;
  if (values.help) return { advice: usage, exitCode: 0 };
  if (typed === undefined || more.length > 0) return { advice: usage, exitCode: 2 };
  const address = URL.parse(typed);
  if (!address || !/^https?:$/.test(address.protocol)) {
    // A password is not repeated.
    const name = typed.replace(/[^/@]*@/, '');
    const hasScheme = name.includes('://') || !URL.canParse(`https://${name}`);
    const scheme = isLoopback(URL.parse(`http://${name}`)?.hostname ?? '') ? 'http' : 'https';
    const hint = hasScheme ? '' : `, as in ${scheme}://${name}`;
    return {
      advice: `“${name}” is no address of a site: write it with ${scheme}://${hint}`,
      exitCode: 2,
    };
  }
  const { origin, username, password, pathname, search, hash } = address;
  const login = [username, password].map(unescape).join(':');
  const isMore = pathname + search + hash !== '/';
  return {
    origin,
    showsAll: values.all ?? false,
    isBuiltHere: values.built ?? false,
    ...(login !== ':' && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
    ...(isMore && { note: `Only the origin is asked, all of it: ${origin}` }),
  };
}
