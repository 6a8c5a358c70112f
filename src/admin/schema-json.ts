import { z } from 'zod';
import { isSame, type Values } from './edit-yaml.ts';

/** What of JSON Schema the schemas of the content come to. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** A schema of the content as JSON Schema, by what an editor writes. */
export function describeSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** A schema inside of another; JSON Schema knows `true` as well, which says nothing. */
export function within(schema: z.core.JSONSchema._JSONSchema | undefined): Schema {
  return typeof schema === 'object' ? schema : {};
}

/** The schema of the items of a list. */
export function itemsOf({ items }: Schema): Schema {
  return Array.isArray(items) ? {} : within(items);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function dropFrom(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => dropFrom(item, itemsOf(schema)));
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
    const field = within(schema.properties?.[key]);
    const value = dropFrom(values[key], field);
    if (required.has(key)) return value === undefined || value === null ? [] : [[key, value]];
    const isAssumed = 'default' in field && isSame(value, field.default);
    // Of a field that can only be true, false is the empty form.
    const isUnset = field.const === true && value === false;
    return isEmpty(value) || isAssumed || isUnset ? [] : [[key, value]];
  });
  return Object.fromEntries(kept);
}
