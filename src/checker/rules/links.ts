import { nearestName } from '../../config/nearest.ts';
import { siteFolders } from '../../config/routes.ts';
import { dayOf, isScheduled } from '../../site/publication.ts';
import { adviseOnMoved, nameAdvice, toKebabCase } from '../advice.ts';
import { inEach, listRepeats, mentionsOf, type Content, type Entry } from '../facts.ts';
import type { Advice, Finding, Problem } from '../problem.ts';
import { nodesOf, readProse } from '../reading/read-body.ts';

/** What answers at an address: a page, an article, or the site itself. */
type Routes = ReadonlyMap<string, Entry | 'fixed'>;

/** An address without this machine, the folder and the ending of a file, and slashes at its end. */
function bareOf(href: string): string {
  const path = href
    .replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/, '')
    .replace(/^(?:\.{1,2}\/)*\/?(?:src\/)?(?:content\/)?(?:pages|articles)?\/*/, '/');
  return path.replace(/(?:\.mdx?|\.html)?\/*(#.*)?$/, '$1').toLowerCase() || '/';
}

/** Addresses of other kinds: outside the site, or for mail and telephone. */
function adviseOnOutside(href: string, routes: Routes): Advice | undefined {
  const isLocal = /^https?:\/\/(?:localhost|127\.)/.test(href);
  if (/^(https:\/\/[^\s/]+\.|mailto:[^\s@]+@|(?:tel|sms):\+?\d)/.test(href) && !isLocal)
    return undefined;
  const found = `the link ${href || '""'}`;
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(href)) return { found, write: `mailto:${href}` };
  const inside = bareOf(href);
  // What leads nowhere yet is not meant for the home page.
  const isInside = href !== '' && href !== '#' && routes.has(inside.replace(/#.*/, ''));
  const full = /^(?:http:\/\/|\/\/|www\.)/.test(href) && !isLocal;
  const outside = href.replace(/^(?:http:\/\/|\/\/)?/, 'https://');
  if (isInside || full) return { found, write: isInside ? inside : outside };
  return { found, write: 'a path that begins with / or a full https:// address' };
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
    const bare = bareOf(path);
    const nearest = routes.has(bare) ? bare : nearestName(path, routes.keys());
    const write = nearest ?? 'the path of a page, an article or a file in public/';
    return { found: `a link to ${path}, which does not exist`, write };
  }
  if (target.isDraft && !from.isDraft) {
    const write = `another link, or take "draft: true" out of ${target.file}`;
    return { found: `a link to ${path}, which is a draft`, write };
  }
  if (fragment === undefined || !target.isReadable) return undefined;
  const showsRules = target.body.elements.some(({ name }) => name === 'CallRules');
  // The place may be a rule that cannot be read.
  if (showsRules && content.calls.isBroken) return undefined;
  const rules = [...content.calls.records.values()].flatMap((call) => call.rules ?? []);
  const anchors = [
    ...mentionsOf(target, 'fragment').map(({ name }) => `#${name}`),
    ...(showsRules ? rules.map(({ id }) => `#${id}`) : []),
  ];
  if (anchors.includes(`#${fragment}`)) return undefined;
  const found = `a link to #${fragment}, which ${target.file} does not have`;
  return { found, write: anchors.length > 0 ? nameAdvice(`#${fragment}`, anchors) : 'no fragment' };
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

/** The day from which an entry is there: today for what is there already. */
function firstDayOf({ data: { draft = false, date } }: Entry, now: Date): string {
  return date && isScheduled({ draft, date }, now) ? dayOf(date) : dayOf(now);
}

/** No link and no related page leads to what is published later than the text that names it. */
export function checkLinksToScheduled(content: Content): Problem[] {
  const now = new Date();
  const { entries, pages } = content;
  const published = entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, (entry) =>
    (['link', 'page'] as const).flatMap((meaning) =>
      mentionsOf(entry, meaning).flatMap(({ name, line, field }): Finding[] => {
        const [path] = name.split(/[#?]/);
        const target =
          meaning === 'link'
            ? entries.find(({ route }) => route === path)
            : pages.find(({ id }) => id === name);
        if (!target || target.isDraft) return [];
        const day = firstDayOf(target, now);
        if (day <= firstDayOf(entry, now)) return [];
        const found = `${name}, which is published on ${day}`;
        const write = 'it from that day on, or another page';
        return [{ line, field: field || 'link', found, write }];
      }),
    ),
  );
}

const vagueWords =
  /^(?:here|click here|more|read more|learn more|this|this page|this link|link|)[.!]?$/i;

/** The words of a link say where it leads, also when they are heard alone (WCAG 2.4.4). */
export function checkLinkWords({ entries }: Content): Problem[] {
  return inEach(entries, ({ body, prose }) => {
    // Of a link whose Markdown is broken the address is left, which is told of as that.
    const hasBroken = prose.some(({ text }) => text.includes(']('));
    return nodesOf(body, 'link').flatMap(({ node, line }) => {
      const words = node.children.length === 0 ? '' : readProse(node, 'text').text.trim();
      const isBare = /^https?:/.test(node.url) && node.url.endsWith(words) && !hasBroken;
      if (!isBare && !vagueWords.test(words)) return [];
      const write = `words that say where it leads: [Who answers a call](${node.url})`;
      return [{ line, field: 'link', found: `"${words}" as a link`, write }];
    });
  });
}

/** Claims, outside sources, triage systems, rules and countries of the call are cited by their ids. */
export function checkCitations({ sources, claims, works, systems, calls }: Content): Problem[] {
  const { rules, handoff } = calls.records.get('canonical') ?? {};
  const countries = handoff?.numbers.map(({ country }) => country);
  const kinds = [
    { meaning: 'claim', from: claims, ids: [...claims.records.keys()], tag: '<Claim id' },
    { meaning: 'source', from: works, ids: [...works.records.keys()], tag: '<Source id' },
    {
      meaning: 'system',
      from: systems,
      ids: [...systems.records.keys()],
      tag: '<LevelTable system',
    },
    { meaning: 'rule', from: calls, ids: rules?.map(({ id }) => id), tag: '' },
    { meaning: 'country', from: calls, ids: countries, tag: '' },
  ] as const;
  return kinds.flatMap(({ meaning, from, ids }) => {
    if (from.isBroken || !ids) return [];
    // An id that is not written as ids are is told of where it stands.
    const known = new Set(ids.flatMap((id) => [id, toKebabCase(id)]));
    return inEach(sources, (source) =>
      mentionsOf(source, meaning)
        .filter(({ name }) => !known.has(name))
        .map(({ name, line }) => {
          const other = kinds.find((kind) => kind.tag !== '' && kind.from.records.has(name));
          const found = `"${name}", which is ${other ? 'in' : 'not in'} ${(other?.from ?? from).file}`;
          // The nearest of two capitals would be another country.
          const near = meaning === 'country' ? `one of ${ids.join(', ')}` : nameAdvice(name, ids);
          return { line, field: meaning, found, write: other ? `${other.tag}="${name}" />` : near };
        }),
    );
  });
}

/** Related pages exist, once each, and are other pages than this one; a search may find articles too. */
export function checkRelated({ sources, entries, pages, articles }: Content): Problem[] {
  return inEach(sources, (source) => {
    const entry = entries.find(({ file }) => file === source.file);
    const mentions = mentionsOf(source, 'page');
    const repeats = new Set(listRepeats(mentions, ({ name }) => name).map(([item]) => item));
    const targets: readonly Entry[] = entry ? pages : entries;
    return mentions.flatMap((mention): Finding[] => {
      const { name: id, field, line } = mention;
      const problem = (found: string, write: string) => [
        { line, field, found: `"${id}"${found}`, write },
      ];
      const page = targets.find((target) => target.id === id);
      if (!page) {
        const isArticle = articles.some((article) => article.id === id);
        const found = isArticle ? ', which is an article' : ', which is not a page';
        return problem(
          found,
          nameAdvice(
            id,
            targets.map((target) => target.id),
          ),
        );
      }
      if (page === entry) return problem(', the page itself', 'the id of another page');
      if (entry && repeats.has(mention)) return problem(' a second time', 'each page once');
      if (!page.isDraft || !entry || entry.isDraft) return [];
      return problem(', which is a draft', 'the id of a page that is published');
    });
  });
}

/** Who answers at an address now, completing "which …"; undefined when nobody does. */
function ownerOf(path: string, { entries, fixedRoutes }: Content): string | undefined {
  const entry = entries.find(({ route }) => route === path);
  if (entry) return `is the address of ${entry.file}`;
  const [, folder = ''] = path.split('/');
  return fixedRoutes.has(path) || siteFolders.includes(folder)
    ? 'the site itself answers'
    : undefined;
}

/**
 * An old address leads to one page and no page answers at it, so that no redirect hides a page,
 * leads in a circle, or leads to another redirect.
 */
export function checkFormerAddresses(content: Content): Problem[] {
  const removed = [...content.removed.records.keys()].map((old) => {
    return { file: content.removed.file, line: content.removed.lineOf([old]), field: old, old };
  });
  const former = content.entries.flatMap(({ file, data, lineOf }) =>
    (data.formerly ?? []).map((old, index) => {
      return { file, line: lineOf(['formerly', index]), field: 'formerly', old };
    }),
  );
  const all = [...removed, ...former];
  const firsts = new Map(listRepeats(all, ({ old }) => old));
  return all.flatMap((item): Problem[] => {
    const { old, ...location } = item;
    const other = firsts.get(item);
    const owner = ownerOf(`/${old}`, content) ?? (other && `${other.file} has already`);
    const write = 'an address that leads here alone, or leave it out';
    return owner ? [{ ...location, found: `"${old}", which ${owner}`, write }] : [];
  });
}

function adviseOnSee(see: string, old: string, content: Content): Advice | undefined {
  if (see === `/${old}`) return { found: 'its own address', write: 'another, or leave it out' };
  const target = content.entries.find(({ route }) => route === see);
  if (target?.isDraft) return { found: `${see}, which is a draft`, write: 'a page that is there' };
  if (target || content.fixedRoutes.has(see)) return undefined;
  const routes = content.entries.filter(({ isDraft }) => !isDraft).map(({ route }) => route);
  const missing = { found: `${see}, which does not exist`, write: nameAdvice(see, routes) };
  return adviseOnMoved(see, content) ?? missing;
}

/** The readers of what was removed are led to a page in one step. */
export function checkRemoved(content: Content): Problem[] {
  return inEach([content.removed], ({ records, lineOf }) =>
    [...records].flatMap(([old, { see }]) => {
      const advice = see === undefined ? undefined : adviseOnSee(see, old, content);
      return advice ? [{ line: lineOf([old, 'see']), field: `${old}.see`, ...advice }] : [];
    }),
  );
}
