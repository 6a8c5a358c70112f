import { fieldOf, type Schema } from '../schemas/describe-schema.ts';
import { isSame, type Values } from './edit-yaml.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function dropFrom(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => dropFrom(item, fieldOf(schema, 0)));
  if (typeof value === 'object' && value !== null) return dropDefaults(value as Values, schema);
  return value;
}

/**
 * Takes out what a form fills in and nobody wrote: empty optional fields, and what the schema
 * assumes anyway. Keys come in the order of the schema, others after them.
 */
export function dropDefaults(values: Values, schema: Schema): Record<string, unknown> {
  const required = new Set(schema.required);
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(values).filter((key) => !known.includes(key));
  const kept = [...known, ...others].flatMap((key): [string, unknown][] => {
    const field = fieldOf(schema, key);
    const value = dropFrom(values[key], field);
    if (required.has(key)) return value === undefined || value === null ? [] : [[key, value]];
    const isAssumed = 'default' in field && isSame(value, field.default);
    // Of a field that says nothing of false, it is the empty form.
    const isUnset = !('default' in field) && value === false;
    return isEmpty(value) || isAssumed || isUnset ? [] : [[key, value]];
  });
  return Object.fromEntries(kept);
}
