import type { z } from 'zod';
import { nearestName } from '../../config/nearest.ts';
import { describeSchema, fieldOf, type Schema } from '../../schemas/describe-schema.ts';
import { nameAdvice } from '../advice.ts';
import type { LineOf } from '../facts.ts';
import type { Advice, Problem } from '../problem.ts';
import { isRecord } from './read-yaml.ts';

/** What is written at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (value instanceof Date) return 'a date without quotes';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return `the fields ${Object.keys(value).join(', ') || '{}'}`;
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
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

function advise(issue: z.core.$ZodIssue, field: Schema, value: unknown): Advice {
  const found = describeValue(value);
  if (value instanceof Date) {
    return { found, write: `'${value.toISOString().slice(0, 10)}' in quotes` };
  }
  if (issue.code === 'custom' || /^(?:Write|Give) /.test(issue.message))
    return { found, write: asAdvice(issue.message) };
  if (issue.code === 'invalid_value' && found !== 'nothing') {
    const names = (field.enum ?? issue.values).map(String);
    return { found, write: nameAdvice(String(value), names) };
  }
  const form =
    field.format === 'date'
      ? "a day in quotes, such as '2026-11-22'"
      : issue.code === 'invalid_type'
        ? typeNames[issue.expected]
        : issue.code === 'too_small'
          ? `at least ${issue.minimum}`
          : issue.code === 'too_big' && `at most ${issue.maximum}`;
  const size = issue.code.startsWith('too_') && typeof value === 'string';
  const fields = Object.keys(field.properties ?? fieldOf(field, 0).properties ?? {}).join(', ');
  const sentence = field.description && asAdvice(field.description);
  const write = [form, fields, sentence].filter(Boolean).join(': ');
  return {
    found: size ? `${value.length} characters` : found,
    write: write || 'what the page of components says',
  };
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
  const issues = schema.safeParse(value ?? {}).error?.issues ?? [];
  const fieldAt = (path: readonly PropertyKey[]) => path.reduce(fieldOf, describeSchema(schema));
  const problemAt = (path: readonly PropertyKey[], advice: Advice): Problem => {
    const whole = [...prefix, ...path];
    const field = whole.map(String).join('.') || 'file';
    return { file, line: lineOf(whole) ?? 1, field, ...advice };
  };
  const mistyped = issues.filter(({ code }) => code === 'invalid_type');
  const pathsOf = (some: typeof issues) => new Set(some.map(({ path }) => path.join('.')));
  const missing = pathsOf(mistyped.filter(({ path }) => valueAt(value, path) === undefined));
  const ofWrongType = pathsOf(mistyped);
  // A field that is there under a misspelt name is not missed as well.
  const meant = new Set<string>();
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const names = Object.keys(fieldAt(issue.path).properties ?? {});
    return issue.keys.map((key) => {
      const lacking = names.filter((name) => missing.has([...issue.path, name].join('.')));
      // One name too many and one too few are the same.
      const only = lacking.length === 1 && issue.keys.length === 1 ? lacking[0] : undefined;
      meant.add([...issue.path, nearestName(key, names) ?? only].join('.'));
      const write = only ?? nameAdvice(key, names);
      return problemAt([...issue.path, key], { found: 'a name that does not exist', write });
    });
  });
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter(({ path }) => valueAt(value, path) !== undefined || !meant.has(path.join('.')))
    // A value of another type breaks the limits of the right one as well.
    .filter(({ code, path }) => code === 'invalid_type' || !ofWrongType.has(path.join('.')))
    .map((issue) =>
      problemAt(issue.path, advise(issue, fieldAt(issue.path), valueAt(value, issue.path))),
    );
  return [...misspelt, ...others];
}
