import path from 'node:path';
import { inEach, listRepeats, type Content } from '../../facts.ts';
import { toKebabCase } from '../../kebab-case.ts';
import type { Problem } from '../../problem.ts';

/** File names become addresses: lower case with hyphens, and `.mdx` so that they are read at all. */
export function checkFileNames({ entries, strayFiles }: Content): Problem[] {
  const misnamed = inEach(entries, ({ id }) => {
    const name = id.split('/').map(toKebabCase).join('/');
    return name === id ? [] : [{ field: 'file name', found: `${id}.mdx`, write: `${name}.mdx` }];
  });
  const stray = strayFiles.map((file) => ({
    file,
    field: 'file name',
    found: path.extname(file) || 'no extension',
    write: 'a name that ends in .mdx, or move the file out of the content folder',
  }));
  return [...misnamed, ...stray];
}

/** No two files answer at the same address, and none at one that the site itself answers. */
export function checkRoutes({ entries, fixedRoutes }: Content): Problem[] {
  const owners = new Map(listRepeats(entries, ({ route }) => route.toLowerCase()));
  return inEach(entries, (entry) => {
    const other = owners.get(entry);
    if (!other && !fixedRoutes.has(entry.route.toLowerCase())) return [];
    const owner = other ? `${other.file} has` : 'the site itself answers';
    const found = `"${entry.route}", which ${owner} already`;
    return [{ field: 'route', found, write: 'another file name' }];
  });
}

/** Two pages do not ask for the same place in a footer group. */
export function checkFooter({ pages }: Content): Problem[] {
  const listed = pages.flatMap(({ file, lineOf, data: { footer } }) =>
    footer ? [{ file, line: lineOf(['footer', 'order']), ...footer }] : [],
  );
  const taken = listRepeats(listed, ({ group, order }) => `${group} ${order}`);
  return taken.map(([{ file, line, group, order }, other]) => {
    const orders = listed.filter((page) => page.group === group).map((page) => page.order);
    const found = `${order}, which ${other.file} has already in this group`;
    const write = `${Math.max(...orders) + 1} or another free place`;
    return { file, line, field: 'footer.order', found, write };
  });
}
