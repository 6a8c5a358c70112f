import type { Content, Entry } from '../facts.ts';
import type { Problem } from '../problem.ts';

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** File names become addresses: lower case with hyphens, and `.mdx` so that they are read at all. */
export function checkFileNames({ entries, strayFiles }: Content): Problem[] {
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

/** No two files answer at the same address, and none at one that the site itself answers. */
export function checkRoutes({ entries, fixedRoutes }: Content): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): Problem[] => {
    const key = entry.route.toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, entry);
    const isFixed = fixedRoutes.has(key);
    if (!other && !isFixed) return [];
    const owner = other ? `${other.file} has` : 'the site itself answers';
    const found = `"${entry.route}", which ${owner} already`;
    const place = { file: entry.file, line: undefined, field: 'route' };
    return [{ ...place, found, write: 'another file name' }];
  });
}
