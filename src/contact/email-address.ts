/** In characters. RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of them the angle brackets. */
export const addressLimit = 254;

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

/** Whether a text, trimmed, is the address of a mailbox on the internet. */
export function isEmailAddress(email: string): boolean {
  const { local, domain } = split(email);
  const lookedUp = `${local}@${domain}`;
  const isShort = email.length <= addressLimit && lookedUp.length <= addressLimit;
  return isShort && addressPattern.test(lookedUp);
}

/** Whether an address has no domain, or that of a personal provider with or without a final dot. */
export function isPersonalAddress(email: string): boolean {
  const { domain } = split(email);
  return domain.trim() === '' || personalProviders.includes(domain.replace(/\.$/, ''));
}

/** Stands for the mailbox of an address, however it is written: with a tag, at Gmail with dots. */
export function mailboxOf(email: string): string {
  const { local, domain } = split(email);
  const name = local.toLowerCase().replace(/(?<=.)\+.*/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
