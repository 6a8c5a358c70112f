import type { Plugin } from 'vite';
import { numberCitations } from '../../site/citations.ts';
import { findEditorComponents } from './editor-components.ts';
import { addExamples, examplesMark } from './kit-examples.ts';

/**
 * Lets editors use the components without an import, and numbers their citations. Importing them per file, rather than handing
 * all of them to every page, keeps the styles of a component off the pages that do not use it.
 */
export function mdxComponents(root: string): Plugin {
  return {
    name: 'mdx-components',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/content\/.*\.mdx(\?|$)/ },
      handler(text) {
        const isKit = text.includes(examplesMark);
        // Most articles use none, and the folders need not be read for them.
        if (!isKit && !/<[A-Z]/.test(text)) return undefined;
        const components = findEditorComponents(root);
        const code = isKit ? addExamples(text, root, components.keys()) : text;
        const used = new Set([...code.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(([, name]) => name));
        const imports = [...components]
          .filter(([name]) => used.has(name))
          .map(([name, path]) => `import ${name} from '${path}';`);
        // Imports go last: ES modules hoist them, and the line numbers of errors stay true.
        return imports.length === 0
          ? undefined
          : { code: `${numberCitations(code).text}\n\n${imports.join('\n')}\n`, map: null };
      },
    },
  };
}
