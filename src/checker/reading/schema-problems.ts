import { z } from 'zod';
import type { LineOf } from '../facts.ts';
import { nearestName } from '../../config/nearest.ts';
import { nameAdvice } from '../name-advice.ts';
import { countOf, type Advice, type Problem } from '../problem.ts';
import { dayFrom, formFrom, listFrom, type MeantField, typedFrom } from './meant-value.ts';
import { isRecord } from './read-yaml.ts';

/** A field of a schema, as far as advice is taken from it (JSON Schema). */
interface Field extends MeantField {
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
  const words = sentence.replace(/\.$/, '');
  if (/^(Write|Give) /.test(words)) return words.slice(words.indexOf(' ') + 1);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "50 to 160", "3 or more", "at most 50". */
function limitAdvice(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `at most ${most ?? 0}`;
  return most === undefined ? `${least} or more` : `${least} to ${most}`;
}

function adviseOnSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  { minLength, maxLength }: Field,
): Advice {
  const value = issue.input;
  if (typeof value === 'string') {
    const write = limitAdvice(minLength, maxLength);
    return { found: countOf(value.length, 'character'), write };
  }
  const write =
    issue.code === 'too_small'
      ? limitAdvice(Number(issue.minimum), undefined)
      : limitAdvice(undefined, Number(issue.maximum));
  if (!Array.isArray(value)) return { found: describeValue(value), write };
  const [only] = value as readonly unknown[];
  if (value.length === 1 && typeof only === 'string' && /[,;]/.test(only)) {
    const list = listFrom(only) ?? write;
    return { found: `"${only}" as one entry`, write: `a comma between two: ${list}` };
  }
  return { found: value.length === 1 ? '1 entry' : `${value.length} entries`, write };
}

function advise(issue: z.core.$ZodIssue, field: Field, value: unknown): Advice {
  const { description = 'the value that the editor’s guide describes' } = field;
  const found = describeValue(value);
  if (issue.code === 'custom' && value === undefined) {
    return { found, write: asAdvice(issue.message) };
  }
  if (issue.code === 'invalid_type' || value === undefined) {
    if (found === 'nothing') return { found, write: `a value: ${asAdvice(description)}` };
    const day = value instanceof Date && `'${value.toISOString().slice(0, 10)}' in quotes`;
    const names = Object.keys(field.properties ?? {}).join(', ');
    const form = issue.code === 'invalid_type' ? typeNames[issue.expected] : undefined;
    const type = form && names ? `${form}: ${names}` : form;
    const meant =
      issue.code === 'invalid_type' && typeof value === 'string'
        ? typedFrom(value, issue.expected, field)
        : undefined;
    const isBare = type === typeNames['string'] && /^(number|boolean)$/.test(typeof value);
    return {
      found,
      write:
        day || (isBare ? `'${String(value)}' in quotes` : (meant ?? type ?? asAdvice(description))),
    };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return adviseOnSize(issue, field);
  if (issue.code === 'invalid_value') {
    const names = (field.enum ?? []).map(String);
    if (Array.isArray(value)) return { found, write: `one alone: ${String(value[0])}` };
    return { found, write: nameAdvice(found.replaceAll('"', ''), names) };
  }
  const meant = issue.code === 'invalid_format' && typeof value === 'string' && dayFrom(value);
  if (meant && issue.format === 'date') return { found, write: `'${meant}'` };
  if (typeof value === 'string' && /^(?:http:\/\/|www\.)\S+$/.test(value)) {
    return { found, write: `https://${value.replace('http://', '')}` };
  }
  const form = issue.code === 'invalid_format' && typeof value === 'string';
  const formed = form ? formFrom(value, field) : undefined;
  if (formed !== undefined) return { found, write: formed };
  const isOwnWording = /^(Write|Give) /.test(issue.message);
  return { found, write: asAdvice(isOwnWording ? issue.message : description) };
}

function isRightUnder(path: readonly PropertyKey[], parent: readonly PropertyKey[]): boolean {
  return path.slice(0, -1).join('.') === parent.join('.');
}

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
  // A field that is there under a misspelt name is not missed as well.
  const meant = new Set<string>();
  const problemAt = (path: readonly PropertyKey[], advice: Advice): Problem => {
    const whole = [...prefix, ...path];
    return {
      file,
      line: lineOf(whole) ?? 1,
      field: whole.map(String).join('.') || 'file',
      ...advice,
    };
  };
  const misspelt = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const names = Object.keys(fieldAt(schema, issue.path).properties ?? {});
    return issue.keys.map((key) => {
      const lacking = error.issues.flatMap(({ code, input, path }) =>
        code === 'invalid_type' && input === undefined && isRightUnder(path, issue.path)
          ? [String(path.at(-1))]
          : [],
      );
      // One name too many and one too few are the same.
      const only = lacking.length === 1 && issue.keys.length === 1 ? lacking[0] : undefined;
      const name = nearestName(key, names) ?? only;
      meant.add([...issue.path, name].join('.'));
      const found = 'a field that does not exist';
      return problemAt([...issue.path, key], { found, write: only ?? nameAdvice(key, names) });
    });
  });
  const mistyped = new Set(
    error.issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('.')] : [])),
  );
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
