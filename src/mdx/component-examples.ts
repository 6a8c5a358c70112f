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

interface Example {
  /** The lines of the page, citations included. */
  readonly source: string;
  /** The file that they are from, from the folder of the content. */
  readonly file: string;
}

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

/**
 * Finds the shortest lines that use each component, whole with what they need around them.
 * @param files the text of pages and articles by their names
 */
function findExamples(files: ReadonlyMap<string, string>): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const [file, text] of files) {
    const { root } = parseMdx(text);
    for (const element of root ? listWhole(root) : []) {
      const { start, end } = element.position ?? {};
      const source = text.slice(start?.offset, end?.offset);
      for (const name of namesIn(element)) {
        const known = examples.get(name)?.source.length ?? Infinity;
        if (source.length < known) examples.set(name, { source, file });
      }
    }
  }
  return examples;
}

/** A band of the page of components: the component live, without its citations, and the lines to copy. */
function writeBand(name: string, { source, file }: Example): string {
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
 * Puts an example of each component that the page of components does not show itself in the place of its mark:
 * the lines of a page, which the checker has read there.
 * @param code the text of the page of components
 * @param root the folder of the project
 * @param names of the components
 */
export function addExamples(code: string, root: string, names: readonly string[]): string {
  const folder = path.join(root, 'src/content');
  const files = globSync('{pages,articles}/**/*.mdx', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== 'pages/components.mdx')
    .sort();
  const byHand = code.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
  const shown = new Set([...byHand.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const read = (file: string) => plainEnds(readFileSync(path.join(folder, file), 'utf8'));
  const examples = findExamples(new Map(files.map((file) => [file, read(file)])));
  const bands: string[] = [];
  for (const name of names) {
    const example = examples.get(name);
    if (shown.has(name) || !example) continue;
    bands.push(writeBand(name, example));
    // What stands in the lines of another one is shown by them.
    for (const [, inside] of example.source.matchAll(/<([A-Z]\w*)/g)) shown.add(inside);
  }
  return code.replace(examplesMark, () => bands.join('\n\n'));
}
