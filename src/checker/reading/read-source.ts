import type { z } from 'zod';
import { contentCollections, type FieldMeaning } from '../../schemas/collections.ts';
import type { EntryOf, RecordFile, Source } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { findConflict, takeOffMark } from './faults/file-faults.ts';
import { toKebabCase } from '../kebab-case.ts';
import { parseMdx } from '../../mdx/parse-mdx.ts';
import { readBody } from './read-body.ts';
import { allWords, isRecord, readFields, readYaml } from './read-yaml.ts';
import { findSchemaProblems } from './schema-problems.ts';

interface Shape<Schema extends z.ZodObject> {
  readonly schema: Schema;
  readonly fields: Readonly<Record<string, FieldMeaning>>;
}

/** A collection of MDX files. */
export interface FolderShape<Schema extends z.ZodObject> extends Shape<Schema> {
  readonly folder: string;
}

/** A collection of records in one YAML file. */
export interface FileShape<Schema extends z.ZodObject = z.ZodObject> extends Shape<Schema> {
  readonly file: string;
}

/** The fields of a value that are as the schema asks, so that one mistake does not hide others. */
function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): Partial<z.output<Schema>> {
  const given = isRecord(value) ? value : {};
  const fields = Object.entries<z.ZodType>(schema.shape);
  const sound = fields.flatMap(([name, field]) => {
    const { success, data } = field.safeParse(given[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(sound) as Partial<z.output<Schema>>;
}

const emptyBody = { body: { nodes: [], elements: [], headings: [] }, prose: [], mentions: [] };

/** Reads one page or article; a body that cannot be parsed is empty. */
export function readEntry<Schema extends z.ZodObject>(
  file: string,
  source: string,
  { folder, schema, fields }: FolderShape<Schema>,
): EntryOf<z.output<Schema>> {
  const id = file.slice(folder.length + 1).replace(/\.mdx$/, '');
  const { frontMatter, root, problems } = parseMdx(source);
  const yaml = readYaml(frontMatter ?? '', file, 1);
  const isBroken = frontMatter === undefined || yaml.isBroken;
  // A value in typographic quotes is not what the schema asks for because of the quotes.
  const told = new Set(yaml.problems.map(({ line }) => line));
  const broken = isBroken ? [] : findSchemaProblems(schema, yaml.value, file, yaml.lineOf);
  const schemaProblems = broken.filter(({ line }) => !told.has(line));
  const ofFields = readFields(yaml, fields, 0);
  const ofBody = root ? readBody(root) : emptyBody;
  return {
    file,
    id,
    // `index` is `/`, `contact/sent` is `/contact/sent`.
    route: `/${id.replace(/(^|\/)index$/, '')}`,
    data: parseFields(schema, yaml.value),
    isDraft: isRecord(yaml.value) && yaml.value['draft'] === true,
    isBroken,
    isReadable: root !== undefined && frontMatter !== undefined,
    lineOf: yaml.lineOf,
    body: ofBody.body,
    prose: [...ofFields.prose, ...ofBody.prose],
    mentions: [...ofFields.mentions, ...ofBody.mentions],
    problems: [
      ...yaml.problems,
      ...problems.map((problem) => ({ file, ...problem })),
      ...schemaProblems,
    ],
  };
}

/** What is known of a YAML file before anybody looks at its fields. */
function openYaml(source: string, file: string) {
  const conflict = findConflict(source);
  const [text, faults] = takeOffMark(source);
  const yaml = readYaml(conflict ? '' : text, file, 0);
  return {
    yaml,
    isBroken: conflict !== undefined || yaml.isBroken,
    problems: [
      ...(conflict ? [{ file, ...conflict }] : []),
      ...faults.map((fault) => ({ file, ...fault })),
      ...yaml.problems,
    ],
  };
}

/** The other file that a record belongs into: it is as that one asks, and not as this one does. */
function findHome(schema: z.ZodObject, value: unknown): string | undefined {
  if (schema.safeParse(value).success) return undefined;
  const homes = Object.values(contentCollections).filter((other) => 'file' in other);
  return homes.find((other) => other.schema.safeParse(value).success)?.file;
}

/** A file without ids is read as if it were empty. */
function notRecords(file: string, value: unknown): Problem {
  const found = Array.isArray(value) ? 'a list' : `"${String(value).split('\n')[0]}"`;
  const write =
    'the id of each entry with a colon, and its fields below it, two spaces to the right';
  return { file, line: 1, field: 'file', found, write };
}

/**
 * Reads a YAML file of records by id, such as `claims.yaml`.
 * @param source the text of the file; empty when there is none
 */
export function readRecords<Schema extends z.ZodObject>(
  source: string,
  { file, schema, fields }: FileShape<Schema>,
): RecordFile<z.output<Schema>> {
  const { yaml, isBroken, problems: faults } = openYaml(source, file);
  const records = Object.entries(isRecord(yaml.value) ? yaml.value : {});
  const isList =
    !isBroken && yaml.value !== null && yaml.value !== undefined && !isRecord(yaml.value);
  const problems = records.flatMap(([id, value]): Problem[] => {
    const home = findHome(schema, value);
    if (home !== undefined) {
      const place = { file, line: yaml.lineOf([id]), field: id };
      return [{ ...place, found: `an entry of ${home}`, write: `it in ${home}` }];
    }
    const broken = findSchemaProblems(schema, value, file, yaml.lineOf, [id]);
    if (toKebabCase(id) === id) return broken;
    const write = toKebabCase(id) || 'the id in lower case with hyphens';
    const place = { file, line: yaml.lineOf([id]), field: 'id' };
    return [...broken, { ...place, found: `"${id}"`, write }];
  });
  return {
    file,
    isDraft: false,
    isBroken,
    records: new Map(
      records
        .filter(([, value]) => findHome(schema, value) === undefined)
        .map(([id, value]) => [id, parseFields(schema, value)]),
    ),
    lineOf: yaml.lineOf,
    problems: [...faults, ...(isList ? [notRecords(file, yaml.value)] : []), ...problems],
    ...readFields(yaml, fields, 1),
  };
}

/**
 * Reads a YAML file of words, all of which visitors see.
 * @param source the text of the file
 */
export function readWordFile(source: string, file: string, schema: z.ZodObject): Source {
  const { yaml, isBroken, problems } = openYaml(source, file);
  const found = isBroken ? [] : findSchemaProblems(schema, yaml.value, file, yaml.lineOf);
  return {
    file,
    isDraft: false,
    isBroken,
    lineOf: yaml.lineOf,
    problems: [...problems, ...found],
    ...readFields(yaml, allWords, 0),
  };
}
