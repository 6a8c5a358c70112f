import { siteFolders } from '../../config/routes.ts';
import { nearestName } from '../../config/nearest.ts';
import { inEach, listRepeats, mentionsOf, type Content, type Entry } from '../facts.ts';

import { adviseOnMoved, nameAdvice, toKebabCase } from '../advice.ts';
import type { Advice, Finding, Problem } from '../problem.ts';
import { nodesOf, readProse } from '../reading/read-body.ts';

/** What answers at an address: a page, an article, or the site itself. */
type Routes = ReadonlyMap<string, Entry | 'fixed'>;

/** Addresses of other kinds: outside the site, or for mail and telephone. */
function adviseOnOutside(href: string, routes: Routes): Advice | undefined {
  if (/^(https:\/\/[^\s/]+\.|mailto:[^\s@]+@|(?:tel|sms):\+?\d)/.test(href)) return undefined;
  const found = `the link ${href || '""'}`;
  const own = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*|$)/.exec(href)?.[1];
  if (own !== undefined)
    return { found: `${found}, which is on your machine`, write: bareOf(own) || '/' };
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(href)) return { found, write: `mailto:${href}` };
  if (/^(?:http:\/\/|\/\/|www\.)/.test(href)) {
    return { found, write: href.replace(/^(?:http:\/\/|\/\/)?/, 'https://') };
  }
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

/** Claims, outside sources, triage systems, rules and countries of the call are cited by their ids. */
export function checkCitations({ sources, claims, works, systems, calls }: Content): Problem[] {
  const { rules, handoff } = calls.records.get('canonical') ?? {};
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
    {
      meaning: 'country',
      from: calls,
      ids: handoff?.numbers.map(({ country }) => country),
      tag: '',
    },
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

/** Every figure of `claims.yaml` is shown to visitors somewhere, in content or in code. */
export function checkUnusedClaims({ entries, sources, claims, claimsInCode }: Content): Problem[] {
  // A page that cannot be read may hold the citation that would be missed.
  if (sources.some(({ isBroken }) => isBroken)) return [];
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const published = sources.filter(({ isDraft }) => !isDraft);
  const mentions = published.flatMap((source) => mentionsOf(source, 'claim'));
  // A misspelt citation may be the one that would be missed.
  if (mentions.some(({ name }) => !claims.records.has(name))) return [];
  const cited = new Set([...claimsInCode, ...mentions.map(({ name }) => name)]);
  return [...claims.records.keys()]
    .filter((id) => !cited.has(id))
    .map((id) => ({
      file: claims.file,
      line: claims.lineOf([id]),
      field: id,
      found: 'no page, article or component that cites it',
      write: `<Claim id="${id}" /> where the figure belongs, or delete the entry`,
    }));
}

/** Related pages exist, once each, and are other pages than this one. */
export function checkRelated({ entries, pages, articles }: Content): Problem[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return inEach(entries, (entry) => {
    const mentions = mentionsOf(entry, 'page');
    const repeats = new Map(listRepeats(mentions, ({ name }) => name));
    return mentions.flatMap((mention): Finding[] => {
      const { name: id, field, line } = mention;
      const problem = (found: string, write: string) => [
        { line, field, found: `"${id}"${found}`, write },
      ];
      const page = byId.get(id);
      if (!page) {
        const isArticle = articles.some((article) => article.id === id);
        const found = isArticle ? ', which is an article' : ', which is not a page';
        return problem(found, nameAdvice(id, [...byId.keys()]));
      }
      if (page === entry) return problem(', the page itself', 'the id of another page');
      if (repeats.has(mention)) return problem(' a second time', 'each page once');
      if (!page.isDraft || entry.isDraft) return [];
      return problem(', which is a draft', 'the id of a page that is published');
    });
  });
}

/** What words should find exists: pages and articles, by their file names. */
export function checkFoundEntries({ sources, entries }: Content): Problem[] {
  const ids = entries.map(({ id }) => id);
  const others = sources.filter((source) => !entries.some(({ file }) => file === source.file));
  return inEach(others, (source) =>
    mentionsOf(source, 'page')
      .filter(({ name }) => !ids.includes(name))
      .map(({ name, field, line }) => ({
        line,
        field,
        found: `"${name}", which is neither a page nor an article`,
        write: nameAdvice(name, ids),
      })),
  );
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
  const former = content.entries.flatMap(({ file, route, data, lineOf }) =>
    (data.formerly ?? []).map((old, index) => {
      return { file, route, old, line: lineOf(['formerly', index]) };
    }),
  );
  const firsts = new Map(listRepeats(former, ({ old }) => old));
  return former.flatMap((item): Problem[] => {
    const { file, route, old, line } = item;
    const other = firsts.get(item)?.file;
    const isRemoved = content.removed.records.has(old);
    const owner =
      route === `/${old}`
        ? 'is the address that it has now'
        : (ownerOf(`/${old}`, content) ??
          (other && `${other} has already`) ??
          (isRemoved && `${content.removed.file} has too`));
    if (!owner) return [];
    const found = `"${old}", which ${owner}`;
    const write = 'addresses that lead here alone, or leave it out';
    return [{ file, line, field: 'formerly', found, write }];
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
