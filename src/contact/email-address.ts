import { formWords } from '../messages/messages.ts';
import { contactFields } from './fields.ts';

/** Domains of personal e-mail providers, in lower case: their addresses are refused. */
export const personalProviders: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mail.com',
  'protonmail.com',
  'gmx.com',
  'yandex.com',
  'zoho.com',
];

/** What to write in place of a text that is no address. */
export const emailAdvice = formWords.problems.emailFormat;

export type EmailProblem = 'no-domain' | 'personal-provider' | 'format';

/** RFC 5321, 4.5.3.1.1. */
const localPartLimit = 64;

/** A dot-atom of RFC 5322, 3.2.3: what HTML's type=email takes, without its stray dots. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** RFC 1035, 2.3.1, with the leading digit that RFC 1123 allows. */
const domainLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Letters, or the ASCII form of an international name: no top-level domain is a number. */
const topLevelDomain = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/** Dots, hyphens, letters and digits of any script. */
const internationalDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The form in which a domain is looked up: lower case, and ASCII for an international name, which
 * some browsers hand over as typed. Also unmasks full-width letters. A domain that cannot be
 * looked up is returned in lower case only.
 */
function lookedUpDomain(typed: string): string {
  if (!internationalDomain.test(typed) || !/\P{ASCII}/u.test(typed)) return typed.toLowerCase();
  try {
    return new URL(`http://${typed}`).hostname;
  } catch {
    return typed.toLowerCase();
  }
}

/** Whether the domain, without the dot that may end a full name, is on the list of providers. */
function isPersonalProvider(domain: string): boolean {
  // Only the domain itself: what lies below it, such as a company's own name, is not a mailbox of
  // the provider.
  return personalProviders.includes(domain.replace(/\.$/, ''));
}

function isDottedDomain(domain: string): boolean {
  return (
    domain.includes('.') &&
    domain.split('.').every((label) => domainLabel.test(label)) &&
    topLevelDomain.test(domain.slice(domain.lastIndexOf('.') + 1))
  );
}

/**
 * Whether a text is an e-mail address: what HTML's `type=email` takes, with a dotted domain and
 * without stray dots; quoted local parts, comments and bare IP addresses, which RFC 5321 also
 * knows, are refused: no organization is reached so.
 * @param email trimmed
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmailAddress(email: string): boolean {
  // First: looking up a long international domain takes as long as answering many visitors.
  if (email.length > contactFields.email.limit) return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const domain = lookedUpDomain(email.slice(at + 1));
  return (
    localPart.test(local) &&
    local.length <= localPartLimit &&
    isDottedDomain(domain) &&
    local.length + 1 + domain.length <= contactFields.email.limit
  );
}

/**
 * Stands for the mailbox of an address, however it is written: in capitals, with an international
 * domain in Unicode or in ASCII, with a tag after a plus sign, at Gmail with or without dots.
 * @param email one for which `isEmailAddress` holds
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*/, '');
  const domain = lookedUpDomain(email.slice(at + 1));
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * Finds what is wrong with the e-mail address of an organization.
 * @param email trimmed
 * @returns undefined when there is nothing wrong
 */
export function findEmailProblem(email: string): EmailProblem | undefined {
  const at = email.lastIndexOf('@');
  const typedDomain = at < 0 ? '' : email.slice(at + 1);
  if (typedDomain.trim() === '') return 'no-domain';
  if (email.length > contactFields.email.limit) return 'format';
  if (isPersonalProvider(lookedUpDomain(typedDomain))) return 'personal-provider';
  return isEmailAddress(email) ? undefined : 'format';
}
