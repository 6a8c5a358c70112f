import { glob as findFiles, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';

declare global {
  /** Astro runs the content configuration among modules of its own, which share this alone. */
  var contentCheck: Promise<void> | undefined;
}

/**
 * Has a loader that fails report everything that is amiss: Astro ends a build at the first entry
 * that breaks its schema.
 */
export function reportAll(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      try {
        await loader.load(context);
      } catch (error) {
        await globalThis.contentCheck;
        throw error;
      }
    },
  };
}

// Astro ends a load at the first entry that breaks its schema: the development server does not
// start, or loses what stands below it in a YAML file. These loaders leave such an entry as it was
// and go on with the others; what is wrong is said by the checker.

type Entry = Parameters<LoaderContext['store']['set']>[0];

/**
 * A context in which an entry that breaks its schema is stored as it last was.
 * @param isShownBroken whether one that never was in order is stored as it stands: a record that is
 *   missing would fail every page that cites it, a page with half its fields those that list it
 */
function tolerateInvalid(context: LoaderContext, isShownBroken: boolean): LoaderContext {
  const { store } = context;
  // By what was read, not by id: two states of one file may be on their way at the same time.
  const broken = new WeakSet<object>();
  const lastGood = new Map<string, Entry>(store.entries());
  return {
    ...context,
    parseData: (entry) =>
      context.parseData(entry).catch(() => {
        broken.add(entry.data);
        return entry.data;
      }),
    store: {
      ...store,
      set: (entry) => {
        const isBroken = broken.has(entry.data);
        const kept = isBroken ? (lastGood.get(entry.id) ?? (isShownBroken && entry)) : entry;
        if (!kept) return false;
        if (!isBroken) lastGood.set(entry.id, entry);
        // A file keeps the entry that is there; a list of records is made anew.
        return isBroken && store.has(entry.id) ? false : store.set(kept);
      },
    },
  };
}

/** Files whose front matter cannot be read at all, by their paths in the folder. */
async function listUnreadable(folder: string, pattern: string): Promise<string[]> {
  // A build, which reads this module for its configuration, has no use for a parser here.
  const [{ parseMdx }, { readYaml }] = await Promise.all([
    import('../mdx/parse-mdx.ts'),
    import('./reading/read-yaml.ts'),
  ]);
  const names = await Array.fromAsync(findFiles(pattern, { cwd: folder }));
  const unreadable = await Promise.all(
    names.map(async (name) => {
      const { frontMatter } = parseMdx(await readFile(path.join(folder, name), 'utf8'));
      return readYaml(frontMatter ?? '', name, 1).isBroken ? [name] : [];
    }),
  );
  return unreadable.flat();
}

interface Folder {
  readonly folder: string;
  readonly pattern: string;
}

/** Loads a folder of MDX files while somebody writes in them. */
export function folderInDevelopment({ folder, pattern }: Folder): Loader {
  return {
    name: 'folder-in-development',
    load: async (context) => {
      const tolerant = tolerateInvalid(context, false);
      const base = fileURLToPath(new URL(`${folder}/`, context.config.root));
      const leftOut = await listUnreadable(base, pattern);
      const others = leftOut.map((name) => `!${name}`);
      await glob({ base: folder, pattern: [pattern, ...others] }).load(tolerant);
      const waiting = new Set(leftOut.map((name) => path.normalize(name)));
      // A file is loaded as soon as its front matter can be read; then Astro's own loader watches it.
      context.watcher?.on('change', (changed) => {
        const name = path.relative(base, changed);
        if (!waiting.has(name)) return;
        void listUnreadable(base, name).then(async ({ length }) => {
          if (length > 0 || !waiting.delete(name)) return;
          const untouched = { ...tolerant.store, keys: () => [] };
          await glob({ base: folder, pattern: name }).load({ ...tolerant, store: untouched });
        });
      });
    },
  };
}

/** Loads a YAML file of records while somebody writes in it. */
export function fileInDevelopment(name: string): Loader {
  const loader = file(name);
  return { ...loader, load: (context) => loader.load(tolerateInvalid(context, true)) };
}
