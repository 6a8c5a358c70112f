import { type FieldName, fieldNames, fieldRules } from '../../src/config/contact-fields.ts';
import type { TypedFields } from '../../src/contact/fields.ts';

const samples = {
  text: 'St. Mary’s',
  email: 'ana.perez@stmarys.org',
  tel: '+44 20 7946 0018',
  textarea: 'We run three emergency departments.\nCould we see a demo?',
} as const;

function sampleOf(name: FieldName): string {
  const rules = fieldRules[name];
  return rules.type === 'select' ? (rules.choices[0] ?? '') : samples[rules.type];
}

/** What a visitor could type into each field of the contact form, with what is of interest. */
export function typeFields(own: Partial<TypedFields> = {}): TypedFields {
  const typed = fieldNames.map((name) => [name, own[name] ?? sampleOf(name)]);
  return Object.fromEntries(typed) as TypedFields;
}
