import { z } from 'zod';
import { categories, categorySlug } from '../config/categories.ts';
import { type FieldName, fieldNames, fieldRules } from '../config/contact-fields.ts';
import { ownerSchema } from './owner.ts';
import promised from './promised-words.json' with { type: 'json' };
import { wordTexts } from './word-texts.ts';
import names from './words.json' with { type: 'json' };

/** What is filled in where a word has it in braces. */
type Filled = readonly string[];

/** The words by their names, and the groups of words among them. */
interface Group {
  readonly [name: string]: Filled | Group;
}

type TextsOf<Kind> = Kind extends Filled
  ? string
  : { readonly [Name in keyof Kind]: TextsOf<Kind[Name]> };

/**
 * What the form says of one field: when it is empty, as a hint over an address or several lines,
 * before a choice, and its choices by their values.
 */
type FieldWords = Readonly<Record<'label', Filled>> &
  Readonly<Partial<Record<'missing' | 'hint' | 'choose', Filled>>> &
  Readonly<Partial<Record<'choices', Readonly<Record<string, Filled>>>>>;

function listFieldWords(name: FieldName): FieldWords {
  const rules = fieldRules[name];
  const common = { label: [], ...(!rules.isOptional && { missing: [] }) };
  if (rules.type === 'email') return { ...common, hint: [] };
  if (rules.type === 'textarea') return { ...common, hint: ['limit'] };
  if (rules.type !== 'select') return common;
  return { ...common, choose: [], choices: nameEach(rules.choices) };
}

function nameEach(words: readonly string[]): Readonly<Record<string, Filled>> {
  return Object.fromEntries(words.map((name) => [name, []]));
}

/** What `words.json` names, and what follows from the fields of the form and from the categories. */
const groups = {
  ...names,
  form: {
    ...names.form,
    fields: Object.fromEntries(fieldNames.map((name) => [name, listFieldWords(name)])) as Readonly<
      Record<FieldName, FieldWords>
    >,
  },
  news: { ...names.news, categories: nameEach(categories.map(categorySlug)) },
};

/** The owner's answers are no words of ours, and used in the same places. */
export type WordFile = keyof typeof groups | 'owner';

/** The words of one file. */
export type Words<Name extends WordFile> = Name extends keyof typeof groups
  ? TextsOf<(typeof groups)[Name]>
  : z.output<typeof ownerSchema>;

/** The comment over each word and group of a file, by its path: it tells editors where they stand. */
function readSentences(file: string, text: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  const path = [file];
  let comment: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, indent = '', quoted, plain] = /^( *)(?:'([^']+)'|([\w-]+)):(?: |$)/.exec(line) ?? [];
    const name = quoted ?? plain;
    const said = /^ *# (.*)/.exec(line)?.[1];
    if (name !== undefined) {
      path.splice(1 + indent.length / 2, Infinity, name);
      sentences.set(path.join('.'), comment.join(' '));
    }
    comment = said === undefined ? [] : [...comment, said];
  }
  return sentences;
}

/** What the specification asks for to the letter, by file and path. */
const promises: Readonly<Record<string, string>> = {
  ...promised,
  ...Object.fromEntries(
    categories.map((name) => [`news.categories.${categorySlug(name)}`, name] as const),
  ),
};

/**
 * Words that a visitor sees or hears.
 * @param sentence tells editors where they stand
 * @param placeholders what is filled in where its name stands in braces; each is there, and no other
 */
function wording(sentence: string, placeholders: readonly string[]): z.ZodString {
  const braces = placeholders.map((name) => `{${name}}`);
  const list = braces.join(' and ');
  const isFilled = placeholders.length > 0;
  const error = isFilled
    ? `Write the words with ${list} in them: something is filled in there.`
    : 'Write the words without { and }: nothing is filled in here.';
  const isInOrder = (text: string) =>
    !text.includes('${') &&
    braces.every((name) => text.includes(name)) &&
    [...text.matchAll(/\{\w*\}?/g)].every(([found]) => braces.includes(found));
  return z
    .string()
    .min(1)
    .refine(isInOrder, { error, abort: true })
    .meta({
      description: isFilled ? `${sentence} Filled in: ${list}.` : sentence,
      meaning: 'words',
    });
}

/**
 * The schema of a group: its words, and the groups in it.
 * @param path that of the group, from the name of its file on
 */
function describe(group: Group, sentences: ReadonlyMap<string, string>, path: string): z.ZodObject {
  const fields = Object.entries(group).map(([name, word]): [string, z.ZodType] => {
    const own = `${path}.${name}`;
    const sentence = sentences.get(own) ?? '';
    if (!Array.isArray(word)) {
      return [name, describe(word as Group, sentences, own).describe(sentence)];
    }
    const schema = wording(sentence, word as Filled);
    const promise = promises[own];
    const error = `Write "${promise}", which the specification asks for to the letter.`;
    return [name, promise ? schema.refine((text) => text === promise, { error }) : schema];
  });
  return z.strictObject(Object.fromEntries(fields));
}

function wordFile([name, group]: readonly [string, Group]) {
  const schema = describe(group, readSentences(name, wordTexts[name] ?? ''), name);
  return { file: `src/content/words/${name}.yaml`, schema };
}

/** The words of controls, messages and headings that stand in no page: one file for each subject. */
export const wordFiles: Readonly<Record<WordFile, ReturnType<typeof wordFile>>> = {
  ...(Object.fromEntries(
    Object.entries<Group>(groups).map((entry) => [entry[0], wordFile(entry)]),
  ) as Record<keyof typeof groups, ReturnType<typeof wordFile>>),
  owner: { file: 'src/content/owner.yaml', schema: ownerSchema },
};
