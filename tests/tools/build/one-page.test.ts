import { appendFile, glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite, projectFolder } from '../../support/project.ts';
import { copySite } from '../../support/site-copy.ts';

/** Every deployed file by its path, with its bytes as text; ids of islands tell of the folder. */
async function readOutput(folder: string): Promise<Map<string, string>> {
  const output = join(folder, '.vercel/output/static');
  const files = new Map<string, string>();
  for await (const name of glob('**/*', { cwd: output })) {
    const path = join(output, name);
    if (!(await stat(path)).isFile()) continue;
    const text = await readFile(path, 'latin1');
    files.set(name, text.replaceAll(/ uid="\w+"/g, ''));
  }
  return files;
}

// Two builds, when none is fresh.
test(
  'a component added to one page changes the file of that page alone',
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
    expect(paths.filter((path) => before.get(path) !== after.get(path))).toEqual([
      'esg-policy/index.html',
    ]);
  },
);
