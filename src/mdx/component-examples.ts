import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownElement, MarkdownNode } from './parse-mdx.ts';

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

function isElement(node: MarkdownNode): node is MarkdownElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The elements that stand by themselves, each with the names of those inside it and its own. */
function listWhole(node: MarkdownNode): { element: MarkdownElement; names: ReadonlySet<string> }[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (!isElement(child) || arrangements.has(child.name ?? '')) return listWhole(child);
    return [{ element: child, names: namesIn(child) }];
  });
}

function namesIn(node: MarkdownNode): Set<string> {
  const own = isElement(node) && node.name ? [node.name] : [];
  const inside = 'children' in node ? node.children.flatMap((child) => [...namesIn(child)]) : [];
  return new Set([...own, ...inside]);
}

/**
 * Finds the shortest lines that use each component, whole with what they need around them.
 * @param files the text of pages and articles by their names
 */
export async function findExamples(
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Example>> {
  // Takes long to load, and a published site asks for no examples.
  const { parseMdx } = await import('./parse-mdx.ts');
  const examples = new Map<string, Example>();
  for (const [file, text] of files) {
    const { root } = parseMdx(text);
    for (const { element, names } of root ? listWhole(root) : []) {
      const { start, end } = element.position ?? {};
      const source = text.slice(start?.offset, end?.offset);
      for (const name of names) {
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
export async function addExamples(
  code: string,
  root: string,
  names: readonly string[],
): Promise<string> {
  const folder = path.join(root, 'src/content');
  const files = globSync('{pages,articles}/**/*.mdx', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== 'pages/components.mdx')
    .sort();
  const shown = new Set(
    [...code.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/<([A-Z]\w*)/g)].map(
      ([, name]) => name,
    ),
  );
  const wanted = new RegExp(`<(?:${names.filter((name) => !shown.has(name)).join('|')})\\b`);
  const texts = files
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
    // Parsing takes time, and most pages have none of them.
    .filter(([, text]) => wanted.test(text));
  const examples = await findExamples(new Map(texts));
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
