/** The HTML of each page of a build, by its path. */
type Pages = ReadonlyMap<string, string>;

export interface ChosenPages {
  readonly photographed: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Pages that differ in HTML, and are not photographed. */
  readonly unseen: readonly string[];
}

/** Beside one page of each kind: a run takes ten minutes at most. */
const mostOthers = 5;

/** What stands between the frame of the page: what an editor changed. */
const readMain = (html = '') => /<main[^]*<\/main>/.exec(html)?.[0];

/**
 * Decides which pages are photographed: those that were named; else one of each kind, and of the
 * pages whose HTML changed the first few, new and gone ones first, then those with other content.
 * @throws {Error} when a page was named that neither build has
 */
export function choosePages(
  before: Pages,
  after: Pages,
  ofEachKind: readonly string[],
  named: readonly string[],
): ChosenPages {
  const all = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const strange = named.filter((path) => !all.includes(path));
  if (strange.length > 0) throw new Error(`There is no page ${strange.join(', ')}.`);
  const added = all.filter((path) => !before.has(path));
  const gone = all.filter((path) => !after.has(path));
  const differ = all.filter((path) => before.get(path) !== after.get(path));
  const byContent = differ.filter(
    (path) => readMain(before.get(path)) !== readMain(after.get(path)),
  );
  const kinds = ofEachKind.filter((path) => all.includes(path));
  const others = [...new Set([...added, ...gone, ...byContent, ...differ])].filter(
    (path) => !kinds.includes(path),
  );
  const photographed = named.length > 0 ? named : [...kinds, ...others.slice(0, mostOthers)];
  const unseen = differ.filter((path) => !photographed.includes(path));
  return { photographed, added, gone, unseen };
}
