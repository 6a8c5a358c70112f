import type { HTMLElement } from 'node-html-parser';
import { readBuiltFile, type BuiltPage } from '../../../tools/lib/built-site.ts';

/** An address and where it stands. */
export interface Link {
  readonly from: string;
  readonly target: string;
}

const addressAttributes = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];
const addressProperties = /^(og:url|og:image|twitter:image)$/;

function addressesOf(element: HTMLElement): string[] {
  const read = (name: string) => element.getAttribute(name);
  const candidates = read('srcset')?.split(',') ?? [];
  const isAddress = addressProperties.test(read('property') ?? read('name') ?? '');
  return [
    ...addressAttributes.flatMap((name) => read(name) ?? []),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...(isAddress ? [read('content') ?? ''] : []),
  ];
}

/** Everything that pages link to and load, and the ids that fragments may name. */
export function readLinks(pages: readonly BuiltPage[]) {
  const ids = new Map<string, ReadonlySet<string>>();
  const links: Link[] = [];
  for (const { path, page } of pages) {
    const elements = page.querySelectorAll('*');
    ids.set(path, new Set(elements.map(({ id }) => id).filter(Boolean)));
    for (const target of new Set(elements.flatMap(addressesOf))) links.push({ from: path, target });
  }
  return { links, ids };
}

/** The views that files of covers offer by name, as a page shows one of several in a file. */
export async function readViews(
  paths: ReadonlySet<string>,
): Promise<readonly (readonly [file: string, views: ReadonlySet<string>])[]> {
  const sheets = [...paths].filter((path) => path.startsWith('/covers/'));
  return Promise.all(
    sheets.map(async (file) => {
      const views = (await readBuiltFile(file)).toString().matchAll(/<view id="([^"]+)"/g);
      return [file, new Set([...views].map(([, id = '']) => id))] as const;
    }),
  );
}

interface Known {
  /** The origin of the site. */
  readonly siteUrl: string;
  readonly paths: ReadonlySet<string>;
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Links that lead nowhere on this site, each as `page → link: why`; other hosts are not asked.
 * A path that is only redirected counts as dead: what stands on a page should lead there directly.
 */
export function findDeadLinks(links: readonly Link[], { siteUrl, paths, ids }: Known): string[] {
  const site = new URL(siteUrl).origin;
  return links.flatMap(({ from, target }) => {
    const tell = (why: string): string[] => [`${from} → ${target}: ${why}`];
    if (!URL.canParse(target, site + from)) return tell('is no address');
    const { origin, pathname, hash, protocol } = new URL(target, site + from);
    if (/^(?:mailto|tel|sms):$/.test(protocol)) return [];
    if (protocol === 'https:' && origin !== site) return [];
    if (origin !== site) return tell('is neither https, mail nor telephone');
    if (!paths.has(decodeURI(pathname))) return tell('there is no such page or file');
    if (target.endsWith('#')) return tell('names no fragment');
    if (hash === '' || ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))) return [];
    return tell('the page has no such id');
  });
}
