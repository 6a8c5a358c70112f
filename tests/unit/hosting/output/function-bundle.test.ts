import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleFunctions, findFunctions } from '../../../../src/hosting/output/function-bundle.ts';
import { asFunctionModule } from '../../../../src/hosting/server/function-call.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'functions-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('every TypeScript file of the folder is a function', async () => {
  for (const name of ['send-mail.ts', 'TRIAGE-other.ts', 'notes.md']) {
    await writeFile(path.join(folder, name), '');
  }
  expect([...(await findFunctions(folder)).keys()].toSorted()).toEqual([
    'TRIAGE-other',
    'send-mail',
  ]);
});

test('a site without the folder has no functions', async () => {
  expect((await findFunctions(path.join(folder, 'none'))).size).toBe(0);
});

test('a bundle stands alone, runs a CommonJS package and describes itself to the host', async () => {
  await writeFile(
    path.join(folder, 'old-package.cjs'),
    `exports.name = require('node:path').basename('/a/b');`,
  );
  await writeFile(
    path.join(folder, 'send.ts'),
    `import { name } from './old-package.cjs';
     export default { fetch: async (request: Request) => new Response(name as string) };`,
  );
  const sources = new Map([['send', path.join(folder, 'send.ts')]]);
  await bundleFunctions(sources, path.join(folder, 'output'));
  await rm(path.join(folder, 'old-package.cjs'));

  const bundle = path.join(folder, 'output/functions/functions/v1/send.func');
  expect((await readdir(bundle)).toSorted()).toEqual([
    '.vc-config.json',
    'index.mjs',
    'package.json',
  ]);
  expect(JSON.parse(await readFile(path.join(bundle, '.vc-config.json'), 'utf8'))).toEqual({
    runtime: 'nodejs24.x',
    handler: 'index.mjs',
    launcherType: 'Nodejs',
    shouldAddHelpers: false,
    supportsResponseStreaming: true,
    maxDuration: 40,
  });
  const loaded = (await import(pathToFileURL(path.join(bundle, 'index.mjs')).href)) as object;
  const response = await asFunctionModule(loaded, 'send').default.fetch(
    new Request('http://localhost/'),
  );
  expect(await response.text()).toBe('b');
});

test('a function that does not compile fails the build', async () => {
  await mkdir(path.join(folder, 'broken'));
  const file = path.join(folder, 'broken/send.ts');
  await writeFile(file, `import { nothing } from './missing.ts'; export default nothing;`);
  const sources = new Map([['send', file]]);
  await expect(bundleFunctions(sources, path.join(folder, 'output'))).rejects.toThrow(
    'Could not resolve "./missing.ts"',
  );
});
