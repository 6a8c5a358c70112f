import { z } from 'zod';

/** A field of a schema without its wrappers: optional, with a default, transformed. */
interface SchemaNode {
  readonly schema: z.core.$ZodType | undefined;
  /** The sentence for editors. */
  readonly description: string | undefined;
}

function unwrap(schema: z.core.$ZodType | undefined): SchemaNode {
  let inner = schema;
  let description: string | undefined;
  while (inner) {
    description ??= z.globalRegistry.get(inner)?.description;
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
      inner = inner.def.innerType;
    else if (inner instanceof z.ZodPipe) inner = inner.def.in;
    else break;
  }
  return { schema: inner, description };
}

/** The part of a schema that rules the field at `path`. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): SchemaNode {
  let node = unwrap(schema);
  for (const segment of path) {
    if (node.schema instanceof z.ZodObject) {
      const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = node.schema.shape;
      node = unwrap(shape[segment]);
    } else if (node.schema instanceof z.ZodArray) node = unwrap(node.schema.element);
    else return { schema: undefined, description: undefined };
  }
  return node;
}

/** The names that an object of the schema may hold. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The values that an enumeration allows. */
export function allowedValues(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

/** "50 to 160", "3 or more", "at most 50": the characters that a text field may have. */
export function lengthAdvice(schema: z.core.$ZodType | undefined): string {
  if (!(schema instanceof z.ZodString)) return 'another text';
  const { minLength, maxLength } = schema;
  if (minLength === null) return `at most ${maxLength ?? 0}`;
  return maxLength === null ? `${minLength} or more` : `${minLength} to ${maxLength}`;
}
