import type { Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

const examplesPage = 'src/content/pages/components.mdx';

/**
 * Every component that editors are offered is shown: by a page, whose lines the page of components takes, or by
 * the page of components. What a page shows that cannot be read is not known.
 */
export function checkExamples({ entries, components }: Content): Problem[] {
  const isKnown = entries.every(({ isReadable }) => isReadable);
  if (!isKnown || !entries.some(({ file }) => file === examplesPage)) return [];
  const used = new Set(entries.flatMap(({ body }) => body.elements.map(({ name }) => name)));
  return [...components.keys()]
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: examplesPage,
      field: 'examples',
      found: `no page that uses <${name}>`,
      write: `an example of it here, or move ${name}.astro into a folder parts/ if it is not for editors`,
    }));
}
