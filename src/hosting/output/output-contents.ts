import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionModule } from '../server/function-call.ts';

/** What a path of the build output leads to. */
export type Served =
  | { readonly kind: 'file'; /** Below `static/`, with a leading slash. */ readonly file: string }
  | { readonly kind: 'function'; readonly load: () => Promise<FunctionModule> };

/** Turns a file's place in the output into a path of an address. */
function toUrlPath(file: string): string {
  return `/${file.split(path.sep).join('/')}`;
}

async function findStaticFiles(folder: string): Promise<[string, Served][]> {
  const found: [string, Served][] = [];
  for await (const entry of glob('{**/*,.well-known/**/*}', { cwd: folder })) {
    if (!(await stat(path.join(folder, entry))).isFile()) continue;
    const file = toUrlPath(entry);
    const address = file.replace(/\/index\.html$/, '') || '/';
    found.push([file, { kind: 'file', file }], [address, { kind: 'file', file }]);
  }
  return found;
}

async function findFunctionBundles(folder: string): Promise<[string, Served][]> {
  const found: [string, Served][] = [];
  for await (const entry of glob('**/*.func/index.mjs', { cwd: folder })) {
    const module = pathToFileURL(path.join(folder, entry)).href;
    const load = async () => (await import(module)) as FunctionModule;
    const address = toUrlPath(entry.slice(0, -'.func/index.mjs'.length));
    found.push([address, { kind: 'function', load }]);
  }
  return found;
}

/**
 * Lists everything that a build output serves. Only what is listed can be asked for, so no path
 * escapes the folder, however it is written.
 */
export async function listOutputContents(
  outputFolder: string,
): Promise<ReadonlyMap<string, Served>> {
  return new Map([
    ...(await findStaticFiles(path.join(outputFolder, 'static'))),
    ...(await findFunctionBundles(path.join(outputFolder, 'functions'))),
  ]);
}
