import type { Problem } from '../problem.ts';
import type { Site } from '../checked-site.ts';

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** File names become addresses: lower case with hyphens, and `.mdx` so that they are read at all. */
export function checkFileNames({ entries, strayFiles }: Site): Problem[] {
  const misnamed = entries.flatMap(({ file, id }): Problem[] => {
    const name = id.split('/').map(toKebabCase).join('/');
    if (name === id) return [];
    return [
      { file, line: undefined, field: 'file name', found: `${id}.mdx`, write: `${name}.mdx` },
    ];
  });
  const stray = strayFiles.map((file) => {
    const extension = /\.[^./]*$/.exec(file)?.[0] ?? 'no extension';
    const write = 'a name that ends in .mdx, or move the file out of the content folder';
    return { file, line: undefined, field: 'file name', found: extension, write };
  });
  return [...misnamed, ...stray];
}
