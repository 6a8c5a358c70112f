import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readPublicSettings } from '../config/settings.ts';
import { contentCollections } from '../schemas/collections.ts';
import { removedSchema } from '../schemas/publication.ts';
import { routeOf } from './page.ts';
import { isScheduled, statusOf } from './publication.ts';

// What the configuration asks of content before the collections can be read: where pages moved to,
// and what is scheduled. The checker has compared the files with their schemas by then; while
// somebody writes, a file that is no good for the moment has moved nowhere.

/** A page or article, as far as its front matter says when and where it is there. */
interface DatedEntry {
  readonly route: string;
  readonly draft: boolean;
  readonly date: Date | undefined;
  readonly formerly: readonly string[];
}

/** What answers at addresses that pages have left. */
export interface Moves {
  /** Answered with 308 Permanent Redirect. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Answered with 410 Gone. */
  readonly gone: readonly string[];
}

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/;

const { pages, articles, removed } = contentCollections;

function datesOf({ draft, date, formerly }: (typeof pages | typeof articles)['schema']['shape']) {
  return z.object({ draft, date, formerly }).partial();
}

const fields = {
  pages: datesOf(pages.schema.shape),
  articles: datesOf(articles.schema.shape),
};

function parseYaml(text: string): unknown {
  try {
    return parse(text, { customTags: ['timestamp'] });
  } catch {
    return undefined;
  }
}

function readFolder(root: string, name: keyof typeof fields): DatedEntry[] {
  const { folder, pattern } = contentCollections[name];
  const cwd = path.join(root, folder);
  return globSync(pattern, { cwd })
    .toSorted()
    .flatMap((file) => {
      const [, yaml = ''] = frontMatter.exec(readFileSync(path.join(cwd, file), 'utf8')) ?? [];
      const { data } = fields[name].safeParse(parseYaml(yaml));
      const id = file.replaceAll(path.sep, '/').replace(/\.mdx$/, '');
      const { draft = false, date, formerly = [] } = data ?? { draft: true };
      return [{ route: routeOf(id), draft, date, formerly }];
    });
}

/**
 * Every page and article with its dates and old addresses, drafts and scheduled ones included.
 * @param root the project's folder
 */
function readDatedEntries(root: string): DatedEntry[] {
  return [...readFolder(root, 'pages'), ...readFolder(root, 'articles')];
}

/**
 * The redirects of the site: for what the build deploys and for the development server.
 * @param root the project's folder
 */
export function readMoves(root: string, now = new Date()): Moves {
  const file = path.join(root, removed.file);
  const records = (existsSync(file) && parseYaml(readFileSync(file, 'utf8'))) || {};
  const taken = Object.entries(records).flatMap(([old, record]) => {
    const { data } = removedSchema.safeParse(record);
    return data ? [{ from: `/${old}`, to: data.see }] : [];
  });
  const showsAll = readPublicSettings().PUBLIC_DRAFTS === 'on';
  const moved = readDatedEntries(root)
    .filter((entry) => showsAll || statusOf(entry, now) === 'published')
    .flatMap(({ route, formerly }) => formerly.map((old) => ({ from: `/${old}`, to: route })));
  const seen = taken.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  const gone = taken.flatMap(({ from, to }) => (to === undefined ? [from] : []));
  return { redirects: [...moved, ...seen], gone };
}

/**
 * The entries whose day is still to come. A build that is older than such a day is out of date.
 * @param root the project's folder
 */
export function readScheduled(root: string, now = new Date()): DatedEntry[] {
  return readDatedEntries(root).filter((entry) => isScheduled(entry, now));
}
