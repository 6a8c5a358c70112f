import { inEach, mentionsOf, type Content, type Entry } from '../../facts.ts';
import { adviseOnMoved } from '../../moved.ts';
import { nearestName } from '../../../config/nearest.ts';
import { nameAdvice } from '../../name-advice.ts';
import type { Advice, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import { readProse } from '../../reading/read-prose.ts';

/** What answers at an address: a page, an article, or the site itself. */
type Routes = ReadonlyMap<string, Entry | 'fixed'>;

/** Addresses of other kinds: outside the site, or for mail and telephone. */
function adviseOnOutside(href: string, routes: Routes): Advice | undefined {
  const found = `the link ${href || '""'}`;
  const own = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*|$)/.exec(href)?.[1];
  if (own !== undefined)
    return { found: `${found}, which is on your machine`, write: bareOf(own) || '/' };
  if (/^(https:\/\/[^\s/]+\.|mailto:[^\s@]+@|(?:tel|sms):\+?\d)/.test(href)) return undefined;
  if (href.startsWith('http://')) return { found, write: href.replace('http:', 'https:') };
  if (href.startsWith('//')) return { found, write: `https:${href}` };
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(href)) return { found, write: `mailto:${href}` };
  if (href.startsWith('www.')) return { found, write: `https://${href}` };
  const inside = `/${bareOf(href.replace(/^(?:\.{1,2}\/)+/, ''))}`;
  // What leads nowhere yet is not meant for the home page.
  const isBlank = href === '' || href === '#';
  if (!isBlank && routes.has(inside.replace(/#.*/, ''))) return { found, write: inside };
  return { found, write: 'a path that begins with / or a full https:// address' };
}

/** An address without the folder and the ending of a file, and without slashes at its end. */
function bareOf(href: string): string {
  const path = href.replace(/^(\/?)(?:src\/)?(?:content\/)?(?:pages|articles)\//, '$1');
  return path.replace(/(?:\.mdx?|\.html)?\/*(#.*)?$/, '$1').toLowerCase();
}

function adviseOnPath(
  href: string,
  from: Entry,
  routes: Routes,
  content: Content,
): Advice | undefined {
  const [address = '', fragment] = href.split('#');
  const path = address.split('?')[0] ?? '';
  const target = path === '' ? from : routes.get(path);
  if (target === 'fixed') return undefined;
  if (!target) {
    const moved = adviseOnMoved(path, content);
    if (moved) return { ...moved, found: `a link to ${moved.found}` };
    const found = `a link to ${path}, which does not exist`;
    const bare = bareOf(path);
    const nearest = routes.has(bare) ? bare : nearestName(path, routes.keys());
    return { found, write: nearest ?? 'the path of a page, an article or a file in public/' };
  }
  if (target.isDraft && !from.isDraft) {
    const write = `another link, or take "draft: true" out of ${target.file}`;
    return { found: `a link to ${path}, which is a draft`, write };
  }
  if (fragment === undefined || !target.isReadable) return undefined;
  const rules = [...content.calls.records.values()].flatMap((call) => call.rules ?? []);
  const showsRules = target.body.elements.some(({ name }) => name === 'CallRules');
  // The place may be a rule that cannot be read.
  if (showsRules && rules.length === 0) return undefined;
  const places = [
    ...mentionsOf(target, 'fragment').map(({ name }) => `#${name}`),
    ...(showsRules ? rules.map(({ id }) => `#${id}`) : []),
  ];
  if (places.includes(`#${fragment}`)) return undefined;
  const found = `a link to #${fragment}, which ${target.file} does not have`;
  return { found, write: places.length > 0 ? nameAdvice(`#${fragment}`, places) : 'no fragment' };
}

/** Links lead to pages and places that exist, and leave the site only over https. */
export function checkLinks(content: Content): Problem[] {
  const { entries, fixedRoutes } = content;
  const routes: Routes = new Map<string, Entry | 'fixed'>([
    ...[...fixedRoutes].map((route) => [route, 'fixed'] as const),
    // Of two at one address the older one has it.
    ...entries.toReversed().map((entry) => [entry.route, entry] as const),
  ]);
  return inEach(entries, (entry) =>
    mentionsOf(entry, 'link').flatMap(({ name, line, field }) => {
      const isInside = /^(\/(?!\/)|#.)/.test(name);
      const advice = isInside
        ? adviseOnPath(name, entry, routes, content)
        : adviseOnOutside(name, routes);
      return advice ? [{ line, field: field || 'link', ...advice }] : [];
    }),
  );
}

const vagueWords =
  /^(?:here|click here|more|read more|learn more|this|this page|this link|link)[.!]?$/i;

/** The words of a link say where it leads, also when they are heard alone (WCAG 2.4.4). */
export function checkLinkWords({ entries }: Content): Problem[] {
  return inEach(entries, ({ body, prose }) => {
    // Of a link whose Markdown is broken the address is left, which is told of as that.
    const hasBroken = prose.some(({ text }) => text.includes(']('));
    return nodesOf(body, 'link').flatMap(({ node, line }) => {
      const words = readProse(node, 'text').text.trim();
      const isEmpty = node.children.length === 0;
      const isBare = /^https?:/.test(node.url) && node.url.endsWith(words) && !hasBroken;
      if (!isEmpty && !isBare && !vagueWords.test(words)) return [];
      const found = isEmpty ? `a link to ${node.url} without words` : `"${words}" as a link`;
      const write = `words that say where it leads: [Who answers a call](${node.url})`;
      return [{ line, field: 'link', found, write }];
    });
  });
}
