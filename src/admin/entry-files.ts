import { type Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import { formatYaml, putValues, type Values } from './edit-yaml.ts';
import { cleanText, plainEnds } from '../schemas/clean-text.ts';
import { describeSchema } from '../schemas/describe-schema.ts';
import { dropDefaults } from './drop-defaults.ts';

/** Where an entry carries the file it was read from, so that what did not change stays as it was. */
const original = '__original';

/**
 * The field of the form that takes pictures for the text: they are saved with the entry, in one
 * change, and are no part of its file.
 */
export const newPictures = 'newPictures';

/** The width of Prettier, by which the YAML files of the repository are checked. */
const repositoryWidth = 100;

/**
 * A document as it was written. What is broken is refused, so that it is never written back.
 * @throws {YAMLParseError} saying where and why
 */
function readYaml(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

/** The front matter, the empty lines after it, and the body, of an MDX file. */
function splitEntry(text: string): { head: string; gap: string; body: string } {
  const [whole = '', head = '', gap = ''] = /^---\n([\s\S]*?\n)---\n?(\n*)/.exec(text) ?? [];
  const body = text.slice(whole.length);
  // A body that begins now is parted from the front matter by an empty line.
  return { head, gap: body === '' ? '\n' : gap, body };
}

/** How a kind of file is read into the fields of the editor, and written back. */
export interface FileFormat {
  readonly fromFile: (text: string) => Record<string, unknown>;
  readonly toFile: (content: Values) => Promise<string>;
}

/**
 * Gives a format texts with the line ends of this repository and no mark at their beginning, and
 * writes each file back with those that it had. What nobody sees is taken out of it.
 */
function keepEnds({ fromFile, toFile }: FileFormat): FileFormat {
  return {
    fromFile: (text) => {
      const plain = plainEnds(text);
      return { ...fromFile(plain), [original]: text };
    },
    toFile: async ({ [original]: before, ...content }) => {
      const file = typeof before === 'string' ? before : '';
      const mark = file.startsWith('\uFEFF') ? '\uFEFF' : '';
      const plain = plainEnds(file);
      const written = await toFile({ ...content, [original]: plain });
      const text = written === plain ? written : cleanText(written);
      return mark + (file.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    },
  };
}

/**
 * MDX files: the fields of the front matter, and the body, which is text and never touched. Saving
 * an entry as it was opened gives the same bytes.
 */
export function entryFormat(schema: z.ZodType): FileFormat {
  const described = describeSchema(schema);
  return keepEnds({
    fromFile: (text) => {
      const { head, body } = splitEntry(text);
      const values: unknown = readYaml(head).toJS();
      // What is said is not taken from what a new entry begins with.
      return { draft: false, ...(values as Values | null), body };
    },
    toFile: async ({ body, [original]: before, [newPictures]: _pictures, ...values }) => {
      const { head, gap } = splitEntry(typeof before === 'string' ? before : '');
      const document = readYaml(head);
      putValues(document, dropDefaults(values, described));
      // Lines of any length: a front matter is left as its author broke it.
      const front = await formatYaml(document, Infinity);
      const text = typeof body === 'string' ? body : '';
      return `---\n${front}---\n${text === '' ? '' : `${gap}${text}`}`;
    },
  });
}

/** YAML files of words: one form for the whole file. Comments, empty lines and the order stay. */
export function wordsFormat(schema: z.ZodType): FileFormat {
  const described = describeSchema(schema);
  return keepEnds({
    fromFile: (text) => ({ ...(readYaml(text).toJS() as Values | null) }),
    toFile: async ({ [original]: before, ...values }) => {
      const document = readYaml(typeof before === 'string' ? `${before}\n` : '');
      putValues(document, dropDefaults(values, described));
      return formatYaml(document, repositoryWidth);
    },
  });
}

/**
 * YAML files of records by id: a list whose items carry their id. Comments, empty lines and the
 * order of the file stay.
 */
export function recordsFormat(schema: z.ZodType): FileFormat {
  const described = describeSchema(schema);
  return keepEnds({
    fromFile: (text) => {
      const records = (readYaml(text).toJS() ?? {}) as Readonly<Record<string, Values>>;
      return {
        records: Object.entries(records).map(([id, values]) => ({ id, ...values })),
      };
    },
    toFile: async ({ records = [], [original]: before }) => {
      const text = typeof before === 'string' ? before : '';
      const document = readYaml(`${text}\n`);
      const values = (records as readonly Values[]).map(({ id, ...record }): [string, Values] => [
        String(id),
        dropDefaults(record, described),
      ]);
      const ids = values.map(([id]) => id);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice !== undefined) throw new Error(`Two records have the id "${twice}".`);
      // A file may hold comments alone.
      if (values.length === 0 && document.contents === null) return text;
      putValues(document, Object.fromEntries(values));
      return formatYaml(document, repositoryWidth);
    },
  });
}
