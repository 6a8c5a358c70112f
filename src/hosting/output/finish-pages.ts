import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { AstroError } from 'astro/errors';
import { findInlineCode, type InlineCode } from './inline-code.ts';
import { createScriptSigner } from './script-integrity.ts';

/** A built page: its file, such as `about/index.html`, and the code that its policy must allow. */
export interface FinishedPage extends Omit<InlineCode, 'problems'> {
  readonly file: string;
}

/**
 * Joins the style elements of a page that follow each other. How the bundler cuts styles into
 * chunks depends on every page that uses them; what a page holds of them does not.
 */
function joinStyles(html: string): string {
  return html.replaceAll('</style><style>', '');
}

/**
 * Gives every page of a built site one style element and the hashes of its script files.
 *
 * Files are read one after another: nothing else happens meanwhile, and waiting for each takes
 * longer than reading it.
 * @param folder the built site
 * @returns the pages in the order of their names
 * @throws {AstroError} naming every attribute that the content security policy would block
 */
export async function finishPages(folder: string): Promise<FinishedPage[]> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).toSorted();
  const sign = createScriptSigner(folder);
  const problems: string[] = [];
  const pages = files.map((file) => {
    const place = path.join(folder, file);
    const html = sign(joinStyles(readFileSync(place, 'utf8')));
    writeFileSync(place, html);
    const code = findInlineCode(html);
    problems.push(...code.problems.map((problem) => `${file}: ${problem}`));
    return { ...code, file: file.split(path.sep).join('/') };
  });
  if (problems.length > 0) throw new AstroError(problems.join('\n'));
  return pages;
}
