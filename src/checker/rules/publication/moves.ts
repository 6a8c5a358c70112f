import { siteFolders } from '../../../config/routes.ts';
import { inEach, listRepeats, type Content, type Entry } from '../../facts.ts';
import { adviseOnMoved } from '../../moved.ts';
import { nameAdvice } from '../../name-advice.ts';
import type { Advice, Finding, Problem } from '../../problem.ts';

/** Who answers at an address now, completing "which …"; undefined when nobody does. */
function ownerOf(path: string, { entries, fixedRoutes }: Content): string | undefined {
  const entry = entries.find(({ route }) => route === path);
  if (entry) return `is the address of ${entry.file}`;
  const [, folder = ''] = path.split('/');
  return fixedRoutes.has(path) || siteFolders.includes(folder)
    ? 'the site itself answers'
    : undefined;
}

function listFormer({ entries }: Content) {
  return entries.flatMap((entry) =>
    (entry.data.formerly ?? []).map((old, index) => ({
      entry,
      old,
      line: entry.lineOf(['formerly', index]),
    })),
  );
}

/**
 * An old address leads to one page and no page answers at it, so that no redirect hides a page,
 * leads in a circle, or leads to another redirect.
 */
export function checkFormerAddresses(content: Content): Problem[] {
  const former = listFormer(content);
  const firstByRepeat = new Map(listRepeats(former, ({ old }) => old));
  return former.flatMap((item): Problem[] => {
    const { entry, old, line } = item;
    const other = firstByRepeat.get(item)?.entry;
    const owner =
      entry.route === `/${old}`
        ? 'is the address that it has now'
        : (ownerOf(`/${old}`, content) ??
          (other && `${other.file} has already`) ??
          (content.removed.records.has(old) && `${content.removed.file} has too`));
    if (!owner) return [];
    const found = `"${old}", which ${owner}`;
    const write = 'addresses that lead here alone, or leave it out';
    return [{ file: entry.file, line, field: 'formerly', found, write }];
  });
}

function adviseOnSee(see: string, old: string, content: Content): Advice | undefined {
  if (see === `/${old}`) {
    return { found: 'its own address', write: 'another one, or leave it out' };
  }
  const target: Entry | undefined = content.entries.find(({ route }) => route === see);
  if (target?.isDraft) return { found: `${see}, which is a draft`, write: 'a page that is there' };
  if (target || content.fixedRoutes.has(see)) return undefined;
  const routes = content.entries.filter(({ isDraft }) => !isDraft).map(({ route }) => route);
  return (
    adviseOnMoved(see, content) ?? {
      found: `${see}, which does not exist`,
      write: nameAdvice(see, routes),
    }
  );
}

/** What was removed is not there any more, and its readers are led to a page in one step. */
export function checkRemoved(content: Content): Problem[] {
  const { removed } = content;
  return inEach([removed], () =>
    [...removed.records].flatMap(([old, { see, on }]): Finding[] => {
      const owner = ownerOf(`/${old}`, content);
      const line = removed.lineOf([old]);
      const advice = see === undefined ? undefined : adviseOnSee(see, old, content);
      const write = 'nothing here while it is there';
      const isToCome = on !== undefined && on.getTime() > Date.now();
      return [
        ...(owner ? [{ line, field: old, found: `an address which ${owner}`, write }] : []),
        ...(advice ? [{ line: removed.lineOf([old, 'see']), field: `${old}.see`, ...advice }] : []),
        ...(isToCome
          ? [{ line, field: `${old}.on`, found: 'a day to come', write: 'the day it was removed' }]
          : []),
      ];
    }),
  );
}
