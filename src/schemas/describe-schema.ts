import { z } from 'zod';
import type { FieldMeaning, Limits } from './text.ts';

/** What of JSON Schema the schemas of the content come to. */
export type Schema = z.core.JSONSchema.BaseSchema & {
  readonly meaning?: FieldMeaning;
  readonly limits?: Limits;
};

const known = new WeakMap<z.ZodType, Schema>();

/** A schema of the content as JSON Schema, by what an editor writes. */
export function describeSchema(schema: z.ZodType): Schema {
  const described =
    known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  known.set(schema, described);
  return described;
}

/** The schema of a field, or of an item of a list; of what it does not know it says nothing. */
export function fieldOf({ properties, prefixItems, items }: Schema, name: PropertyKey): Schema {
  const field =
    typeof name === 'number'
      ? (prefixItems?.[name] ?? (Array.isArray(items) ? undefined : items))
      : properties?.[String(name)];
  return typeof field === 'object' ? field : {};
}
