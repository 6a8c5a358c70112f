import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright';
import { adminHeaders, adminPath, localAdmin } from '../../../src/admin/admin-headers.ts';
import { makeAdminPage } from '../../../src/admin/admin-integration.ts';
import { listen } from '../../../tools/lib/project.ts';

/** Texts of files by their path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** The folder in the browser that stands for the repository. */
const folder = 'repository';

/** An entry stays open when it is saved, and no draft of it is offered to be restored. */
const preferences = JSON.stringify({ closeOnSave: false, useDraftBackup: false });

/** Serves the editing page with the headers that it is deployed with. */
export async function serveEditor(
  admin: string = localAdmin,
): Promise<{ readonly origin: string } & AsyncDisposable> {
  const icon = await readFile(new URL('../../../public/icon.svg', import.meta.url));
  const files = new Map(await makeAdminPage(admin)).set('/icon.svg', {
    type: 'image/svg+xml',
    body: icon,
  });
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.statusCode = file ? 200 : 404;
    response.setHeaders(new Headers(adminHeaders(admin)));
    if (file) response.setHeader('content-type', file.type);
    response.end(file?.body);
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/**
 * Opens the editor on a copy of files that lies in the browser: what somebody chooses as the folder
 * is the browser's own file system, whose handles are those of a real folder.
 * @param atStart what is done before the folder is chosen
 * @see https://fs.spec.whatwg.org/
 */
export async function openEditor(
  page: Page,
  origin: string,
  files: Files,
  atStart?: () => Promise<void>,
): Promise<void> {
  await page.addInitScript(
    ([name, prefs]) => {
      const choose = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
      const allow = () => Promise.resolve('granted' as const);
      Object.assign(globalThis, { showDirectoryPicker: choose });
      Object.assign(FileSystemHandle.prototype, {
        requestPermission: allow,
        queryPermission: allow,
      });
      localStorage.setItem('sveltia-cms.prefs', prefs);
    },
    [folder, preferences] as const,
  );
  await page.goto(`${origin}${adminPath}`);
  await page.evaluate(
    async ({ name, texts }) => {
      const root = await (
        await navigator.storage.getDirectory()
      ).getDirectoryHandle(name, { create: true });
      for (const [path, text] of Object.entries(texts)) {
        const parts = path.split('/');
        let place = root;
        for (const part of parts.slice(0, -1)) {
          place = await place.getDirectoryHandle(part, { create: true });
        }
        const handle = await place.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    // What shows that a folder is a repository.
    { name: folder, texts: { ...files, '.git/HEAD': 'ref: refs/heads/main\n' } },
  );
  const choose = page.getByRole('button', { name: 'Work with Local Repository' });
  await choose.waitFor();
  await atStart?.();
  await choose.click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
}

/** The files as they are now. */
async function readFiles(page: Page, paths: readonly string[]): Promise<Files> {
  return page.evaluate(
    async ({ name, wanted }) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      const texts: Record<string, string> = {};
      for (const path of wanted) {
        const parts = path.split('/');
        let place = root;
        for (const part of parts.slice(0, -1)) place = await place.getDirectoryHandle(part);
        const file = await (await place.getFileHandle(parts.at(-1) ?? '')).getFile();
        texts[path] = await file.text();
      }
      return texts;
    },
    { name: folder, wanted: [...paths] },
  );
}

/** Opens an entry by its collection and its name: the file without its folder and ending. */
export async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  const go = (hash: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, hash);
  // What was open is closed first, so that nobody writes into it.
  await go(`#/collections/${collection}`);
  await page.locator('[data-key-path]').first().waitFor({ state: 'detached' });
  await go(`#/collections/${collection}/entries/${name}`);
  await page.locator('[data-key-path]').first().waitFor();
}

/** The field of an entry that is open, by the path of its key; it appears when it comes into view. */
export function fieldAt(page: Page, keyPath: string): Locator {
  return page.locator(`[data-key-path="${keyPath}"]`).locator('textarea, input').first();
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
    await save(page);
    texts.push((await readFiles(page, [file]))[file] ?? '');
  }
  return texts;
}

/** Saves what is open, and waits until it is saved. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('button:disabled', { hasText: /^\s*Save\s*$/ }).waitFor();
}
