import type { ArticleData } from '../schemas/article.ts';
import type { contentCollections, RecordName, RecordOf } from '../schemas/collections.ts';
import type { PageData } from '../schemas/page.ts';
import type { FieldMeaning, Limits } from '../schemas/text.ts';
import type { Dictionary } from './dictionary.ts';
import type { Finding, Problem } from './problem.ts';
import type { Attribute, MarkdownNode } from '../mdx/parse-mdx.ts';
import type { z } from 'zod';

/** A stretch of words that readers see, with the line of each of its pieces. */
export interface Prose {
  /** Whether the words stand in the text, in the prop of a component or in a field of YAML. */
  readonly location: 'body' | 'prop' | 'field';
  /** `title` for headings and labels, `text` for sentences, `value` for one word in a prop. */
  readonly kind: 'title' | 'text' | 'value';
  /** The words; whatever is not words (a claim, code) stands as U+FFFC. */
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The path of a field in YAML, and how many characters it may have. */
  readonly field?: string;
  readonly limits?: Limits | undefined;
}

interface Piece {
  readonly start: number;
  readonly line: number;
  /** In italics or marked with `lang`: a term of another language, or a title. */
  readonly isForeign: boolean;
}

/** Something that a file names: what it links to, cites, or is itself linked to by (`place`). */
export interface Mention {
  readonly meaning:
    Exclude<FieldMeaning, 'title' | 'text' | 'words'> | 'place' | keyof typeof contentCollections;
  readonly name: string;
  readonly line: number;
  /** The path of the field in YAML: `related.0.page`; empty in a body. */
  readonly field: string;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly line: number;
}

/** A tag with its attributes. */
export interface Element {
  readonly name: string;
  readonly line: number;
  readonly props: ReadonlyMap<string, Attribute>;
}

/** The body of a page or article; empty when it cannot be parsed. */
export interface Body {
  /** Every node of the tree, parents first. */
  readonly nodes: readonly MarkdownNode[];
  readonly elements: readonly Element[];
  readonly headings: readonly Heading[];
}

/** The line of the field at a path, or of its nearest parent that is written down. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** One file of the content. */
export interface Source {
  readonly file: string;
  readonly isDraft: boolean;
  readonly prose: readonly Prose[];
  readonly mentions: readonly Mention[];
  readonly lineOf: LineOf;
  /** True when its YAML cannot be read: nothing is known of its fields, and nothing is said of them. */
  readonly isBroken: boolean;
  /** What was found wrong while reading: YAML, MDX and fields that break the schema. */
  readonly problems: readonly Problem[];
}

/** A page or article. */
export interface EntryOf<Data> extends Source {
  /** The path inside its folder without the extension: `contact/sent`. */
  readonly id: string;
  readonly route: string;
  /** The fields that are as the schema asks. */
  readonly data: Partial<Data>;
  readonly body: Body;
  /** False when the body cannot be parsed, such as for a tag that is never closed. */
  readonly isReadable: boolean;
}

type PageEntry = EntryOf<PageData>;
type ArticleEntry = EntryOf<ArticleData>;
export type Entry = PageEntry | ArticleEntry;

/** A YAML file of records by id. */
export interface RecordFile<Data> extends Source {
  readonly records: ReadonlyMap<string, Partial<Data>>;
}

/** Every file of records by the name of its collection. */
export type Records = { readonly [Name in RecordName]: RecordFile<RecordOf<Name>> };

/** Where the pictures of pages and articles lie. */
export const imageFolder = 'src/content/images';

/** A file of the folder of pictures; without a format it is none that can be shown. */
export interface ImageFile {
  readonly name: string;
  readonly bytes: number;
  /** What it is, whatever its name says: jpeg, png, webp or avif. */
  readonly format: string | undefined;
  /** Whether it can be shown to its last line. */
  readonly isWhole: boolean;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the texts, the data and the code say. */
export interface TextContent {
  readonly pages: readonly PageEntry[];
  readonly articles: readonly ArticleEntry[];
  readonly entries: readonly Entry[];
  readonly records: Records;
  /** Names that hold numbers, each with # for any number. */
  readonly names: readonly string[];
  readonly sources: readonly Source[];
  /** What readers know, and nobody says where it went: pages and articles as they last were. */
  readonly vanished: readonly Entry[];
  /** Files in the content folders that are neither pages nor articles. */
  readonly strayFiles: readonly string[];
  /** Files in an encoding that is not read, each with what was found. */
  readonly badlySaved: ReadonlyMap<string, string>;
  /** Paths that are not content: files under `public/` and routes of `src/pages/`. */
  readonly fixedRoutes: ReadonlySet<string>;
}

/** Everything that the rules look at, read once. */
export interface Content extends TextContent {
  /** The components that MDX may use, by name, with what their props may hold. */
  readonly components: ReadonlyMap<string, z.ZodObject>;
  readonly images: readonly ImageFile[];
}

/** A rule looks at the whole content and names what it finds. */
export type Rule = (content: Content, dictionary: Dictionary) => Problem[];

/** What is found in each file, under its name. */
export function inEach<Kind extends Source>(
  sources: readonly Kind[],
  find: (source: Kind) => readonly Finding[],
): Problem[] {
  return sources.flatMap((source) =>
    find(source).map((finding) => ({ file: source.file, ...finding })),
  );
}

/** Every item whose key an earlier one has already, with the first that has it. */
export function listRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [item: Item, first: Item])[] {
  const firstByKey = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firstByKey.get(key);
    if (first !== undefined) return [[item, first] as const];
    firstByKey.set(key, item);
    return [];
  });
}

/** What a file names of one kind, in order. */
export function mentionsOf({ mentions }: Source, meaning: Mention['meaning']): Mention[] {
  return mentions.filter((mention) => mention.meaning === meaning);
}

/** Stands in prose for what is not words: a claim, code, an image. */
export const objectMark = '\uFFFC';

export function pieceAt({ pieces }: Prose, offset: number): Piece | undefined {
  return pieces.findLast(({ start }) => start <= offset);
}

/** The line in the file of the character at `offset` of some prose. */
export function lineAt(prose: Prose, offset: number): number | undefined {
  const piece = pieceAt(prose, offset);
  if (!piece) return undefined;
  return piece.line + prose.text.slice(piece.start, offset).split('\n').length - 1;
}
