import type { Plugin } from 'vite';
import { readPublicSettings } from '../config/settings.ts';
import { plainEnds } from '../schemas/clean-text.ts';
import { numberCitations } from './number-citations.ts';
import { findEditorComponents } from './editor-components.ts';
import { addExamples, examplesMark } from './component-examples.ts';

/** The line under the heads of a Markdown table (https://github.github.com/gfm/#tables-extension-). */
const tableLine = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/m;

/** The fields at the top of an entry that is marked as a draft. */
const draftFields = /^---\n(?:(?!---).*\n)*?draft: true\n(?:(?!---).*\n)*?---/;

const importTable = [
  "import ProseTable from '/src/components/parts/Table.astro';",
  'export const components = { table: ProseTable };',
];

/**
 * Lets editors use the components without an import, draws their tables, and numbers their
 * citations. Importing per file, rather than handing all components to every page, keeps the styles
 * of a component off the pages that do not use it. Where drafts are not shown their words are left
 * out: the page of components alone asks for every component there is, and for examples from all pages.
 */
export function mdxComponents(root: string): Plugin {
  let known: ReadonlyMap<string, string> | undefined;
  let showsDrafts = true;
  return {
    name: 'mdx-components',
    enforce: 'pre',
    configResolved({ command }) {
      showsDrafts = command === 'serve' || readPublicSettings().PUBLIC_DRAFTS === 'on';
    },
    watchChange(_id, { event }) {
      if (event !== 'update') known = undefined;
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/content\/.*\.mdx(\?|$)/ },
      handler(file) {
        const text = plainEnds(file);
        const [draft] = draftFields.exec(text) ?? [];
        if (draft !== undefined && !showsDrafts) return { code: `${draft}\n`, map: null };
        const isExamplesPage = text.includes(examplesMark);
        const hasTable = isExamplesPage || tableLine.test(text);
        // What uses none needs no look at the folders.
        if (!hasTable && !/<[A-Z]/.test(text)) return undefined;
        const components = (known ??= findEditorComponents(root));
        const code = isExamplesPage ? addExamples(text, root, [...components.keys()]) : text;
        const used = new Set([...code.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(([, name]) => name));
        const imports = [...components]
          .filter(([name]) => used.has(name))
          .map(([name, path]) => `import ${name} from '${path}';`)
          .concat(hasTable ? importTable : []);
        // Imports go last: ES modules hoist them, and the line numbers of errors stay true.
        return imports.length === 0
          ? undefined
          : { code: `${numberCitations(code).text}\n\n${imports.join('\n')}\n`, map: null };
      },
    },
  };
}
