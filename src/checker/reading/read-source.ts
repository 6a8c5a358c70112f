import type { z } from 'zod';
import { contentCollections, type FieldMeaning } from '../../schemas/collections.ts';
import type { ArticleEntry, PageEntry, RecordFile } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { parseMdx } from './parse-mdx.ts';
import { readBody } from './read-body.ts';
import { isRecord, readFields, readYaml } from './read-yaml.ts';
import { findSchemaProblems } from './schema-problems.ts';

interface Shape<Schema extends z.ZodObject> {
  readonly schema: Schema;
  readonly fields: Readonly<Record<string, FieldMeaning>>;
}

/** The fields of a value that are as the schema asks, so that one mistake does not hide others. */
function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): Partial<z.output<Schema>> {
  const whole = schema.safeParse(value);
  if (whole.success) return whole.data;
  const given = isRecord(value) ? value : {};
  const fields = Object.entries<z.ZodType>(schema.shape);
  const sound = fields.flatMap(([name, field]) => {
    const { success, data } = field.safeParse(given[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(sound) as Partial<z.output<Schema>>;
}

const emptyBody = {
  body: { nodes: [], elements: [], headings: [] },
  prose: [],
  mentions: [],
};

/** What pages and articles have in common; a body that cannot be parsed is empty. */
function readEntry<Schema extends z.ZodObject>(
  file: string,
  source: string,
  { schema, fields }: Shape<Schema>,
) {
  const { frontMatter, root, problems } = parseMdx(source, file);
  const yaml = readYaml(frontMatter ?? '', file, 1);
  const isGiven = frontMatter !== undefined && yaml.problems.length === 0;
  const schemaProblems = isGiven ? findSchemaProblems(schema, yaml.value, file, yaml.lineOf) : [];
  const ofFields = readFields(yaml, fields, 0);
  const ofBody = root ? readBody(root) : emptyBody;
  return {
    file,
    data: parseFields(schema, yaml.value),
    isDraft: isRecord(yaml.value) && yaml.value['draft'] === true,
    isReadable: root !== undefined,
    lineOf: yaml.lineOf,
    body: ofBody.body,
    prose: [...ofFields.prose, ...ofBody.prose],
    mentions: [...ofFields.mentions, ...ofBody.mentions],
    problems: [...yaml.problems, ...problems, ...schemaProblems],
  };
}

function idOf(file: string, { folder }: { readonly folder: string }): string {
  return file.slice(folder.length + 1).replace(/\.mdx$/, '');
}

/**
 * Reads one page.
 * @param file the path from the root of the project
 */
export function readPage(file: string, source: string): PageEntry {
  const id = idOf(file, contentCollections.pages);
  // `index` is `/`, `contact/sent` is `/contact/sent`.
  const route = `/${id.replace(/(^|\/)index$/, '')}`;
  return { kind: 'page', id, route, ...readEntry(file, source, contentCollections.pages) };
}

/**
 * Reads one article.
 * @param file the path from the root of the project
 */
export function readArticle(file: string, source: string): ArticleEntry {
  const id = idOf(file, contentCollections.articles);
  const entry = readEntry(file, source, contentCollections.articles);
  return { kind: 'article', id, route: `/${id}`, ...entry };
}

/**
 * Reads a YAML file of records by id, such as `claims.yaml`.
 * @param source the text of the file; empty when there is none
 */
export function readRecords<Schema extends z.ZodObject>(
  source: string,
  { file, schema, fields }: Shape<Schema> & { readonly file: string },
): RecordFile<z.output<Schema>> {
  const yaml = readYaml(source, file, 0);
  const records = Object.entries(isRecord(yaml.value) ? yaml.value : {});
  const problems = records.flatMap(([id, value]): Problem[] => {
    const broken = findSchemaProblems(schema, value, file, yaml.lineOf, [id]);
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return broken;
    const write = 'the id in lower case with hyphens, such as wait-reduction';
    const place = { file, line: yaml.lineOf([id]), field: 'id' };
    return [...broken, { ...place, found: `"${id}"`, write }];
  });
  return {
    file,
    isDraft: false,
    records: new Map(records.map(([id, value]) => [id, parseFields(schema, value)])),
    lineOf: yaml.lineOf,
    problems: [...yaml.problems, ...problems],
    ...readFields(yaml, fields, 1),
  };
}
