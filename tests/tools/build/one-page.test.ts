import { appendFile, glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite, projectFolder } from '../../support/project.ts';
import { copySite } from '../../support/site-copy.ts';

/**
 * Every deployed file by its path, with its bytes as text. Ids of islands and names of fonts tell of
 * the folder that the build ran in; the search holds the words of all pages in the same files.
 */
async function readOutput(folder: string): Promise<Map<string, string>> {
  const output = join(folder, '.vercel/output/static');
  const files = new Map<string, string>();
  for await (const name of glob('**/*', { cwd: output })) {
    const path = join(output, name);
    if (name.startsWith('pagefind') || !(await stat(path)).isFile()) continue;
    const text = await readFile(path, 'latin1');
    files.set(name, text.replaceAll(/ uid="\w+"|(?<=Hyperlegible Next[\w ]*-)[\da-f]{16}/g, ''));
  }
  return files;
}

// Two builds, when none is fresh.
test(
  'a component added to one page changes the files of that page alone',
  { timeout: 300_000 },
  async () => {
    // The test runner says of itself that it is development, where drafts are built too.
    vi.stubEnv('DEV', undefined);
    await buildSite();
    const before = await readOutput(projectFolder);
    await using copy = await copySite();
    const page = 'src/content/pages/esg-policy.mdx';
    await appendFile(join(copy.folder, page), '\n<LevelScale system="manchester" />\n');
    await buildSite({}, copy.folder);
    const after = await readOutput(copy.folder);
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    expect(before.size).toBeGreaterThan(200);
    // The page, and its words for machines.
    expect(paths.filter((path) => before.get(path) !== after.get(path)).sort()).toEqual([
      'esg-policy.md',
      'esg-policy/index.html',
      'llms-full.txt',
    ]);
  },
);
