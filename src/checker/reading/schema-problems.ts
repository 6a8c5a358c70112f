import type { z } from 'zod';
import { nameAdvice, nearestName } from '../nearest-name.ts';
import { countOf, type Problem } from '../problem.ts';
import { allowedValues, fieldNames, lengthAdvice, schemaAt } from './schema-node.ts';
import type { LineOf } from '../facts.ts';
import { isRecord } from './read-yaml.ts';

interface Advice {
  readonly found: string;
  readonly write: string;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, segment) => {
    if (Array.isArray(node) && typeof segment === 'number') return node[segment];
    return isRecord(node) && typeof segment === 'string' ? node[segment] : undefined;
  }, value);
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (value instanceof Date) return 'a date without quotes';
  if (Array.isArray(value)) return 'a list';
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
  const words = sentence.replace(/\.$/, '');
  if (/^(Write|Give) /.test(words)) return words.slice(words.indexOf(' ') + 1);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function adviseOnSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  schema: z.core.$ZodType | undefined,
): Advice {
  if (typeof value === 'string') {
    return { found: countOf(value.length, 'character'), write: lengthAdvice(schema) };
  }
  const limit =
    issue.code === 'too_small'
      ? `${String(issue.minimum)} or more`
      : `at most ${String(issue.maximum)}`;
  if (!Array.isArray(value)) return { found: describeValue(value), write: limit };
  const entries = value.length === 1 ? '1 entry' : `${value.length} entries`;
  return { found: entries, write: limit };
}

function adviseOnType(value: unknown, expected: string, description: string): Advice {
  const found = describeValue(value);
  if (found === 'nothing') return { found, write: `a value: ${asAdvice(description)}` };
  if (value instanceof Date)
    return { found, write: `'${value.toISOString().slice(0, 10)}' in quotes` };
  return { found, write: typeNames[expected] ?? asAdvice(description) };
}

function advise(issue: z.core.$ZodIssue, value: unknown, root: z.core.$ZodType): Advice {
  const { schema, description = 'the value that the editor’s guide describes' } = schemaAt(
    root,
    issue.path,
  );
  if (issue.code === 'invalid_type') return adviseOnType(value, issue.expected, description);
  if (value === undefined) return adviseOnType(value, '', description);
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return adviseOnSize(issue, value, schema);
  }
  if (issue.code === 'invalid_value') {
    const found = describeValue(value);
    return { found, write: nameAdvice(found.replaceAll('"', ''), allowedValues(schema)) };
  }
  const isOwnWording = /^(Write|Give) /.test(issue.message);
  return {
    found: describeValue(value),
    write: asAdvice(isOwnWording ? issue.message : description),
  };
}

/** Fields that are there under a misspelt name, and so are not missed as well. */
function listMeantFields(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = fieldNames(schemaAt(schema, issue.path).schema);
  return issue.keys.map((key) => [...issue.path, nearestName(key, names)].join('.'));
}

/**
 * Every way in which a value breaks a schema, in the words of the checker.
 *
 * @param prefix the path of the value inside its file, such as the id of a claim
 */
export function findSchemaProblems(
  schema: z.ZodType,
  value: unknown,
  file: string,
  lineOf: LineOf,
  prefix: readonly PropertyKey[] = [],
): Problem[] {
  const result = schema.safeParse(value ?? {});
  if (result.success) return [];
  const { issues } = result.error;
  const misspelt = new Set(issues.flatMap((issue) => listMeantFields(issue, schema)));
  const isMisspelt = ({ path }: z.core.$ZodIssue) =>
    valueAt(value, path) === undefined && misspelt.has(path.join('.'));
  return issues
    .filter((issue) => !isMisspelt(issue))
    .flatMap((issue): Problem[] => {
      const place = (path: readonly PropertyKey[]) => {
        const whole = [...prefix, ...path];
        return { file, line: lineOf(whole) ?? 1, field: whole.map(String).join('.') };
      };
      if (issue.code !== 'unrecognized_keys') {
        const advice = advise(issue, valueAt(value, issue.path), schema);
        return [{ ...place(issue.path), ...advice }];
      }
      const names = fieldNames(schemaAt(schema, issue.path).schema);
      const found = 'a field that does not exist';
      return issue.keys.map((key) => ({
        ...place([...issue.path, key]),
        found,
        write: nameAdvice(key, names),
      }));
    });
}
