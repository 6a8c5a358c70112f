import type { Content, PageEntry } from '../facts.ts';
import type { Problem } from '../problem.ts';

/** Two pages do not ask for the same place in a footer group. */
export function checkFooter({ pages }: Content): Problem[] {
  const taken = new Map<string, PageEntry>();
  return pages.flatMap((page): Problem[] => {
    const { file, data, lineOf } = page;
    if (!data.footer) return [];
    const { group, order } = data.footer;
    const other = taken.get(`${group} ${order}`);
    if (!other) {
      taken.set(`${group} ${order}`, page);
      return [];
    }
    const orders = pages.flatMap(({ data: { footer } }) =>
      footer?.group === group ? [footer.order] : [],
    );
    const found = `${order}, which ${other.file} has already in this group`;
    const write = `${Math.max(...orders) + 1} or another free place`;
    return [{ file, line: lineOf(['footer', 'order']), field: 'footer.order', found, write }];
  });
}
