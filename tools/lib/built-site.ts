import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { listOutputContents } from '../../src/hosting/output/output-contents.ts';
import { projectFolder } from './project.ts';

export const outputFolder = join(projectFolder, '.vercel/output');

export interface BuiltPage {
  /** Such as /product, or /404.html for a page that has no address of its own. */
  readonly path: string;
  readonly html: string;
  readonly page: HTMLElement;
}

/** A file of the built site, named from its root with a leading slash. */
export function readBuiltFile(file: string): Promise<Buffer> {
  return readFile(join(outputFolder, 'static', file));
}

/** Every path that the deployed site answers with a file or a function. */
export async function listServedPaths(): Promise<ReadonlySet<string>> {
  return new Set((await listOutputContents(outputFolder)).keys());
}

async function readPages(): Promise<BuiltPage[]> {
  const files = [...(await listServedPaths())].filter((path) => path.endsWith('.html'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const html = (await readBuiltFile(file)).toString();
      return { path: file.replace(/\/index\.html$/, '') || '/', html, page: parse(html) };
    }),
  );
}

let pages: Promise<readonly BuiltPage[]> | undefined;

/** Every built page, the error pages included; read once. */
export function readBuiltPages(): Promise<readonly BuiltPage[]> {
  return (pages ??= readPages());
}
