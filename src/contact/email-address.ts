import { addressLimit } from '../config/contact-fields.ts';
import { distanceBetween } from '../config/nearest.ts';

/** In lower case. What lies below them, such as a company's own name, is no mailbox of theirs. */
export const personalProviders: readonly string[] = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'aol.com'],
  ...['icloud.com', 'me.com', 'mail.com', 'protonmail.com', 'gmx.com', 'yandex.com', 'zoho.com'],
];

/**
 * What HTML's `type=email` takes, with a dotted domain and without stray dots: a dot-atom of RFC 5322,
 * 3.2.3, of at most 64 characters (RFC 5321, 4.5.3.1.1), labels as in RFC 1123, and a top-level domain
 * that is no number.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const addressPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

const internationalDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The form in which a domain is looked up: lower case, and ASCII for an international name or letters
 * of full width. One that cannot be looked up is returned in lower case.
 */
function lookedUpDomain(typed: string): string {
  if (!internationalDomain.test(typed) || !/\P{ASCII}/u.test(typed)) return typed.toLowerCase();
  try {
    return new URL(`http://${typed}`).hostname;
  } catch {
    return typed.toLowerCase();
  }
}

function split(email: string): { readonly local: string; readonly domain: string } {
  const at = email.lastIndexOf('@');
  if (at < 0) return { local: email, domain: '' };
  const domain = email.slice(at + 1);
  // Looking up a long international domain takes as long as answering many visitors.
  const isLong = email.length > addressLimit;
  return { local: email.slice(0, at), domain: isLong ? domain : lookedUpDomain(domain) };
}

/** Longer than an address with the name of its owner: what is longer is not searched for one. */
const longestPaste = 600;

/** Takes an address out of quotes, brackets and punctuation, none of which can be its end. */
function unwrap(text: string): string {
  const bare = text
    .replace(/^'(.*)'$/s, '$1')
    .replaceAll(/^[\s"“‘«]+|[\s.,;:!?…>)\]"'’”»]+$/g, '')
    .replace(/^mailto:([^?]*).*$/is, '$1');
  const bracketed = /^(.*)[<([](.*)$/s.exec(bare);
  if (!bracketed) return bare;
  const parts = bracketed.slice(1).map((part) => unwrap(part.replace(/^'/, '')));
  const [before = '', inside = ''] = parts;
  if (!before.includes('@') || before.toLowerCase() === inside.toLowerCase()) return inside;
  return inside.includes('@') ? bare : before;
}

/**
 * The address that a text can only mean, without what comes along when one is copied from a letter, a
 * document or a chat: `Jane Doe <…>`, `mailto:`, a full stop, letters of full width, and marks that
 * nobody sees. Two addresses stay two. A joiner between letters that are not ASCII is a part of them.
 */
export function readAddress(typed: string): string {
  if (typed.length > longestPaste) return typed.trim();
  const plain = typed
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('﹫', '@')
    .replaceAll(/[。｡]/g, '.')
    .replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(
      /(\P{ASCII}?)[\u200c\u200d]+(\P{ASCII}?)/gu,
      (joined, before: string, after: string) => (before && after ? joined : before + after),
    )
    .replaceAll(/\s*@\s*/g, '@');
  const found = unwrap(plain);
  return found.includes('@') ? found : plain.trim();
}

/** Whether a text holds several addresses, none of which is the one that is meant. */
export function holdsSeveralAddresses(text: string): boolean {
  const between = text.split('@').slice(1, -1);
  return between.some((part) => /[\s,;:|/<>()[\]]/.test(part));
}

/** Whether a text, as it was read, is the address of a mailbox on the internet. */
export function isEmailAddress(email: string): boolean {
  const { local, domain } = split(email);
  const lookedUp = `${local}@${domain}`;
  const isShort = email.length <= addressLimit && lookedUp.length <= addressLimit;
  return isShort && addressPattern.test(lookedUp);
}

/** Whether an address, as it was read, has no domain, or that of a personal provider. */
export function isPersonalAddress(email: string): boolean {
  const { domain } = split(email);
  return domain === '' || personalProviders.includes(domain);
}

/** Stands for the mailbox of an address, however it is written: with a tag, at Gmail with dots. */
export function mailboxOf(email: string): string {
  const { local, domain } = split(email);
  const name = local.toLowerCase().replace(/(?<=.)\+.*/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Endings of networks of one's own (RFC 6762, appendix G) and of none (RFC 2606): no mail gets there. */
const localEndings = [
  ...['local', 'localdomain', 'localhost', 'internal', 'intranet', 'lan', 'home', 'corp'],
  ...['invalid', 'example', 'test'],
];

const endingOf = (domain: string): string => domain.slice(domain.lastIndexOf('.') + 1);

/** Whether an address, as it was read, is of a network that the internet does not know. */
export function isLocalAddress(email: string): boolean {
  return localEndings.includes(endingOf(split(email).domain));
}

/** Whether one character was left out, put in, taken for another or for the next. */
const isSlip = (typed: string, meant: string) => distanceBetween(typed, meant) === 1;

const usualEndings = ['com', 'org', 'net', 'edu', 'gov', 'co.uk'];

/** A slip away from a usual ending, and endings themselves; so are those of two letters, by country. */
const otherEndings = ['bet', 'bom', 'cam', 'goo', 'gop', 'nec', 'new', 'next', 'ong', 'pet', 'vet'];

/** A slip away from the shorter ones organizations have their names. */
const longProviders = personalProviders.filter(({ length }) => length >= 'gmail.com'.length);

/** What an address was probably meant to be; undefined where nothing looks mistyped. */
export function suggestAddress(typed: string): string | undefined {
  const email = readAddress(typed);
  if (!isEmailAddress(email)) return undefined;
  const { local, domain } = split(email);
  const ending = endingOf(domain);
  const isEnding = ending.length < 3 || [...usualEndings, ...otherEndings].includes(ending);
  const usual = isEnding ? undefined : usualEndings.find((meant) => isSlip(ending, meant));
  const mended = domain.slice(0, -ending.length) + (usual ?? ending);
  const provider = longProviders.find((name) => isSlip(mended, name));
  const meant = personalProviders.includes(mended) ? mended : (provider ?? mended);
  return meant === domain ? undefined : `${local}@${meant}`;
}
