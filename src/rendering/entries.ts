/** A page or article as the collections know it; its text is read from its rendering. */
export interface Entry {
  readonly path: string;
  /** What it stands under in a list of all: a group of the footer, a category. */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** Words by which it should be found: its own, and what the list of synonyms says. */
  readonly keywords: readonly string[];
  /** Whether it is a text, and no way to others. */
  readonly isFound: boolean;
  readonly article?: ArticleFacts;
}

interface ArticleFacts {
  /** Its place among all articles, the newest first. */
  readonly order: number;
  /** Moments as `Date.toISOString` writes them. */
  readonly published: string;
  readonly updated?: string | undefined;
  readonly categories: readonly string[];
  /** The full address of its sharing image; none where another host has the article. */
  readonly picture?: string | undefined;
}

/** All there is to read, with what all of it shares. */
export interface Entries {
  /** The origin of the site, such as https://www.example.com. */
  readonly siteUrl: string;
  /** The origin that has the articles; empty where this site has them. */
  readonly blogHost: string;
  readonly texts: readonly Entry[];
  /** Beginnings of words as visitors spell them, and as the texts do. */
  readonly spellings: Readonly<Record<string, string>>;
}

/** Made by the build for what reads the renderings, and never served by the built site. */
export const entriesFile = '/entries.json';
