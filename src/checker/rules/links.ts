import { nameAdvice, nearestName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { mentionsOf, type Content, type Entry, type Named } from '../facts.ts';

interface Advice {
  readonly found: string;
  readonly write: string;
}

interface Routes {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly fixed: ReadonlySet<string>;
}

/** Addresses of other kinds: outside the site, or for mail and telephone. */
function adviseOnOutside(href: string): Advice | undefined {
  if (/^(https:\/\/[^\s/]+\.|mailto:[^\s@]+@|tel:\+?\d)/.test(href)) return undefined;
  const found = `the link ${href || '""'}`;
  if (href.startsWith('http://')) return { found, write: href.replace('http:', 'https:') };
  if (href.startsWith('//')) return { found, write: `https:${href}` };
  return { found, write: 'a path that begins with / or a full https:// address' };
}

function adviseOnFragment(fragment: string, target: Entry): Advice | undefined {
  const ids = mentionsOf(target, 'fragment').map(({ name }) => name);
  if (ids.includes(fragment)) return undefined;
  const found = `a link to #${fragment}, which ${target.file} does not have`;
  return { found, write: ids.length > 0 ? `#${nameAdvice(fragment, ids)}` : 'no fragment' };
}

function adviseOnPath(href: string, from: Entry, routes: Routes): Advice | undefined {
  const [address = '', fragment] = href.split('#');
  const path = address.split('?')[0] ?? '';
  const target = path === '' ? from : routes.entries.get(path);
  if (!target) {
    if (routes.fixed.has(path)) return undefined;
    const found = `a link to ${path}, which does not exist`;
    const bare = path.replace(/\/+$/, '').toLowerCase();
    const exists = routes.entries.has(bare) || routes.fixed.has(bare);
    const all = [...routes.entries.keys(), ...routes.fixed];
    const nearest = exists ? bare : nearestName(path, all);
    return { found, write: nearest ?? 'the path of a page, an article or a file in public/' };
  }
  if (target.isDraft && !from.isDraft) {
    const write = `another link, or take "draft: true" out of ${target.file}`;
    return { found: `a link to ${path}, which is a draft`, write };
  }
  if (fragment === undefined || !target.isReadable) return undefined;
  return adviseOnFragment(fragment, target);
}

/** Links lead to pages and places that exist, and leave the site only over https. */
export function checkLinks({ entries, fixedRoutes }: Content): Problem[] {
  const routes: Routes = {
    entries: new Map(entries.map((entry) => [entry.route, entry])),
    fixed: fixedRoutes,
  };
  return entries.flatMap((entry) => {
    const check = ({ name, line }: Named): Problem[] => {
      const isInside = /^(\/(?!\/)|#.)/.test(name);
      const advice = isInside ? adviseOnPath(name, entry, routes) : adviseOnOutside(name);
      return advice ? [{ file: entry.file, line, field: 'link', ...advice }] : [];
    };
    return mentionsOf(entry, 'link').flatMap(check);
  });
}
