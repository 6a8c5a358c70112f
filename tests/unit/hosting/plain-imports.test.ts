import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from '../../../src/hosting/plain-imports.ts';

const sources: Readonly<Record<string, string>> = {
  'virtual:first': `addEventListener('click', () => import('virtual:late'));`,
  'virtual:second': `addEventListener('keydown', () => import('virtual:late'));`,
  'virtual:both': `import 'virtual:first'; import 'virtual:second';`,
  'virtual:late': `export const late = 1;`,
};
const virtualFiles: Plugin = {
  name: 'virtual-files',
  resolveId: (id) => (id in sources ? id : undefined),
  load: (id) => sources[id],
};

async function bundle(input: readonly string[]) {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, plainImports()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [...input] },
    },
  });
  const [result] = [outputs].flat();
  if (!result || !('output' in result)) throw new Error('Vite has built nothing.');
  return result.output.filter((file) => file.type === 'chunk');
}

test('scripts that import later have no file in common that helps them', async () => {
  const chunks = await bundle(['virtual:first', 'virtual:second']);
  expect(chunks).toHaveLength(3);
  for (const { isEntry, imports, dynamicImports } of chunks) {
    expect(imports).toEqual([]);
    expect(dynamicImports).toHaveLength(isEntry ? 1 : 0);
  }
});

test('nothing stands around an import, also where two are in a file', async () => {
  const [entry] = (await bundle(['virtual:both'])).filter(({ isEntry }) => isEntry);
  expect(entry?.code).toMatch(
    /^addEventListener\(`click`,\(\)=>import\([^)]+\)\),addEventListener\(`keydown`,\(\)=>import\([^)]+\)\);\s*$/,
  );
});
