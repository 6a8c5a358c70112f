import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainEnds } from '../schemas/clean-text.ts';
import {
  childrenOf,
  isElement,
  parseMdx,
  type MarkdownElement,
  type MarkdownNode,
} from './parse-mdx.ts';

/** Where the page of components says that all components follow which it does not show itself. */
export const examplesMark = '{/* All other components, as pages use them */}';

/** What arranges a page: an example begins inside it. */
const arrangements = new Set(['Section', 'Columns', 'Illustration']);

/** The elements that stand by themselves. */
function listWhole(node: MarkdownNode): MarkdownElement[] {
  return childrenOf(node).flatMap((child) =>
    !isElement(child) || arrangements.has(child.name ?? '') ? listWhole(child) : [child],
  );
}

/** The names of an element and of those inside it. */
function namesIn(node: MarkdownNode): string[] {
  const own = isElement(node) && node.name ? [node.name] : [];
  return [...own, ...childrenOf(node).flatMap(namesIn)];
}

/** A band of the page of components: the component live, without its citations, and the lines to copy. */
function writeBand(name: string, source: string, file: string): string {
  const live = source.replaceAll(/\s*<Source\s[^>]*\/>/g, '').replaceAll(/\ssource="[^"]*"/g, '');
  const page = file.replace(/\.mdx$/, '').replace(/^(?:pages|articles)\//, '/');
  return `<Section heading="${name}" layout="stack" lead="As ${page} has it.">

${live}

\`\`\`\`mdx
${source}
\`\`\`\`

</Section>`;
}

/**
 * Puts an example of each component that the page of components does not show itself in the place of
 * its mark: the shortest lines of a page that use it, whole with what they need around them.
 * @param code the text of the page of components
 * @param root the folder of the project
 * @param names of the components
 */
export function addExamples(code: string, root: string, names: readonly string[]): string {
  const folder = path.join(root, 'src/content');
  const files = globSync('{pages,articles}/**/*.mdx', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== 'pages/components.mdx');
  const examples = files.sort().flatMap((file) => {
    const text = plainEnds(readFileSync(path.join(folder, file), 'utf8'));
    const { root: tree } = parseMdx(text);
    return (tree ? listWhole(tree) : []).map((element) => {
      const { start, end } = element.position ?? {};
      const source = text.slice(start?.offset, end?.offset);
      return { source, file, uses: new Set(namesIn(element)) };
    });
  });
  const shortestFirst = examples.toSorted((a, b) => a.source.length - b.source.length);
  const byHand = code.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
  const shown = new Set([...byHand.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const bands = names.flatMap((name) => {
    const example = shortestFirst.find(({ uses }) => uses.has(name));
    if (shown.has(name) || !example) return [];
    // What stands in the lines of another one is shown by them.
    for (const inside of example.uses) shown.add(inside);
    return [writeBand(name, example.source, example.file)];
  });
  return code.replace(examplesMark, () => bands.join('\n\n'));
}
