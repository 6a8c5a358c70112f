import { inEach, listRepeats, mentionsOf, type Content, type RecordFile } from '../../facts.ts';
import { toKebabCase } from '../../kebab-case.ts';
import { nameAdvice } from '../../name-advice.ts';
import type { Finding, Problem } from '../../problem.ts';

/** Claims, outside sources and triage systems are cited by ids that exist. */
export function checkCitations({ sources, claims, works, systems }: Content): Problem[] {
  const kinds = [
    { ...claims, write: (id: string) => `<Claim id="${id}" />` },
    { ...works, write: (id: string) => `<Source id="${id}" />` },
    { ...systems, write: (id: string) => `<LevelScale system="${id}" />` },
  ];
  const findUnknown = (
    meaning: 'claim' | 'source' | 'system',
    field: string,
    { file, records, isBroken }: RecordFile<unknown>,
  ): Problem[] => {
    if (isBroken) return [];
    const ids = [...records.keys()];
    // An id that is not written as ids are is told of where it stands.
    const known = new Set(ids.flatMap((id) => [id, toKebabCase(id)]));
    return inEach(sources, (source) =>
      mentionsOf(source, meaning)
        .filter(({ name }) => !known.has(name))
        .map(({ name, line }) => {
          const other = kinds.find((kind) => kind.records.has(name));
          const found = `"${name}", which is ${other ? 'in' : 'not in'} ${other?.file ?? file}`;
          return { line, field, found, write: other?.write(name) ?? nameAdvice(name, ids) };
        }),
    );
  };
  return [
    ...findUnknown('claim', 'claim', claims),
    ...findUnknown('source', 'source', works),
    ...findUnknown('system', 'triage system', systems),
  ];
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

/** Components in MDX are those of `src/mdx/editor-components.ts`, by file name. */
export function checkComponents({ entries, components }: Content): Problem[] {
  const names = [...components.keys()];
  const known = new Set([...names, 'Fragment', '']);
  return inEach(entries, ({ body }) =>
    body.elements
      .filter(({ name }) => !/^[a-z]/.test(name) && !known.has(name))
      .map(({ name, line }) => {
        const found = `<${name}>, which does not exist`;
        return { line, field: 'component', found, write: nameAdvice(name, names) };
      }),
  );
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
