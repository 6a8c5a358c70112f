import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { AstroError } from 'astro/errors';
import { findInlineCode, hash, type InlineCode } from './inline-code.ts';
import { loadAfterPaint } from './load-after-paint.ts';
import { describeWeight } from './page-weight.ts';
import { keepOwnUtilities } from './own-utilities.ts';
import { shareRuntime } from './share-runtime.ts';

/** A built page: its file, such as `about/index.html`, and the code that its policy must allow. */
export interface FinishedPage extends Omit<InlineCode, 'problems' | 'scripts'> {
  readonly file: string;
}

/** The name of a font, to which Astro adds a hash of its settings, the place of its file among them. */
const hashedFont = /(?<=@font-face\{font-family:")([^"]+)-[\da-f]{16}(?=")/;
/** What Astro calls an island: a hash of where its component is. Nothing asks for it. */
const islandName = /(?<=<astro-island) uid="[^"]*"/g;

/**
 * Takes out of a page what depends on the folder in which it was built: the same source makes the
 * same page everywhere, so that a page that is light enough where it was tested is so everywhere.
 */
function stripBuildPaths(html: string): string {
  const [hashed, name] = hashedFont.exec(html) ?? [];
  const page = html.replaceAll(islandName, '');
  return hashed === undefined || name === undefined ? page : page.replaceAll(hashed, name);
}

const scriptFile = /<script(?: type="module")? src="(\/_astro\/[^"]+)"/g;

/** Styles of the body, and what may hold others that apply only at times or are no styles. */
const bodyStyles =
  /<!--[\s\S]*?-->|<(script|noscript|template)\b[\s\S]*?<\/\1\s*>|<style>([\s\S]*?)<\/style>/g;

/**
 * Moves the styles of islands and drawings to the end of the head, the only place for them
 * (https://html.spec.whatwg.org/#the-style-element), each once, and joins neighbours.
 */
function gatherStyles(html: string): string {
  const headEnd = Math.max(html.indexOf('</head>'), 0);
  const styles = new Set<string>();
  const body = html
    .slice(headEnd)
    .replaceAll(bodyStyles, (match, _tag, style: string | undefined) => {
      if (style === undefined) return match;
      styles.add(style);
      return '';
    });
  const moved = styles.size > 0 ? `<style>${[...styles].join('')}</style>` : '';
  return `${html.slice(0, headEnd)}${moved}${body}`.replaceAll('</style><style>', '');
}

/** Pages that are made by code alone: whatever content brings along is not in them. */
const pagesOfCode: ReadonlySet<string> = new Set(['404.html', '500.html']);

/**
 * Gives every page of a built site one style element and the hashes of its script files, so that a
 * browser refuses a file that was changed on its way (https://www.w3.org/TR/SRI/).
 * @param folder the built site
 * @param bundled the scripts that the bundler made from the source
 * @param advise told what does not keep the pages from being published
 * @returns the pages in the order of their names
 * @throws {AstroError} naming every attribute that the content security policy would block, and
 *   every script that is not of the source, which is never allowed
 */
export async function finishPages(
  folder: string,
  bundled: ReadonlySet<string>,
  advise: (advice: string) => void,
): Promise<FinishedPage[]> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).toSorted();
  const hashes = new Map<string, string>();
  const sign = (tag: string, address: string): string => {
    const integrity = hashes.get(address) ?? hash(readFileSync(path.join(folder, address)));
    hashes.set(address, integrity);
    return `${tag} integrity="${integrity}"`;
  };
  const problems: string[] = [];
  // One after another: waiting for each file takes longer than reading it.
  const built = files.map((file) => stripBuildPaths(readFileSync(path.join(folder, file), 'utf8')));
  const ofCode = built.filter((_, index) => pagesOfCode.has(files[index] ?? ''));
  const known = new Set([...bundled, ...ofCode.flatMap((html) => findInlineCode(html).scripts)]);
  const shared = shareRuntime(built, known);
  const late = loadAfterPaint(shared.pages);
  known.add(late.start);
  for (const [address, code] of shared.files) writeFileSync(path.join(folder, address), code);
  const scriptFiles = await Array.fromAsync(glob('_astro/*.js', { cwd: folder }));
  const lighten = keepOwnUtilities(
    scriptFiles.map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const pages = files.map((file, index) => {
    const html = lighten(gatherStyles(late.pages[index] ?? '')).replaceAll(scriptFile, sign);
    writeFileSync(path.join(folder, file), html);
    const name = file.split(path.sep).join('/');
    for (const advice of describeWeight(name, html)) advise(advice);
    const { problems: blocked, scripts, ...code } = findInlineCode(html);
    const foreign = scripts
      .filter((script) => !known.has(script))
      .map((script) => `an inline script that is not of the source: ${script.trim().slice(0, 60)}`);
    problems.push(...[...blocked, ...foreign].map((problem) => `${name}: ${problem}`));
    return { ...code, file: name };
  });
  if (problems.length > 0) throw new AstroError(problems.join('\n'));
  return pages;
}
