import type { Problem } from './problem.ts';

/** A stretch of words that readers see, with the line of each of its pieces. */
export interface Prose {
  /** Where the words stand: `body`, `opening.lead`, or the name of a component's prop. */
  readonly field: string;
  /** `title` for headings and labels, `text` for sentences, `value` for one word in a prop. */
  readonly kind: 'title' | 'text' | 'value';
  /** The words; whatever is not words (a claim, code) stands as U+FFFC. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly start: number;
  readonly line: number;
  /** In italics or marked with `lang`: a term of another language, or a title. */
  readonly isForeign: boolean;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly line: number;
}

export interface Named {
  readonly name: string;
  readonly line: number;
}

/** What the rules need to know of one MDX body. */
export interface Body {
  readonly prose: readonly Prose[];
  readonly headings: readonly Heading[];
  /** Ids that a link may point to, in order; a repeated one stands twice. */
  readonly fragments: readonly Named[];
  readonly components: readonly Named[];
  readonly claims: readonly Named[];
  readonly systems: readonly Named[];
  readonly links: readonly Named[];
  /** Images without alternative text. */
  readonly silentImages: readonly Named[];
  /** Paragraphs that begin with import or export. */
  readonly modules: readonly Named[];
  /** `style` and `on…` attributes. */
  readonly inlineAttributes: readonly Named[];
  /** Tables whose second line asks for alignment. */
  readonly alignedTables: readonly Named[];
  /** Tables whose first line leaves a cell empty. */
  readonly headlessTables: readonly Named[];
  readonly wordCount: number;
}

/** The front matter of one file, or the whole of a YAML file, with the line of every field. */
export interface YamlText {
  readonly value: unknown;
  /** The line of the field at `path`, or of its nearest parent that is written down. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** One page or article. */
export interface Entry {
  readonly kind: 'page' | 'article';
  /** The path inside its folder without the extension: `contact/sent`. */
  readonly id: string;
  readonly file: string;
  readonly route: string;
  readonly frontMatter: YamlText;
  readonly body: Body;
  /** False when the body cannot be parsed, such as for a tag that is never closed; it is empty then. */
  readonly isReadable: boolean;
  /** What was found wrong while reading. */
  readonly problems: readonly Problem[];
}

/** One record file: `claims.yaml` or `triage-systems.yaml`. */
export interface RecordFile {
  readonly file: string;
  readonly records: ReadonlyMap<string, unknown>;
  readonly lineOf: YamlText['lineOf'];
  readonly problems: readonly Problem[];
}

/** Everything that the rules look at, read once. */
export interface Site {
  readonly entries: readonly Entry[];
  readonly claims: RecordFile;
  readonly systems: RecordFile;
  /** Files in the content folders that are neither pages nor articles. */
  readonly strayFiles: readonly string[];
  /** Names of the components that MDX may use. */
  readonly components: readonly string[];
  /** Paths that are not content: files under `public/` and routes of `src/pages/`. */
  readonly fixedRoutes: ReadonlySet<string>;
  /** Every quoted word of the source code, where claims may be cited too. */
  readonly quotedInCode: ReadonlySet<string>;
  /** The words of `src/content/words.txt`. */
  readonly words: ReadonlySet<string>;
}

/** A rule looks at the whole site and names what has to be mended. */
export type Rule = (site: Site) => Problem[];

/** Stands in prose for what is not words: a claim, code, an image. */
export const objectMark = '\uFFFC';

export function pieceAt({ pieces }: Prose, offset: number): Piece | undefined {
  return pieces.findLast(({ start }) => start <= offset);
}

/** The line in the file of the character at `offset` of some prose. */
export function lineAt(prose: Prose, offset: number): number | undefined {
  const { text } = prose;
  const piece = pieceAt(prose, offset);
  if (!piece) return undefined;
  return piece.line + text.slice(piece.start, offset).split('\n').length - 1;
}

/** A field of the front matter if it is text, otherwise the empty text. */
export function textField(entry: Entry, name: string): string {
  const { value } = entry.frontMatter;
  const field = isRecord(value) ? value[name] : undefined;
  return typeof field === 'string' ? field : '';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the entry is marked `draft: true`, and so left out of the built site. */
export function isDraft({ frontMatter: { value } }: Entry): boolean {
  return isRecord(value) && value['draft'] === true;
}
