import type { z } from 'zod';
import { readWholeFile, parseMdx } from '../../mdx/parse-mdx.ts';
import type { EntryOf, RecordFile, Source } from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import { readBody } from './read-body.ts';
import { isRecord, readFields, readYaml } from './read-yaml.ts';
import { findSchemaProblems } from './schema-problems.ts';

/** A collection of MDX files. */
export interface FolderShape<Schema extends z.ZodObject> {
  readonly folder: string;
  readonly schema: Schema;
}

/** A collection of records in one YAML file. */
export interface FileShape<Schema extends z.ZodObject = z.ZodObject> {
  readonly file: string;
  readonly schema: Schema;
  readonly isForeign?: boolean;
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
  { folder, schema }: FolderShape<Schema>,
): EntryOf<z.output<Schema>> {
  const id = file.slice(folder.length + 1).replace(/\.mdx$/, '');
  const { frontMatter, root, faults } = parseMdx(source);
  const yaml = readYaml(frontMatter ?? '', file, 1);
  const isBroken = frontMatter === undefined || yaml.isBroken;
  // A value in typographic quotes is not what the schema asks for because of the quotes.
  const told = new Set(yaml.problems.map(({ line }) => line));
  const broken = isBroken ? [] : findSchemaProblems(schema, yaml.value, file, yaml.lineOf);
  const ofFields = readFields(yaml, schema, 0);
  const ofBody = root ? readBody(root) : emptyBody;
  return {
    file,
    id,
    // `index` is `/`, `contact/sent` is `/contact/sent`.
    route: `/${id.replace(/(^|\/)index$/, '')}`,
    data: parseFields(schema, yaml.value),
    isDraft: isRecord(yaml.value)
      ? yaml.value['draft'] === true
      : /^draft: *true\b/m.test(frontMatter ?? ''),
    isBroken,
    isReadable: root !== undefined && frontMatter !== undefined,
    lineOf: yaml.lineOf,
    body: ofBody.body,
    prose: [...ofFields.prose, ...ofBody.prose],
    mentions: [...ofFields.mentions, ...ofBody.mentions],
    problems: [
      ...yaml.problems,
      ...faults.map((fault) => ({ file, ...fault })),
      ...broken.filter(({ line }) => !told.has(line)),
    ],
  };
}

/** What is known of a YAML file before anybody compares its fields with a schema. */
function openYaml(text: string, { file, schema, isForeign }: FileShape, recordDepth: 0 | 1) {
  const { source, faults } = readWholeFile(text);
  const yaml = readYaml(source ?? '', file, 0);
  return {
    file,
    isDraft: false,
    isBroken: source === undefined || yaml.isBroken,
    lineOf: yaml.lineOf,
    value: yaml.value,
    problems: [...faults.map((fault) => ({ file, ...fault })), ...yaml.problems],
    ...readFields(yaml, schema, recordDepth, isForeign),
  };
}

/**
 * Reads a YAML file of records by id, such as `claims.yaml`.
 * @param source the text of the file; empty when there is none
 */
export function readRecords<Schema extends z.ZodObject>(
  source: string,
  shape: FileShape<Schema>,
): RecordFile<z.output<Schema>> {
  const { file, schema } = shape;
  const { value: whole, ...opened } = openYaml(source, shape, 1);
  const { problems, lineOf } = opened;
  if (whole !== null && whole !== undefined && !isRecord(whole)) {
    const found = Array.isArray(whole) ? 'a list' : 'a text';
    const write = 'the id of each entry with a colon, and its fields below it, indented';
    problems.push({ file, line: 1, field: 'file', found, write });
  }
  const records = new Map<string, Partial<z.output<Schema>>>();
  for (const [id, value] of Object.entries(isRecord(whole) ? whole : {})) {
    const line = lineOf([id]);
    records.set(id, parseFields(schema, value));
    problems.push(...findSchemaProblems(schema, value, file, lineOf, [id]));
    if (toKebabCase(id) === id) continue;
    const write = toKebabCase(id) || 'the id in lower case with hyphens';
    problems.push({ file, line, field: 'id', found: `"${id}"`, write });
  }
  return { ...opened, records };
}

/** Reads a YAML file of words, all of which visitors see. */
export function readWords(text: string, shape: FileShape): Source {
  const { value, ...opened } = openYaml(text, shape, 0);
  const { file, isBroken, lineOf } = opened;
  const broken = isBroken ? [] : findSchemaProblems(shape.schema, value, file, lineOf);
  return { ...opened, problems: [...opened.problems, ...broken] };
}
