import { nearestName } from '../../config/nearest.ts';
import { siteFolders } from '../../config/routes.ts';
import { readPublicSettings } from '../../config/settings.ts';
import { headingId } from '../../mdx/heading-id.ts';
import { plainAddress } from '../../schemas/plain-address.ts';
import { dayOf, isScheduled } from '../../site/publication.ts';
import { findMove, nameAdvice, toKebabCase } from '../advice.ts';
import {
  inEach,
  listRepeats,
  mentionsOf,
  type Content,
  type Entry,
  type Mention,
} from '../facts.ts';
import type { Advice, Finding, Problem } from '../problem.ts';
import { nodesOf, readProse } from '../reading/read-body.ts';

/** This machine, the site by its own address, and previews, which are gone when they are read. */
const ownHosts = [
  '(?:localhost|127\\.0\\.0\\.1)(?::\\d+)?',
  new URL(readPublicSettings().PUBLIC_SITE_URL).host.replaceAll('.', '\\.'),
  '[\\w.-]+\\.(?:vercel\\.app|netlify\\.app|pages\\.dev)',
].join('|');
const ownAddress = new RegExp(`^(?:https?:)?//(?:www\\.)?(?:${ownHosts})(?=[/?#]|$)`);

/** An address without the site, the folder and the ending of a file, and slashes at its end. */
function bareOf(href: string): string {
  const path = href
    .replace(ownAddress, '')
    .replace(/^(?:\.{1,2}\/)*\/?(?:src\/)?(?:content\/)?(?:pages|articles)?\/*/, '/');
  return path.replace(/(?:\.mdx?|\.html)?\/*(#.*)?$/, '$1').toLowerCase() || '/';
}

const soundAddress = /^(https:\/\/[^\s/]+\.|mailto:[^\s@]+@[^\s@]+\.\w|(?:tel|sms):\+?[\d-]+$)/;

/** What only those can open who are signed in at the same place. */
const colleaguesAlone =
  /^https:\/\/(?:[^/]+\.sharepoint\.com|[^/]+-my\.sharepoint\.com|1drv\.ms|onedrive\.live\.com|teams\.microsoft\.com|docs\.google\.com\/\w+\/d\/(?!e\/)[^/]+|drive\.google\.com|[^/]+\.atlassian\.net|www\.notion\.so)(?:\/|$)/;

/** Addresses of other kinds: outside the site, or for mail and telephone. */
function adviseOnOutside(href: string, routes: ReadonlySet<string>): Advice | undefined {
  const isOwn = ownAddress.test(href);
  const found = `the link ${href || '""'}`;
  const plain = plainAddress(href);
  if (plain !== href) return { found, write: `${plain}, the address inside` };
  if (colleaguesAlone.test(href)) {
    const write = 'the address of a copy that anybody can open';
    return { found: `${found}, which only colleagues can open`, write };
  }
  if (soundAddress.test(href) && !isOwn) return undefined;
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(href)) return { found, write: `mailto:${href}` };
  if (/^(?:tel|sms|mailto):/.test(href))
    return { found, write: 'tel:+15550100 or mailto:info@example.com in that form' };
  const inside = bareOf(href);
  // What leads nowhere yet is not meant for the home page.
  const isInside = href !== '' && href !== '#' && routes.has(inside.replace(/#.*/, ''));
  const full = /^(?:http:\/\/|\/\/|www\.)/.test(href) && !isOwn;
  const outside = href.replace(/^(?:http:\/\/|\/\/)?/, 'https://');
  if (isInside || full) return { found, write: isInside ? inside : outside };
  return { found, write: 'a path that begins with / or a full https:// address' };
}

function adviseOnPath(path: string, routes: ReadonlySet<string>, content: Content) {
  if (routes.has(path)) return undefined;
  if (content.vanished.some(({ route }) => route === path)) return undefined;
  const move = findMove(path.slice(1), content);
  const found = `a link to ${path}, which ${move?.why ?? 'does not exist'}`;
  if (move) return { found, write: move.to ?? 'another address' };
  const bare = bareOf(path);
  const nearest = routes.has(bare) ? bare : nearestName(path, routes);
  const longer = [...routes].find((route) => route.startsWith(`${path}-`));
  return { found, write: nearest ?? longer ?? 'the path of a page, an article or a file' };
}

/** Links lead to pages that exist, and leave the site only over https. */
export function checkLinks(content: Content): Problem[] {
  const { entries, fixedRoutes, sources } = content;
  const routes = new Set([...fixedRoutes, ...entries.map(({ route }) => route)]);
  return inEach(sources, (source) => {
    const own = entries.find(({ file }) => file === source.file)?.route ?? '';
    return mentionsOf(source, 'link').flatMap(({ name, line, field }) => {
      const isInside = /^(\/(?!\/)|#.)/.test(name);
      const advice = isInside
        ? adviseOnPath(name.split(/[?#]/)[0] || own, routes, content)
        : adviseOnOutside(name, routes);
      return advice ? [{ line, field: field || 'link', ...advice }] : [];
    });
  });
}

/** The day from which an entry is there: today for what is there already. */
function firstDayOf(entry: Entry | undefined, now: Date): string {
  const { date } = entry?.data ?? {};
  return date && isScheduled({ draft: false, date }, now) ? dayOf(date) : dayOf(now);
}

/** Nothing that is published leads to a draft, or to what is published later. */
export function checkUnpublishedTargets({ entries, sources, vanished }: Content): Problem[] {
  const now = new Date();
  const published = sources.filter(({ isDraft }) => !isDraft);
  return inEach(published, (source) => {
    const entry = entries.find(({ file }) => file === source.file);
    return source.mentions.flatMap(({ meaning, name, line, field }): Finding[] => {
      // Words of a search may lead to what is still to come.
      if (meaning !== 'link' && !(meaning === 'page' && entry)) return [];
      const [path = ''] = name.split(/[#?]/);
      const target = entries.find(({ route, id }) => path === (meaning === 'link' ? route : id));
      const at = { line, field: field || 'link' };
      if (target && vanished.some(({ file }) => file === target.file)) return [];
      if (target?.isDraft) {
        const write = `another page, or take "draft: true" out of ${target.file}`;
        return [{ ...at, found: `${name}, which is a draft`, write }];
      }
      const day = firstDayOf(target, now);
      if (day <= firstDayOf(entry, now)) return [];
      const write = 'it from that day on, or another page';
      return [{ ...at, found: `${name}, which is published on ${day}`, write }];
    });
  });
}

const vagueWords =
  /^(?:here|click here|more|read more|learn more|this|this page|this link|link)[.!]?$/i;

/** The links of a body, each with its words. */
function linksOf({ body }: Entry) {
  return nodesOf(body, 'link').map(({ node, line }) => {
    const words = node.children.length === 0 ? '' : readProse(node, 'text').text.trim();
    return { url: node.url, words, line };
  });
}

const adviseOnWords = (url: string) =>
  `words that say where it leads: [Who answers a call](${url})`;

/** A link without words is there for nobody. */
export function checkLinkWords({ entries }: Content): Problem[] {
  return inEach(entries, (entry) =>
    linksOf(entry)
      .filter(({ words }) => words === '')
      .map(({ url, line }) => {
        return { line, field: 'link', found: '"" as a link', write: adviseOnWords(url) };
      }),
  );
}

/** The words of a link say where it leads, also when they are heard alone (WCAG 2.4.4). */
export function adviseOnLinkWords({ entries }: Content): Problem[] {
  return inEach(entries, (entry) => {
    const links = linksOf(entry).filter(({ words }) => words !== '');
    // Of a link whose Markdown is broken the address is left, which is told of as that.
    const hasBroken = entry.prose.some(({ text }) => text.includes(']('));
    const vague = links.filter(
      ({ url, words }) =>
        vagueWords.test(words) || (/^https?:/.test(url) && url.endsWith(words) && !hasBroken),
    );
    const named = links.filter((link) => !vague.includes(link));
    const twice = listRepeats(named, ({ words }) => words.toLowerCase())
      .filter(([link, first]) => link.url.split('#')[0] !== first.url.split('#')[0])
      .map(([{ words, line }, first]) => {
        const found = `"${words}" as a link to two places`;
        const write = `other words than those of line ${first.line}`;
        return { line, field: 'link', found, write };
      });
    const unclear = vague.map(({ url, words, line }) => {
      return { line, field: 'link', found: `"${words}" as a link`, write: adviseOnWords(url) };
    });
    return [...unclear, ...twice];
  });
}

/** What texts call what they cite, where its collection has another name. */
const meanings: Readonly<Record<string, string>> = {
  claims: 'claim',
  sources: 'source',
  triageSystems: 'system',
  laws: 'law',
};

/** How those kinds are cited that are taken for each other. */
const tags: Readonly<Record<string, string>> = {
  claim: '<Claim id',
  source: '<Source id',
  system: '<LevelTable system',
};

/** Whatever is cited by its id is there: claims, outside sources, rules of the call, calls, tools. */
export function checkCitations({ sources, records: files }: Content): Problem[] {
  const { calls, buyers } = files;
  const { rules, handoff } = calls.records.get('canonical') ?? {};
  const records = Object.entries(files).flatMap(([name, { file, isBroken, records }]) =>
    isBroken ? [] : [{ meaning: meanings[name] ?? name, file, ids: [...records.keys()] }],
  );
  const ofCall = [
    { meaning: 'rule', file: calls.file, ids: rules?.map(({ id }) => id) },
    { meaning: 'country', file: calls.file, ids: handoff?.numbers.map(({ country }) => country) },
  ];
  const asked = [...buyers.records.values()].flatMap(({ questions = [], open = [] }) => [
    ...questions.map(({ question }) => headingId(question)),
    ...open.map(({ topic }) => headingId(topic)),
  ]);
  const ofBuyers = [{ meaning: 'question', file: buyers.file, ids: asked }];
  return [...records, ...ofCall, ...ofBuyers].flatMap(({ meaning, file, ids }) => {
    if (!ids) return [];
    // An id that is not written as ids are is told of where it stands.
    const known = new Set(ids.flatMap((id) => [id, toKebabCase(id)]));
    return inEach(sources, (source) =>
      source.mentions
        .filter((mention) => mention.meaning === meaning && !known.has(mention.name))
        .map(({ name, line }) => {
          const other = records.find((kind) => kind.meaning in tags && kind.ids.includes(name));
          const found = `"${name}", which is ${other ? 'in' : 'not in'} ${other?.file ?? file}`;
          // The nearest of two capitals would be another country.
          const near = meaning === 'country' ? `one of ${ids.join(', ')}` : nameAdvice(name, ids);
          const write = other ? `${tags[other.meaning]}="${name}" />` : near;
          return { line, field: meaning, found, write };
        }),
    );
  });
}

/** Related pages exist, once each, and are other pages than this one; a search may find articles too. */
export function checkRelated(content: Content): Problem[] {
  const { sources, entries, pages, articles, vanished } = content;
  return inEach(sources, (source) => {
    const entry = entries.find(({ file }) => file === source.file);
    const mentions = mentionsOf(source, 'page');
    const repeats = new Set(listRepeats(mentions, ({ name }) => name).map(([item]) => item));
    const targets: readonly Entry[] = entry ? pages : entries;
    return mentions.flatMap((mention): Finding[] => {
      const { name: id, field, line } = mention;
      const problem = (why: string, write: string) => [
        { line, field, found: `"${id}"${why}`, write },
      ];
      const page = targets.find((target) => target.id === id);
      if (!page) {
        if (vanished.some((gone) => gone.id === id)) return [];
        const move = findMove(id, content);
        if (move) return problem(`, which ${move.why}`, move.to?.slice(1) ?? 'another id');
        const isArticle = articles.some((article) => article.id === id);
        const names = targets.map((target) => target.id);
        return problem(
          `, which is ${isArticle ? 'an article' : 'not a page'}`,
          nameAdvice(id, names),
        );
      }
      if (page === entry) return problem(', the page itself', 'the id of another page');
      return entry && repeats.has(mention) ? problem(' a second time', 'each page once') : [];
    });
  });
}

/** What was published and has gone is told once, with all that names it, until it is said where it went. */
export function checkVanished(content: Content): Problem[] {
  return content.vanished.flatMap((gone) => {
    const { file, id, route, data } = gone;
    const here = content.entries.find((entry) => entry.route === route);
    if (!here && ownerOf(route, content)) return [];
    const isNamed = ({ meaning, name }: Mention) =>
      meaning === 'page' ? name === id : meaning === 'link' && name.split(/[#?]/)[0] === route;
    const names = content.sources.flatMap((source) =>
      source.mentions.filter(isNamed).map(({ line }) => `${source.file}:${line}`),
    );
    const named = names.length > 0 ? ` (named in ${names.join(', ')})` : '';
    const found = `${here ? 'it not published' : 'no file'}, though readers know ${route}${named}`;
    const field = here ? (here.isDraft ? 'draft' : 'date') : 'file';
    const day = data.date ? `'${dayOf(data.date)}'` : 'a day that has come';
    const heir = content.entries.find((one) => one !== here && one.data.title === data.title);
    const [related] = data.related ?? [];
    const see = typeof related === 'object' ? related.page : (related ?? '');
    const record = `"${id}: { on: '${dayOf(new Date())}', see: /${see} }" into ${content.records.removed.file}`;
    const write = heir ? `"formerly: [${id}]" into ${heir.file}` : record;
    const back = here && `"${field}: ${here.isDraft ? 'false' : day}", or delete the file and put `;
    const advice = back ? back + write : `${write}, or bring it back: git restore ${file}`;
    return [{ file: here?.file ?? file, line: here?.lineOf([field]), field, found, write: advice }];
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
  const { file, lineOf, records } = content.records.removed;
  const removed = [...records.keys()].map((old) => {
    return { file, line: lineOf([old]), field: old, old };
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
