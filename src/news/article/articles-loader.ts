import type { Loader, LoaderContext } from 'astro/loaders';

type Stored = Parameters<LoaderContext['store']['set']>[0];

/**
 * Whether a text gives the same HTML as Markdown and as MDX: it has no tag and no expression; no
 * indented line, which is code in Markdown only; no image, rule or hard break, which end in a slash
 * in MDX.
 */
export function isPlainMarkdown(body: string): boolean {
  return !/[<{}]|!\[|^(?: {4}|\t)|^(?:import|export)\b|^ *([-*_])( *\1){2,} *$| {2}$|\\$/m.test(
    body,
  );
}

/**
 * Lets articles without components be rendered as Markdown while they are loaded, though their
 * files end in `.mdx`: the HTML is the same. As MDX each becomes a module of its own, which takes
 * three times as long to build and stays in memory until the end. In development, where files are
 * watched and few are asked for, all stay MDX.
 * @param loader finds and reads the files
 */
export function articlesLoader(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      const { store, watcher } = context;
      if (watcher) return loader.load(context);
      const plain: Stored[] = [];
      const set = (entry: Stored): boolean => {
        if (entry.body === undefined || !isPlainMarkdown(entry.body)) return store.set(entry);
        // Stored as MDX it would already be on the list of modules.
        plain.push(entry);
        return true;
      };
      await loader.load({ ...context, store: { ...store, set } });
      for (const entry of plain) {
        const { html, ...rest } = await context.renderMarkdown(entry.body ?? '');
        const stored: Stored = { ...entry, rendered: { ...rest, html: html.trimEnd() } };
        delete stored.deferredRender;
        store.set(stored);
      }
    },
  };
}
