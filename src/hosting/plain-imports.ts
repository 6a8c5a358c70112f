import type { Plugin } from 'vite';

/** What Vite puts around each `import()`: it asks for the styles of what is imported. */
const helper = /vite\/preload-helper\.js$/;
const plainImport = '\0plain-import:';

/**
 * Leaves each `import()` in the scripts of pages as it is. Styles stand in the pages, so the file
 * that would ask for them is a request and some 750 bytes for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: helper },
      // A module for each importer: one for all would be a file of its own. Astro would take an
      // importer that is still readable for a part of a component.
      handler: (_id, importer = '') => plainImport + Buffer.from(importer).toString('base64url'),
    },
    load: {
      filter: { id: /^.plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // What is wrapped is called instead, which leaves nothing of the helper.
    renderChunk: {
      filter: { code: '__VITE_PRELOAD__' },
      handler: (code) => ({
        code: code
          .replaceAll(/__vitePreload(?:\$\d+)?\(/g, '(')
          .replaceAll(/,\s*__VITE_PRELOAD__\)/g, ')()'),
      }),
    },
  };
}
