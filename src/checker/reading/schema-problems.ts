import { z } from 'zod';
import { nearestName } from '../../config/nearest.ts';
import type { LineOf } from '../facts.ts';
import { nameAdvice } from '../advice.ts';
import { countOf, type Advice, type Problem } from '../problem.ts';
import { isRecord } from './read-yaml.ts';

/** A field of a schema, as far as advice is taken from it (JSON Schema). */
interface Field {
  /** The sentence for editors. */
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<PropertyKey, Field>>;
  readonly items?: Field;
}

/** The part of a schema that rules the field at `path`. */
function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): Field {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
  return path.reduce<Field>(
    (field, segment) => field.properties?.[segment] ?? field.items ?? {},
    root,
  );
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (value instanceof Date) return 'a date without quotes';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return `the fields ${Object.keys(value).join(', ') || '{}'}`;
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

/** The value at a path, as it is written. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, segment) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, segment) : undefined;
  }, value);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'fields, one a line and indented',
};

/** Turns a sentence that tells what to write into the words after "write". */
function asAdvice(sentence: string): string {
  const words = sentence.replace(/\.$/, '').replace(/^(?:Write|Give) /, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

type Limit = number | bigint;

/** "50 to 160", "3 or more", "at most 50". */
function limitAdvice(least: Limit | undefined, most: Limit | undefined): string {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `${least} or more` : `${least} to ${most}`;
}

function adviseOnType(expected: string, field: Field, value: unknown): string {
  if (value instanceof Date) return `'${value.toISOString().slice(0, 10)}' in quotes`;
  const type = typeNames[expected];
  if (expected === 'string' && /^(?:number|boolean)$/.test(typeof value)) {
    return `'${String(value)}' in quotes`;
  }
  const names = Object.keys(field.properties ?? {}).join(', ');
  const [first] = Object.keys(field.items?.properties ?? {});
  if (first !== undefined) return `entries below it, each of which begins with "- ${first}: …"`;
  if (type === undefined) return asAdvice(field.description ?? 'something else');
  return names ? `${type}: ${names}` : type;
}

function advise(issue: z.core.$ZodIssue, field: Field, value: unknown): Advice {
  const { description = 'what FIELDS.md or the page of components says' } = field;
  const found = describeValue(value);
  if (issue.code === 'custom' && value === undefined) {
    return { found, write: asAdvice(issue.message) };
  }
  if (found === 'nothing') return { found, write: `a value: ${asAdvice(description)}` };
  if (issue.code === 'invalid_type') {
    return { found, write: adviseOnType(issue.expected, field, value) };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string') {
      const write = limitAdvice(field.minLength, field.maxLength);
      return { found: countOf(value.length, 'character'), write };
    }
    const size =
      Array.isArray(value) && (value.length === 1 ? '1 entry' : `${value.length} entries`);
    const write =
      issue.code === 'too_small'
        ? limitAdvice(issue.minimum, undefined)
        : limitAdvice(undefined, issue.maximum);
    return { found: size || found, write: size ? `${write}, with a comma between two` : write };
  }
  if (issue.code === 'invalid_value') {
    if (Array.isArray(value)) return { found, write: `one alone: ${value.join(' or ')}` };
    const names = (field.enum ?? issue.values).map(String);
    return { found, write: nameAdvice(String(value), names) };
  }
  if (typeof value === 'string' && /^(?:http:\/\/|www\.)\S+$/.test(value)) {
    return { found, write: `https://${value.replace('http://', '')}` };
  }
  const isOwnWording = /^(?:Write|Give) /.test(issue.message);
  return { found, write: asAdvice(isOwnWording ? issue.message : description) };
}

/** What is found where a name is not in the schema. */
export const unknownField = 'a field that does not exist';

/**
 * Every way in which a value breaks a schema, in the words of the checker.
 * @param prefix the path of the value inside its file, such as the id of a claim
 */
export function findSchemaProblems(
  schema: z.ZodType,
  value: unknown,
  file: string,
  lineOf: LineOf,
  prefix: readonly PropertyKey[] = [],
): Problem[] {
  const { error } = schema.safeParse(value ?? {}, { reportInput: true });
  if (!error) return [];
  const problemAt = (path: readonly PropertyKey[], advice: Advice): Problem => {
    const whole = [...prefix, ...path];
    const field = whole.map(String).join('.') || 'file';
    return { file, line: lineOf(whole) ?? 1, field, ...advice };
  };
  const pathsOf = (code: string, isMissing = false) =>
    error.issues
      .filter((issue) => issue.code === code && (!isMissing || issue.input === undefined))
      .map(({ path }) => path.join('.'));
  // A field that is there under a misspelt name is not missed as well.
  const meant = new Set<string>();
  const missing = pathsOf('invalid_type', true);
  const misspelt = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const names = Object.keys(fieldAt(schema, issue.path).properties ?? {});
    return issue.keys.map((key) => {
      const lacking = names.filter((name) => missing.includes([...issue.path, name].join('.')));
      // One name too many and one too few are the same.
      const only = lacking.length === 1 && issue.keys.length === 1 ? lacking[0] : undefined;
      meant.add([...issue.path, nearestName(key, names) ?? only].join('.'));
      const write = only ?? nameAdvice(key, names);
      return problemAt([...issue.path, key], { found: unknownField, write });
    });
  });
  const mistyped = new Set(pathsOf('invalid_type'));
  const others = error.issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter(({ input, path }) => input !== undefined || !meant.has(path.join('.')))
    // A value of another type breaks the limits of the right one as well.
    .filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('.')))
    .map((issue) => {
      // A rule on several fields is told of the one that it names.
      const input = issue.code === 'custom' ? valueAt(value, issue.path) : issue.input;
      return problemAt(issue.path, advise(issue, fieldAt(schema, issue.path), input));
    });
  return [...misspelt, ...others];
}
