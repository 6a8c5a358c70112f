import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { findEditorComponents } from '../../kit/editor-components.ts';
import { contentCollections } from '../../schemas/collections.ts';
import type { Content } from '../facts.ts';
import { readArticle, readPage, readRecords } from './read-source.ts';

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

/** The routes of `src/pages/` that have no parameter: `rss.xml.ts` is `/rss.xml`. */
function listFixedRoutes(root: string): Set<string> {
  const pages = listFiles(root, 'src/pages')
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/\.(astro|ts|js|md|mdx|html)$/, '')}`)
    .map((route) => route.replace(/\/index$/, '') || '/');
  const served = listFiles(root, 'public').map((file) => `/${file}`);
  return new Set([...pages, ...served]);
}

/** Claims that code shows by itself: `fact('claims', 'monthly-readers')`, `<Claim id="uptime" />`. */
function listClaimsInCode(root: string): Set<string> {
  const citation = /(?<=\bfact\('claims', '|<Claim\s+id=")[a-z0-9-]+/g;
  const sources = listFiles(root, 'src')
    .filter((file) => /\.(astro|tsx?)$/.test(file))
    .map((file) => readText(root, `src/${file}`));
  return new Set(sources.flatMap((source) => source.match(citation) ?? []));
}

/** Pages or articles by the function that reads one, and the files that are neither. */
function loadFolder<Entry>(
  root: string,
  folder: string,
  read: (file: string, source: string) => Entry,
) {
  const files = listFiles(root, folder).map((name) => `${folder}/${name}`);
  const entries = files.filter((file) => file.endsWith('.mdx'));
  return {
    entries: entries.map((file) => read(file, readText(root, file))),
    stray: files.filter((file) => !file.endsWith('.mdx')),
  };
}

/**
 * Reads everything that the rules look at.
 * @param root the folder of the project
 */
export function loadContent(root: string): Content {
  const { claims, triageSystems, ...others } = contentCollections;
  const pages = loadFolder(root, contentCollections.pages.folder, readPage);
  const articles = loadFolder(root, contentCollections.articles.folder, readArticle);
  const entries = [...pages.entries, ...articles.entries];
  const claimFile = readRecords(readText(root, claims.file), claims);
  const systemFile = readRecords(readText(root, triageSystems.file), triageSystems);
  const otherFiles = Object.values(others).flatMap((collection) => {
    if (!('file' in collection)) return [];
    const { file, schema, fields } = collection;
    return [readRecords<z.ZodObject>(readText(root, file), { file, schema, fields })];
  });
  return {
    pages: pages.entries,
    articles: articles.entries,
    entries,
    claims: claimFile,
    systems: systemFile,
    sources: [...entries, claimFile, systemFile, ...otherFiles],
    strayFiles: [...pages.stray, ...articles.stray],
    components: [...findEditorComponents(root).keys()],
    fixedRoutes: listFixedRoutes(root),
    claimsInCode: listClaimsInCode(root),
  };
}
