import type { CmsConfig, Collection, CollectionFile, Field, VisibleField } from '@sveltia/cms';
import type { z } from 'zod';
import { contentCollections } from '../schemas/collections.ts';
import { describeSchema } from '../schemas/describe-schema.ts';
import { wordFiles } from '../schemas/words.ts';
import { localAdmin } from './admin-headers.ts';
import { newPictures } from './entry-files.ts';
import { describeFields, labelOf } from './fields.ts';

type Content = { readonly schema: z.ZodType } & (
  { readonly folder: string; readonly pattern: string } | { readonly file: string }
);

const contents: readonly (readonly [string, Content])[] = Object.entries(contentCollections);

/** What people write as text: a body, or a file that has no form. */
function textField(label: string, hint: string): Field {
  return {
    name: 'body',
    label,
    hint,
    widget: 'text',
    required: false,
    // A colon begins many things in MDX and YAML, and none of them is an emoji.
    use_emoji_autocomplete: false,
  };
}

const bodyField = textField(
  'Text',
  'Markdown with the components of the page of components, exactly as it is kept.',
);

const picturesField: Field = {
  name: newPictures,
  label: labelOf(newPictures),
  hint: 'Saved with this text, which shows each as `![What it shows](../images/name.jpg)`.',
  widget: 'image',
  multiple: true,
  choose_url: false,
  required: false,
};

/** What a new entry begins with, as that of `npm run new` does. */
const beginnings: Readonly<Record<string, object>> = {
  id: {
    required: false,
    hint: 'Leave it empty: a new article takes the next number when it is saved.',
  },
  date: { default: '{{now}}' },
  draft: { default: true },
};

/** The name of the format of a folder's files; the editor takes no other ending for MDX. */
export function entryFormatName(collection: string): string {
  return `${collection}-frontmatter`;
}

function folderCollection(
  name: string,
  folder: string,
  pattern: string,
  schema: z.ZodType,
): Collection {
  const isNested = pattern.startsWith('**');
  return {
    name,
    label: labelOf(name),
    folder,
    extension: 'mdx',
    format: entryFormatName(name),
    // An address changes with npm run rename, and goes with an entry in removed.yaml: both mend
    // what leads there.
    slug: { template: '{{title}}', editable: ['create'] },
    delete: false,
    ...(isNested && { nested: { depth: 2, subfolders: false } }),
    preview_path: '{{slug}}',
    sortable_fields: ['title', 'date', 'checked'],
    // What tells entries of a list apart; the covers are drawn, so that there are no thumbnails.
    summary: pattern.startsWith('**') ? '{{title}}' : '{{title}} ({{category}}, {{date}})',
    thumbnail: false,
    fields: [
      ...(describeFields(describeSchema(schema)) ?? []).map((field) => ({
        ...field,
        ...(field.name === 'date' && !field.required ? {} : beginnings[field.name]),
      })),
      bodyField,
      picturesField,
    ],
  };
}

/** Whether the editor has a form for the records of a collection; otherwise its file is text. */
export function hasForm(schema: z.ZodType): boolean {
  return describeFields(describeSchema(schema)) !== undefined;
}

const idField: Field = {
  name: 'id',
  label: 'Id',
  hint: 'The name by which texts cite it: lower case with hyphens. It never changes.',
  widget: 'string',
  pattern: ['^[a-z0-9-]+(/[a-z0-9-]+)*$', 'Write it in lower case with hyphens.'],
};

function dataFile(name: string, file: string, schema: z.ZodType): CollectionFile {
  const fields = describeFields(describeSchema(schema));
  const common = { name, label: labelOf(name), file };
  if (fields === undefined) {
    const text = textField('File', 'The whole file, as it is kept: its comments say what is what.');
    return { ...common, format: 'raw', fields: [text] };
  }
  return {
    ...common,
    format: name,
    fields: [
      {
        name: 'records',
        label: labelOf(name),
        label_singular: 'Record',
        widget: 'list',
        collapsed: true,
        minimize_collapsed: true,
        allow_reorder: false,
        summary: '{{id}}',
        required: false,
        fields: [idField, ...fields],
      },
    ],
  };
}

/** A list of words, which is text. */
function listFile(name: string, file: string, hint: string): CollectionFile {
  const fields = [textField('Lines', hint)];
  return { name, label: labelOf(name), file: `src/content/${file}`, format: 'raw', fields };
}

/** Words are known by where they stand: their sentence is the label, and groups are folded. */
function labelByUse({ hint, ...field }: VisibleField): VisibleField {
  const [label = field.label, ...rest] = hint?.split(/(?<=\.) /) ?? [];
  const named = { ...field, label: label?.replace(/\.$/, ''), hint: rest.join(' ') };
  if (!('fields' in named)) return named;
  const fields = named.fields.map((inner) => labelByUse(inner as VisibleField));
  return { ...named, collapsed: true, fields };
}

/** The name of the format of a file of words, some of which are called as collections are. */
export function wordsFormatName(file: string): string {
  return `${file}-words`;
}

function wordsFile(name: string, file: string, schema: z.ZodType): CollectionFile {
  const fields = (describeFields(describeSchema(schema)) ?? []).map(labelByUse);
  return { name, label: labelOf(name), file, format: wordsFormatName(name), fields };
}

const { owner, ...wordTexts } = wordFiles;

/** The owner's desk: one form, with a group for each thing that its fields unlock. */
const ownerCollection: Collection = {
  name: 'owner',
  label: 'Owner',
  editor: { preview: false },
  files: [wordsFile('owner', owner.file, owner.schema)],
};

/**
 * The configuration of Sveltia CMS, made from the list of collections and their schemas, so that
 * there is nothing to keep the same by hand.
 * @param repository on GitHub, `owner/name`, or `local` for a folder of this machine, with no account
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function configureEditor(repository: string): CmsConfig {
  const isLocal = repository === localAdmin;
  const repo = isLocal ? 'local/site' : repository;
  return {
    load_config_file: false,
    // A token is enough: signing in by OAuth would take a service of its own.
    backend: { name: 'github', repo, auth_methods: ['token'], squash_merges: true },
    // A change is a pull request, which the checks and the preview look at before it is merged.
    ...(!isLocal && { publish_mode: 'editorial_workflow' as const }),
    app_title: 'TRIAGE: edit the site',
    logo: { src: '/icon.svg' },
    media_folder: 'src/content/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 1_000_000, slugify_filename: true } },
      // Pictures of strangers' hosts, which the policy of the page refuses.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: isLocal },
    collections: [
      ...contents.flatMap(([key, content]) =>
        'folder' in content
          ? [folderCollection(key, content.folder, content.pattern, content.schema)]
          : [],
      ),
      ownerCollection,
      {
        name: 'data',
        label: 'Data',
        editor: { preview: false },
        files: [
          ...contents.flatMap(([key, content]) =>
            'file' in content ? [dataFile(key, content.file, content.schema)] : [],
          ),
          listFile(
            'knownWords',
            'words.txt',
            'Words that the spelling check does not know, one a line.',
          ),
          listFile('names', 'names.txt', 'Names that hold a number, one a line, # for any number.'),
        ],
      },
      {
        name: 'words',
        label: 'Words',
        editor: { preview: false },
        files: Object.entries(wordTexts).map(([name, { file, schema }]) =>
          wordsFile(name, file, schema),
        ),
      },
    ],
  };
}
