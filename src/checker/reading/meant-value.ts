import { toKebabCase } from '../kebab-case.ts';

/** What of the schema of a field tells which value was meant (JSON Schema). */
export interface MeantField {
  readonly pattern?: string;
  readonly properties?: Readonly<Record<PropertyKey, unknown>>;
  readonly items?: MeantField;
}

/** The number of a year, of which two digits may be left out. */
const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** The day that a text means, if it can mean only one. */
export function dayFrom(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4}|\d{2}(?=-))[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, first, second, last = ''] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|(?<=[./])\d{2})$/.exec(text) ?? [];
  const parts = year
    ? [wholeYear(year), month, day]
    : Number(first) > 12
      ? [wholeYear(last), second, first]
      : Number(second) > 12
        ? [wholeYear(last), first, second]
        : [];
  const [inLetters] = /[a-z]{3}/i.test(text) ? [new Date(`${text} UTC`)] : [];
  const written = inLetters
    ? Number.isNaN(inLetters.getTime())
      ? ''
      : inLetters.toISOString().slice(0, 10)
    : parts.map((part = '') => part.padStart(2, '0')).join('-');
  const meant = new Date(written);
  const isDay = !Number.isNaN(meant.getTime()) && meant.toISOString().slice(0, 10) === written;
  return isDay ? written : undefined;
}

const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
};

/** The entries of a list that was written as one text. */
export function listFrom(text: string): string | undefined {
  const entries = text.split(/[,;]\s*|(?:^|\s)[-•]\s*/).filter(Boolean);
  return entries.length > 0 ? `[${entries.map((entry) => entry.trim()).join(', ')}]` : undefined;
}

/** The value of another type that a text means: 90 for "90%", true for "yes", a list for "a, b". */
export function typedFrom(text: string, type: string, field: MeantField): string | undefined {
  if (type === 'number' || type === 'int') {
    const [, digits] = /^\D{0,4}?(\d[\d,]*(?:\.\d+)?)\s*%?$/.exec(text.trim()) ?? [];
    return digits && `${digits.replaceAll(',', '')}, the number alone`;
  }
  if (type === 'boolean') {
    const meant = flags[text.trim().toLowerCase()];
    return meant === undefined ? undefined : `${meant} without quotes`;
  }
  if (type !== 'array') return undefined;
  const [first] = Object.keys(field.items?.properties ?? {});
  if (first === undefined) return listFrom(text);
  return `entries below it, each of which begins with "- ${first}: …"`;
}

/** The text in the form that a field asks for, if it was meant in another. */
export function formFrom(text: string, { pattern }: MeantField): string | undefined {
  if (pattern === undefined) return undefined;
  const form = new RegExp(pattern);
  const path = text.replace(/^https?:\/\/[^/]+\//, '');
  return [
    text.trim().replaceAll(' ', '%20'),
    text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, ''),
    `/${path}`,
    path.split('/').map(toKebabCase).filter(Boolean).join('/'),
  ].find((candidate) => candidate !== text && form.test(candidate));
}
