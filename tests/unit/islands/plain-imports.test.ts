import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from '../../../src/islands/plain-imports.ts';

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

test('scripts that import later have no file in common that helps them', async () => {
  const input = ['virtual:first', 'virtual:second'];
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, plainImports()],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  });
  const [result] = [outputs].flat();
  if (!result || !('output' in result)) throw new Error('Vite has built nothing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  expect(chunks).toHaveLength(3);
  for (const { isEntry, imports, dynamicImports, code } of chunks) {
    expect(imports).toEqual([]);
    expect(code).not.toMatch(/preload/i);
    expect(dynamicImports).toHaveLength(isEntry ? 1 : 0);
  }
});
