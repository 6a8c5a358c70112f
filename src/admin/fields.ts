import type { RelationFieldProps, VisibleField } from '@sveltia/cms';
import { fieldOf, type Schema } from '../schemas/describe-schema.ts';
import type { FieldMeaning } from '../schemas/text.ts';

/** From how many characters on a text has an area of several lines. */
const longText = 90;

/** `searchTitle` as a label: Search title. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is chosen from a list of what there is, and what is shown of it. */
const lists: Readonly<Partial<Record<FieldMeaning, RelationFieldProps>>> = {
  page: { widget: 'relation', collection: 'pages', display_fields: ['title'] },
  claim: listRecords('claims', 'value', 'measures'),
  source: listRecords('sources', 'title'),
  system: listRecords('triageSystems', 'name'),
};

function listRecords(file: string, ...names: readonly string[]): RelationFieldProps {
  const [id, ...others] = ['id', ...names].map((name) => `records.*.${name}`);
  const shown = { display_fields: others, search_fields: [...others, id ?? ''] };
  return { widget: 'relation', collection: 'data', file, value_field: id, ...shown };
}

/** What all kinds of fields have. */
interface Common {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

function describeText(common: Common, schema: Schema): VisibleField {
  const { minLength, maxLength, pattern, limits: advised } = schema;
  const least = common.required ? (minLength ?? 0) : 0;
  const limits = {
    // In place of a least length, which would make three numbers of the counter.
    ...(least > 1 && {
      pattern: [`^[^]{${least},}$`, `Write ${least} characters or more.`] as [string, string],
    }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    // The schema's sentence says what to write.
    ...(pattern !== undefined && {
      pattern: [pattern, common.hint ?? 'Write it another way.'] as [string, string],
    }),
    use_emoji_autocomplete: false,
  };
  const most = maxLength ?? advised?.most;
  const isLong = most === undefined ? (minLength ?? advised?.least ?? 0) > 30 : most > longText;
  // What has to be there may be empty, where the schema says nothing of it.
  const required = common.required && (pattern !== undefined || (minLength ?? 0) > 0);
  return { ...common, required, widget: isLong ? 'text' : 'string', ...limits };
}

function describeChoice(common: Common, options: readonly unknown[], schema: Schema): VisibleField {
  const { default: assumed } = schema;
  return {
    ...common,
    widget: 'select',
    options: options.map(String),
    // What is assumed is chosen, so there is no way to choose nothing.
    ...(typeof assumed === 'string' && { default: assumed, required: true }),
  };
}

function describeNumber(common: Common, { type, minimum, maximum }: Schema): VisibleField {
  return {
    ...common,
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function describeList(field: Common, schema: Schema): VisibleField | undefined {
  const { minItems, maxItems } = schema;
  const items = fieldOf(schema, 0);
  // As with texts: what has to be there may be empty.
  const common = { ...field, required: field.required && minItems !== undefined };
  const limits = {
    ...(minItems !== undefined && common.required && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const list = items.meaning && lists[items.meaning];
  if (list) return { ...common, ...limits, ...list, multiple: true };
  if (items.type === 'object') {
    const fields = describeFields(items);
    return fields && { ...common, ...limits, widget: 'list', collapsed: true, fields };
  }
  // A list of lists has no form.
  const item = describeField('item', { ...items }, true);
  if (item === undefined || items.type === 'array') return undefined;
  return { ...common, ...limits, widget: 'list', field: item };
}

/**
 * A field of the editor.
 * @returns undefined for what the editor has no form for: lists of lists, one type or another
 */
function describeField(name: string, schema: Schema, required: boolean): VisibleField | undefined {
  const { description, type, format, meaning, enum: options } = schema;
  const common: Common = {
    name,
    label: labelOf(name),
    ...(description !== undefined && { hint: description }),
    required,
  };
  const list = meaning && lists[meaning];
  if (list) return { ...common, ...list };
  if (meaning === 'image') {
    return { ...common, widget: 'image', public_folder: '', choose_url: false };
  }
  if (options) return describeChoice(common, options, schema);
  if (format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (type) {
    case 'string':
      return describeText(common, schema);
    case 'integer':
    case 'number':
      return describeNumber(common, schema);
    case 'boolean':
      return { ...common, widget: 'boolean', required: false };
    case 'array':
      return describeList(common, schema);
    case 'object': {
      const fields = describeFields(schema);
      return fields && { ...common, widget: 'object', collapsed: !required, fields };
    }
    default:
      return undefined;
  }
}

/**
 * The form of an object: a field for each of its properties, in the order of the schema.
 * @returns undefined when one of them has no form
 */
export function describeFields(schema: Schema): VisibleField[] | undefined {
  const { properties, required = [] } = schema;
  if (properties === undefined) return undefined;
  const fields = Object.keys(properties).map((name) =>
    describeField(name, fieldOf(schema, name), required.includes(name)),
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}
