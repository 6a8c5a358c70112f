import { createHash } from 'node:crypto';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
/** What Astro writes before the first island of a page: the directives, and the element of islands. */
const isRuntime = (code: string): boolean => /\bself\.Astro\b|"astro-island"/.test(code);

/**
 * Makes the runtime of the islands a file that browsers keep: it would stand in every page, as two
 * kilobytes after compression. It comes before the modules of the page, one of which may wake an
 * island; until then islands are HTML, which works by itself.
 * @param pages all pages of the site
 * @param known the scripts that are of the source: no other becomes a file, which the policy allows
 * @returns the pages in the same order, and the new files by their addresses
 */
export function shareRuntime(pages: readonly string[], known: ReadonlySet<string>) {
  const files = new Map<string, string>();
  const lightened = pages.map((html) => {
    const parts = [...html.matchAll(inlineScript)].filter(
      ([, code = '']) => known.has(code) && isRuntime(code),
    );
    if (parts.length === 0) return html;
    const code = parts.map(([, part = '']) => `${part.trim()}\n`).join('');
    const version = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/_astro/islands.${version}.js`;
    files.set(address, code);
    const shared = `<script src="${address}"></script>`;
    return parts.reduce(
      (page, [element], index) => page.replace(element, () => (index === 0 ? shared : '')),
      html,
    );
  });
  return { pages: lightened, files };
}
