import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mentionsOf, type Entry, type TextContent } from '../../src/checker/facts.ts';
import { findMove, nameAdvice } from '../../src/checker/advice.ts';
import { loadContent } from '../../src/checker/load-content.ts';
import { routes } from '../../src/config/routes.ts';
import { statusOf } from '../../src/site/publication.ts';
import { adviseOnName, type Answer, findTaken } from './create-entry.ts';
import { developmentAddress } from './development-server.ts';

/** Files that may link to a page, and are mended. */
const linking = ['src/content/**/*.{mdx,yaml}', 'src/**/*.{astro,ts,tsx}'];
/** Files that may name it as well, and are listed for a person to look at. */
const naming = [
  'README.md',
  'docs/**/*.md',
  'src/content/*.md',
  'tests/{built,e2e,support}/**/*.ts',
];

interface Renaming {
  /** Such as virtual-wards, without a slash or an ending. */
  readonly old: string;
  readonly name: string;
  readonly now: Date;
}

/** An address where a link ends: not the beginning of a longer one, nor a part of a word. */
function linkTo(id: string): RegExp {
  return new RegExp(`(?<=^|[\\s"'\`([{=:,>])/${id}(?=$|[\\s"'\`)\\]}#?,;!<>]|[.:](?!\\w))`, 'gm');
}

function listFiles(root: string, patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...new Set(files.map((file) => file.split(path.sep).join('/')))].sort();
}

/** Writes the new id into the lines whose fields name the page, such as `related`. */
function mendIds(text: string, lines: ReadonlySet<number>, { old, name }: Renaming): string {
  const id = new RegExp(`(?<![\\w/-])${old}(?![\\w/-])`, 'g');
  return text
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? line.replaceAll(id, name) : line))
    .join('\n');
}

/** The front matter with the old address among those that the page had, and without its new one. */
function noteFormer(text: string, entry: Entry, { old, name, now }: Renaming): string {
  const { draft = false, date, formerly = [] } = entry.data;
  const isPublished = statusOf({ draft, date }, now) === 'published';
  const former = [...new Set([...formerly, ...(isPublished ? [old] : [])])].filter(
    (address) => address !== name,
  );
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const line = former.length > 0 ? `formerly: [${former.join(', ')}]${eol}` : '';
  const written = /^formerly:.*\r?\n(?:(?:[ \t]+.*|- .*|\])\r?\n)*/m;
  const end = text.indexOf(`${eol}---`, 3) + eol.length;
  const head = text.slice(0, end);
  const renewed = written.test(head) ? head.replace(written, line) : head + line;
  return renewed + text.slice(end);
}

function findRefusal(content: TextContent, { old, name }: Renaming): string | undefined {
  const entry = content.entries.find(({ id }) => id === old);
  if (!entry) {
    const there = nameAdvice(
      old,
      content.entries.map(({ id }) => id),
    );
    const { why, to } = findMove(old, content) ?? {};
    if (why) return `"${old}" ${why}${to ? `: type the name of ${to}` : ''}.`;
    return `There is no page or article "${old}". Give the name of its file: ${there}.`;
  }
  if ((Object.values(routes) as string[]).includes(entry.route)) {
    return `${entry.route} is an address that the site’s code knows by name (src/config/routes.ts). It stays.`;
  }
  const advice = adviseOnName(name, `npm run rename -- ${old}`);
  if (advice !== undefined) return advice;
  if (entry.data.formerly?.includes(name)) return undefined;
  return findTaken(name, path.posix.join(path.posix.dirname(entry.file), `${name}.mdx`), content);
}

/** Every file that changes by mending what names the page, with its new text. */
function mendMentions(root: string, content: TextContent, renaming: Renaming): Map<string, string> {
  const { old, name } = renaming;
  const linesByFile = new Map(
    content.sources.map((source) => [
      source.file,
      new Set(mentionsOf(source, 'page').flatMap((page) => (page.name === old ? [page.line] : []))),
    ]),
  );
  const mended = new Map<string, string>();
  for (const file of listFiles(root, linking)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lines = linesByFile.get(file) ?? new Set<number>();
    const renewed = mendIds(text.replaceAll(linkTo(old), `/${name}`), lines, renaming);
    if (renewed !== text) mended.set(file, renewed);
  }
  return mended;
}

/** Moves the drawings that are found by the name of the page, and the cover of an article. */
function moveDrawings(root: string, { old, name }: Renaming): void {
  for (const file of listFiles(root, [`src/illustrations/{,covers/}${old}.*svg`])) {
    const text = readFileSync(path.join(root, file), 'utf8');
    // What a drawing for phones takes from the wide one is named after the page, too.
    writeFileSync(path.join(root, file), text.replaceAll(`${old}-wide`, `${name}-wide`));
    renameSync(path.join(root, file), path.join(root, file.replace(`/${old}.`, `/${name}.`)));
  }
}

/**
 * Gives a page or article another address: moves its file and drawings, notes the old address in its
 * front matter, so that it leads to the new one, and mends every link and field that names it.
 * @param root the project's folder
 * @returns what was done; on refusal nothing is changed
 */
export function renameEntry(root: string, renaming: Renaming): Answer {
  const { old, name } = renaming;
  const content = loadContent(root);
  const refusal = findRefusal(content, renaming);
  const entry = content.entries.find(({ id }) => id === old);
  if (refusal !== undefined || !entry) return { isDone: false, message: refusal ?? '' };
  const file = path.posix.join(path.posix.dirname(entry.file), `${name}.mdx`);
  const mended = mendMentions(root, content, renaming);
  const own = mended.get(entry.file) ?? readFileSync(path.join(root, entry.file), 'utf8');
  mended.delete(entry.file);
  for (const [other, text] of mended) writeFileSync(path.join(root, other), text);
  renameSync(path.join(root, entry.file), path.join(root, file));
  const drawn = own.replaceAll(`name="${old}.`, `name="${name}.`);
  writeFileSync(path.join(root, file), noteFormer(drawn, entry, renaming));
  moveDrawings(root, renaming);
  const left = listFiles(root, naming).filter((other) =>
    linkTo(old).test(readFileSync(path.join(root, other), 'utf8')),
  );
  return {
    isDone: true,
    message: [
      `Moved ${entry.file} to ${file}.`,
      ...(mended.size > 0 ? ['Mended what named it in:', ...mended.keys()] : []),
      ...(left.length > 0 ? ['Look at these, which name it too:', ...left] : []),
      `Next: npm run check, and see ${developmentAddress(root, name)} with npm run dev.`,
    ].join('\n'),
  };
}
