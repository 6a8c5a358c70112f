import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findEditorComponents } from '../../kit/editor-components.ts';
import { readEntry } from './read-entry.ts';
import { readRecords } from './read-yaml.ts';
import type { Entry, Site } from '../checked-site.ts';

/** Routes that the build makes from no file of `src/pages/` or `public/`. */
const builtRoutes = ['/sitemap-index.xml', '/sitemap-0.xml'];

/** Paths of all files in a folder of the project, relative to that folder, in order. */
function listFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(absolute, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function readText(root: string, file: string): string {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
}

/** Entries by file, so that the development server parses only what was changed since. */
const parsed = new Map<string, { source: string; entry: Entry }>();

function loadEntry(root: string, kind: Entry['kind'], folder: string, name: string): Entry {
  const file = `${folder}/${name}`;
  const source = readText(root, file);
  const key = path.join(root, file);
  const known = parsed.get(key);
  if (known?.source === source) return known.entry;
  const entry = readEntry(kind, name.replace(/\.mdx$/, ''), file, source);
  parsed.set(key, { source, entry });
  return entry;
}

/** The routes of `src/pages/` that have no parameter: `rss.xml.ts` is `/rss.xml`. */
function listFixedRoutes(root: string): Set<string> {
  const pages = listFiles(root, 'src/pages')
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/\.(astro|ts|js|md|mdx|html)$/, '')}`)
    .map((route) => route.replace(/\/index$/, '') || '/');
  const served = listFiles(root, 'public').map((file) => `/${file}`);
  return new Set([...builtRoutes, ...pages, ...served]);
}

function listQuotedWords(root: string): Set<string> {
  const sources = listFiles(root, 'src')
    .filter((file) => /\.(astro|tsx?|json)$/.test(file) && !/^(content|checker)\//.test(file))
    .map((file) => readText(root, `src/${file}`));
  return new Set(sources.flatMap((source) => source.match(/(?<=['"`])[a-z0-9-]+(?=['"`])/g) ?? []));
}

/**
 * Reads everything that the rules look at. Files are read one after another: a few thousand small
 * files at once would run out of file handles.
 *
 * @param root the folder of the project
 */
export function loadSite(root: string): Site {
  const load = (kind: Entry['kind'], folder: string) =>
    listFiles(root, folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => loadEntry(root, kind, folder, name));
  const strayFiles = ['src/content/pages', 'src/content/articles'].flatMap((folder) =>
    listFiles(root, folder)
      .filter((name) => !name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  );
  const claims = 'src/content/claims.yaml';
  const systems = 'src/content/triage-systems.yaml';
  return {
    entries: [...load('page', 'src/content/pages'), ...load('article', 'src/content/articles')],
    strayFiles,
    claims: readRecords(readText(root, claims), claims),
    systems: readRecords(readText(root, systems), systems),
    components: [...findEditorComponents(root).keys()],
    fixedRoutes: listFixedRoutes(root),
    quotedInCode: listQuotedWords(root),
    words: new Set(readText(root, 'src/content/words.txt').split('\n').filter(Boolean)),
  };
}
