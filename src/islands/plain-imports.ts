import type { Plugin } from 'vite';

/** What Vite puts around each `import()`: it asks for the styles of what is imported. */
const helper = '\0vite/preload-helper.js';
const plainImport = '\0plain-import:';

/**
 * Leaves each `import()` in the scripts of pages as it is. Styles stand in the pages, so the file
 * that would ask for them is a request and some 750 bytes for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id !== helper) return undefined;
      // A module for each importer: one for all would be a file of its own. Astro would take an
      // importer that is still readable for a part of a component.
      return plainImport + Buffer.from(importer).toString('base64url');
    },
    load(id) {
      if (!id.startsWith(plainImport)) return undefined;
      return 'export const __vitePreload = (load) => load();';
    },
  };
}
