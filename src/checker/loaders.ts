import type { ContentEntryType } from 'astro';
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

// Astro ends a load at the first entry that cannot be read or breaks its schema: the development
// server does not start, or loses what stands below it in a YAML file. These loaders leave such an
// entry as it was and go on with the others; what is wrong is said by the checker.

type Entry = Parameters<LoaderContext['store']['set']>[0];

/** What Astro's own loader of files is given as well: what reads the files of an ending. */
interface FileContext extends LoaderContext {
  readonly entryTypes: ReadonlyMap<string, ContentEntryType>;
}

/** Takes a front matter that cannot be read for one without fields, which breaks its schema. */
function tolerateUnreadable(type: ContentEntryType): ContentEntryType {
  return {
    ...type,
    getEntryInfo: async (file) => {
      try {
        return await type.getEntryInfo(file);
      } catch {
        return { data: {}, rawData: '', body: '', slug: '' };
      }
    },
  };
}

/**
 * A context in which an entry that breaks its schema is stored as it last was.
 * @param isShownBroken whether one that never was in order is stored as it stands: a record that is
 *   missing would fail every page that cites it, a page with half its fields those that list it
 */
function tolerateInvalid(context: LoaderContext, isShownBroken: boolean): LoaderContext {
  const { store, entryTypes = [] } = context as Partial<FileContext> & LoaderContext;
  // By what was read, not by id: two states of one file may be on their way at the same time.
  const broken = new WeakSet<object>();
  const lastGood = new Map<string, Entry>(store.entries());
  const tolerant: FileContext = {
    ...context,
    entryTypes: new Map(
      [...entryTypes].map(([ending, type]) => [ending, tolerateUnreadable(type)]),
    ),
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
  return tolerant;
}

/** Loads a folder of MDX files while somebody writes in them. */
export function folderInDevelopment(base: string, pattern: string): Loader {
  const loader = glob({ base, pattern });
  return { ...loader, load: (context) => loader.load(tolerateInvalid(context, false)) };
}

/** Loads a YAML file of records while somebody writes in it. */
export function fileInDevelopment(name: string): Loader {
  const loader = file(name);
  return { ...loader, load: (context) => loader.load(tolerateInvalid(context, true)) };
}
