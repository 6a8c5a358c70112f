import path from 'node:path';
import type { z } from 'zod';
import { contentCollections } from '../../src/schemas/collections.ts';
import { describeSchema, fieldOf, type Schema } from '../../src/schemas/describe-schema.ts';
import { wordFiles } from '../../src/schemas/words.ts';

/** The page of all fields, from the root of the project. */
export const fieldsGuide = 'src/content/FIELDS.md';

interface Row {
  readonly path: string;
  readonly field: Schema;
  readonly isRequired: boolean;
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'fields below it',
};

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined || most === Number.MAX_SAFE_INTEGER) {
    return least === undefined || least <= 1 ? [] : [`at least ${least}${unit}`];
  }
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
}

/** "text, 60 to 170 characters", "list, at least 4, one of `a`, `b`". */
function wordRule({ field, isRequired }: Row): string {
  const inner = field.items ? fieldOf(field, 0) : field;
  const type = field.anyOf ? 'one of several forms' : (types[String(field.type)] ?? 'text');
  return [
    field.format === 'date' ? "day, `'2026-11-22'`" : inner.enum && !field.items ? '' : type,
    ...range(
      field.limits?.least ?? field.minLength,
      field.limits?.most ?? field.maxLength,
      ' characters',
    ),
    ...range(field.minItems, field.maxItems, ''),
    ...(field.type === 'array' ? [] : range(field.minimum, field.maximum, '')),
    inner.enum ? `one of ${inner.enum.map((value) => `\`${String(value)}\``).join(', ')}` : '',
    isRequired ? '' : '_optional_',
  ]
    .filter(Boolean)
    .join(', ');
}

function listRows(schema: Schema, prefix = ''): Row[] {
  return Object.keys(schema.properties ?? {}).flatMap((name) => {
    const field = fieldOf(schema, name);
    const row = {
      path: prefix + name,
      field,
      isRequired: schema.required?.includes(name) ?? false,
    };
    return [row, ...listRows(field.items ? fieldOf(field, 0) : field, `${row.path}.`)];
  });
}

function writeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}

function writeTable(schema: z.ZodType): string {
  const heads = ['Field', 'What to write', 'Rule'];
  const rows = listRows(describeSchema(schema)).map((row) => [
    `\`${row.path}\``,
    row.field.description ?? fieldOf(row.field, 0).description ?? '',
    wordRule(row),
  ]);
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(writeCell).join(' | ')} |`)
    .join('\n');
}

/** Writes the page of all fields: what each collection and each file of words holds, from its schema. */
export function describeFields(): string {
  const collections = Object.values(contentCollections).map((collection) => {
    const location = 'file' in collection ? collection.file : `${collection.folder}/`;
    const lead = 'file' in collection ? 'Each entry stands under its id.\n\n' : '';
    const heading = path.posix.relative('src/content', location);
    return `## ${heading}\n\n${lead}${writeTable(collection.schema)}`;
  });
  const words = Object.values(wordFiles).map(({ file, schema }) => {
    return `## ${path.posix.relative('src/content', file)}\n\n${writeTable(schema)}`;
  });
  const lead =
    'Made from the schemas by `npm run docs`; what is done with them is told by the [guide](README.md). A dot leads to a field inside another one or in each entry of a list.';
  return `${['# All fields', lead, ...collections, ...words].join('\n\n')}\n`;
}
