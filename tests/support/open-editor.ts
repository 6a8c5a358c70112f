import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright';
import { adminHeaders, adminPath, localAdmin } from '../../src/admin/admin-headers.ts';
import { makeAdminPage } from '../../src/admin/admin-integration.ts';
import { listen } from '../../tools/lib/project.ts';

declare global {
  interface Window {
    /** A file of the folder in the browser that stands for the repository, made where it is not there. */
    openFile?: (path: string) => Promise<FileSystemFileHandle>;
  }
}

/** An entry stays open when it is saved, and no draft of it is offered to be restored. */
const preferences = JSON.stringify({ closeOnSave: false, useDraftBackup: false });

/** Serves the editing page with the headers that it is deployed with. */
export async function serveEditor(): Promise<{ readonly origin: string } & AsyncDisposable> {
  const icon = await readFile(new URL('../../public/icon.svg', import.meta.url));
  const files = new Map(await makeAdminPage(localAdmin)).set('/icon.svg', {
    type: 'image/svg+xml',
    body: icon,
  });
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.statusCode = file ? 200 : 404;
    response.setHeaders(new Headers(adminHeaders(localAdmin)));
    if (file) response.setHeader('content-type', file.type);
    response.end(file?.body);
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/**
 * Opens the editor on a copy of files that lies in the browser: what somebody chooses as the folder
 * is the browser's own file system, whose handles are those of a real folder.
 * @param files texts by their path from the root of the repository
 * @see https://fs.spec.whatwg.org/
 */
export async function openEditor(
  page: Page,
  origin: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await page.addInitScript((prefs) => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
    const allow = () => Promise.resolve('granted' as const);
    Object.assign(globalThis, { showDirectoryPicker: choose });
    Object.assign(FileSystemHandle.prototype, { requestPermission: allow, queryPermission: allow });
    localStorage.setItem('sveltia-cms.prefs', prefs);
    window.openFile = async (path) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let place = await choose();
      for (const folder of folders) {
        place = await place.getDirectoryHandle(folder, { create: true });
      }
      return place.getFileHandle(name, { create: true });
    };
  }, preferences);
  await page.goto(`${origin}${adminPath}`);
  // What shows that a folder is a repository comes with the files.
  for (const [path, text] of [...files, ['.git/HEAD', 'ref: refs/heads/main\n'] as const]) {
    await page.evaluate(
      async ([name, content]) => {
        const writable = await (await window.openFile?.(name))?.createWritable();
        await writable?.write(content);
        await writable?.close();
      },
      [path, text] as const,
    );
  }
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
}

/** A file as it is now. */
async function readFileIn(page: Page, file: string): Promise<string> {
  return page.evaluate(
    async (path) => (await (await window.openFile?.(path))?.getFile())?.text() ?? '',
    file,
  );
}

/** Opens an entry by its collection and its name, the file without its folder and ending, or a new one. */
export async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  const go = (hash: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, hash);
  // What was open is closed first, so that nobody writes into it.
  await go(`#/collections/${collection}`);
  await page.locator('[data-key-path]').first().waitFor({ state: 'detached' });
  await go(`#/collections/${collection}/${name === 'new' ? name : `entries/${name}`}`);
  await page.locator('[data-key-path]').first().waitFor();
}

/**
 * Writes a letter at the end of a field and saves, takes it away and saves again: the editor saves
 * nothing that nobody touched.
 * @returns the texts of the file after each
 */
export async function saveTwice(page: Page, field: Locator, file: string): Promise<string[]> {
  const texts: string[] = [];
  for (const key of ['x', 'Backspace']) {
    await field.press('Control+End');
    await field.press(key);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('button:disabled', { hasText: /^\s*Save\s*$/ }).waitFor();
    texts.push(await readFileIn(page, file));
  }
  return texts;
}
